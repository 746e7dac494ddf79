// Haven in the hand: a whole scenario by mouse, by touch, and by keys alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { go } from "./page.mjs";
import { ANSWER, STILL, asked, kept, playedByHand, setOut } from "./scenario.mjs";

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

/** What whoever has only keys presses, by question; then each of the others in turn. */
const KEYS = {
  goal: ["1"],
  hand: ["1", "2", "3"],
  cards: ["1", "2", "3", "4", "n"],
  turn: ["1", "4", "3", "2", "8", "5", "6", "7", "x"],
  harm: ["1", "2", "3"],
};
const OTHERS = ["t", "o", "1", "ArrowLeft", "Enter", "ArrowUp", "Enter", "ArrowRight", "Enter", "ArrowDown", "Enter", "2", "3", "x"];

/** Presses Tab until this has the focus, once it is there. */
async function tabTo(page, selector) {
  await page.locator(selector).first().waitFor();
  const there = () => page.evaluate((selector) => document.activeElement?.matches(selector), selector);
  for (let tries = 0; !(await there()); tries++) {
    assert.ok(tries < 120, `${selector} can be reached by Tab`);
    await page.keyboard.press("Tab");
  }
}

test("by keys alone, from setting out to the end", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await go(page, "#/haven");
    await tabTo(page, "#seed");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("hand-3");
    await tabTo(page, ".footbar .button.brass");
    await page.keyboard.press("Enter");
    await page.locator(".answer").waitFor();
    await tabTo(page, ".map");
    const met = new Set();
    const ready = () => page.evaluate(() => document.querySelector(".answer .go:not([aria-disabled])") !== null);
    for (let [made, at] = [-1, 0], question; (question = await asked(page, () => page.keyboard.press("Enter"))) !== null; at++) {
      met.add(question);
      const now = await kept(page);
      if (now !== made) [made, at] = [now, 0];
      assert.ok(at < 150, `"${question}" can be answered by keys`);
      const keys = (KEYS[question] ?? []).concat(OTHERS);
      await page.keyboard.press(keys[at % keys.length]);
      if ((await page.locator(ANSWER).count()) > 0 && (await ready())) await page.keyboard.press("Enter");
    }
    for (const question of ALWAYS) assert.ok(met.has(question), `${question} of ${[...met]}`);
  }));
