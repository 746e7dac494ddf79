// Haven in the hand: a whole scenario by mouse, by touch, and by keys alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { STILL, asked, kept, playedByHand, setOut } from "./scenario.mjs";

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

/** What whoever has only keys presses, by question; else each of these in turn. */
const KEYS = {
  goal: ["1"],
  cards: ["1", "2", "3", "4", "n"],
  turn: ["1", "4", "3", "2", "8", "5", "6", "7"],
  harm: ["1", "2", "3"],
  hand: ["1", "2", "3", "4", "5"],
};
const OTHER = ["t", "o", "Enter", "1", "ArrowLeft", "Enter", "ArrowUp", "Enter", "ArrowRight", "Enter", "ArrowDown", "Enter", "2", "3"];

test("by keys alone", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "hand-3");
    const ready = () => page.evaluate(() => document.querySelector(".answer .go:not([aria-disabled])") !== null);
    const onMap = () => page.evaluate(() => document.activeElement?.matches(".map"));
    for (let tries = 0; !(await onMap()); tries++) {
      assert.ok(tries < 60, "the board can be reached");
      await page.keyboard.press("Tab");
    }
    const met = new Set();
    for (let [made, at] = [-1, 0]; (await asked(page)) !== null; at++) {
      const question = await asked(page);
      if (question === null) break;
      met.add(question);
      const now = await kept(page);
      if (now !== made) [made, at] = [now, 0];
      assert.ok(at < 150, `"${question}" can be answered by keys`);
      const keys = (KEYS[question] ?? []).concat(OTHER);
      await page.keyboard.press(keys[at % keys.length]);
      if (await ready()) await page.keyboard.press("Enter");
    }
    assert.equal(await asked(page), null, "it ends");
    for (const question of ALWAYS) assert.ok(met.has(question), `${question} of ${[...met]}`);
  }));
