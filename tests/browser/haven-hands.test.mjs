// Haven in the hand: a whole scenario by mouse, and by touch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { STILL, playedByHand, setOut } from "./scenario.mjs";

/** The questions that every scenario 1 asks. */
const ALWAYS = ["goal", "hand", "start", "cards", "turn"];

test("by mouse, on a large screen", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "hand-1");
    const { met } = await playedByHand(page, ({ x, y }) => page.mouse.click(x, y));
    for (const question of ALWAYS) assert.ok(met.has(question), `${question} of ${[...met]}`);
  }));

test("by touch, on a phone", () =>
  withPage({ size: "phone", context: { ...STILL, hasTouch: true } }, async ({ page }) => {
    await setOut(page, "hand-2");
    const { met } = await playedByHand(page, ({ x, y }) => page.touchscreen.tap(x, y));
    for (const question of ALWAYS) assert.ok(met.has(question), `${question} of ${[...met]}`);
  }));
