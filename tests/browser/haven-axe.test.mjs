// Haven's table to axe, in every language, at both contrasts and with text of twice the size: the questions before the first round, the
// bots' words and the person's, the sheets over the table, the hint, and the screen that is handed over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, axe, axeAtEitherContrast, withPage } from "./harness.mjs";
import { LANGUAGES, doubleText, go, overflow } from "./page.mjs";
import { STILL, asked, playedForMe } from "./scenario.mjs";

const HANDED = ".hand-over .button";

/** A dungeon is looked at before the first scenario is chosen. */
async function dungeon(page, check) {
  await go(page, "#/haven");
  await page.locator(".cover.dungeon").click();
  await page.locator(".toll").first().waitFor();
  await check("a dungeon");
  await page.locator(".cover").first().click();
}

/** The person, a guest and a bot, instead of a scenario that is under way. */
async function setOutWithGuest(page, check, { instead = false } = {}) {
  await page.locator(".chair.empty .button").click();
  await page.locator(".chair").nth(1).locator(".seg").nth(1).click();
  await page.locator("#seed").fill("axe-2");
  await page.locator(".footbar .button.brass").click();
  if (instead) await page.locator("dialog[open] .button.blood").click();
  await page.locator(HANDED).waitFor();
  await check("handing over");
}

/** What is asked, of whoever holds the screen. */
async function askedOfAnyone(page) {
  await page.locator(`${HANDED}, .answer[data-question], .answer .go:not([aria-disabled])`).first().waitFor();
  if (await page.locator(HANDED).count()) await page.locator(HANDED).click();
  return asked(page);
}

/** Opens something over the table, and puts it away again. */
async function over(page, open, ready, check) {
  await open();
  await page.locator(ready).first().waitFor();
  await check();
  await page.keyboard.press("Escape");
  await page.locator(ready).first().waitFor({ state: "hidden" });
}

const say = (page, check) => over(page, () => page.keyboard.press("y"), "dialog[open] .say", () => check("what can be said"));

for (const [place, locale] of Object.keys(LANGUAGES).entries()) {
  const size = Object.keys(SIZES)[place % 2];
  test(`${locale}, ${size}: axe finds nothing at Haven's table, at either contrast and with text of twice the size`, () =>
    withPage({ size, context: { ...STILL, locale } }, async ({ page }) => {
      const clean = async (name) => assert.deepEqual(await axeAtEitherContrast(page), [], name);
      await dungeon(page, clean);
      await setOutWithGuest(page, clean);
      const met = new Set();
      while (!met.has("cards")) {
        const question = await askedOfAnyone(page);
        if (!met.has(question)) await clean(question);
        met.add(question);
        if (question !== "cards") await playedForMe(page);
      }
      assert.ok(["goal", "cards"].every((question) => met.has(question)), [...met].join());
      await page.locator(".track .said").waitFor();
      await say(page, clean);
      await over(page, () => page.locator(".answer .more").click(), "#ways:popover-open", () => clean("other ways"));
      for (const [name, way] of [["every answer", -2], ["habits", -1]]) {
        const open = async () => {
          await page.locator(".answer .more").click();
          await page.locator("#ways .button").nth(way).click();
        };
        await over(page, open, "dialog[open]", () => clean(name));
      }
      await page.keyboard.press("h");
      await page.locator(".advice b").waitFor();
      await clean("the hint");

      const large = async (name, check) => assert.deepEqual(await check(page), [], `${name}, text of twice the size`);
      const whole = (name) => large(name, overflow);
      await go(page, "#/settings");
      await doubleText(page, locale);
      await go(page, "#/haven/table");
      assert.equal(await askedOfAnyone(page), "cards");
      await large("cards", axe);
      await say(page, whole);
      await dungeon(page, whole);
      await setOutWithGuest(page, whole, { instead: true });
      assert.equal(await askedOfAnyone(page), "goal");
      await large("goal", axe);
      await whole("goal");
    }));
}
