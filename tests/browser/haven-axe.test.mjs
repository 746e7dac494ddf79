// Haven's table to axe, in every language, at both contrasts and with text of twice the size: the questions before the first round, the
// bots' words and the person's, the sheets over the table, the hint, and the screen that is handed over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, axe, withPage } from "./harness.mjs";
import { LANGUAGES, go, overflow, rootHas } from "./page.mjs";
import { STILL, asked, playedForMe } from "./scenario.mjs";

const HANDED = ".hand-over .button";

/** Three chairs: the person, a guest and a bot. */
async function setOutWithGuest(page) {
  await page.locator(".chair.empty .button").click();
  await page.locator(".chair").nth(1).locator(".seg").nth(1).click();
  await page.locator("#seed").fill("axe-2");
  await page.locator(".footbar .button.brass").click();
  await page.locator(HANDED).waitFor();
}

/** Opens something over the table, and puts it away again. */
async function over(page, open, ready, check) {
  await open();
  await page.locator(ready).first().waitFor();
  await check();
  await page.keyboard.press("Escape");
  await page.locator(ready).first().waitFor({ state: "hidden" });
}

/** Makes the browser's own text this large, as its settings do. */
async function browserText(page, pixels) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: pixels } });
  await page.waitForFunction((pixels) => parseFloat(getComputedStyle(document.documentElement).fontSize) >= pixels, pixels);
}

for (const [place, locale] of Object.keys(LANGUAGES).entries()) {
  const size = Object.keys(SIZES)[place % 2];
  test(`${locale}, ${size}: axe finds nothing at Haven's table, at either contrast and with text of twice the size`, () =>
    withPage({ size, context: { ...STILL, locale } }, async ({ page }) => {
      const clean = async (name) => {
        for (const [contrast, root] of [["no-preference", "normal"], ["more", "high"]]) {
          await page.emulateMedia({ contrast });
          await rootHas(page, "data-contrast", root);
          assert.deepEqual(await axe(page), [], `${name}, contrast: ${contrast}`);
        }
      };
      const large = async (name, check) => {
        await browserText(page, 32);
        assert.deepEqual(await check(page), [], `${name}, text of twice the size`);
        await browserText(page, 16);
      };
      await go(page, "#/haven");
      await page.locator(".cover.dungeon").click();
      await page.locator(".toll").first().waitFor();
      await clean("a dungeon");
      await large("a dungeon", overflow);
      await page.locator(".cover").first().click();
      await setOutWithGuest(page);
      await clean("handing over");
      await large("handing over", overflow);
      const met = new Set();
      while (!met.has("cards")) {
        await page.locator(`${HANDED}, .answer[data-question], .answer .go:not([aria-disabled])`).first().waitFor();
        if (await page.locator(HANDED).count()) await page.locator(HANDED).click();
        const question = await asked(page);
        if (!met.has(question)) {
          await clean(question);
          await large(question, axe);
        }
        met.add(question);
        if (question !== "cards") await playedForMe(page);
      }
      assert.ok(["goal", "cards"].every((question) => met.has(question)), [...met].join());
      await page.locator(".track .said").waitFor();
      await over(page, () => page.keyboard.press("y"), "dialog[open] .say", async () => {
        await clean("what can be said");
        await large("what can be said", overflow);
      });
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
    }));
}
