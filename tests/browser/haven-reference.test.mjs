// Haven's codex and rules: what was met opens, what was not stays closed, and the rules open at what is asked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, axeAtEitherContrast, withPage } from "./harness.mjs";
import { LANGUAGES, doubleText, go, overflow } from "./page.mjs";
import { STILL, asked, playedUntil, setOut } from "./scenario.mjs";

const entries = (page) => page.locator(".codex .entry:visible");

test("the codex opens what was met and says how much is closed", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await go(page, "#/haven/codex");
    await page.locator(".codex .chapter").first().waitFor();
    const before = await entries(page).count();
    assert.equal(await page.locator(".codex .haven-deck .entry").count(), 0);
    await setOut(page, "codex-1");
    await asked(page);
    await go(page, "#/haven/codex");
    await page.locator(".codex .haven-deck .entry").first().waitFor();
    assert.ok((await entries(page).count()) > before + 20, "the cards of the classes at the table are open");
    await page.locator("#codex-search").fill("Bandit Guard");
    await page.waitForFunction(() => [...document.querySelectorAll(".codex .entry")].filter((one) => one.checkVisibility()).length === 1);
    assert.equal(await page.locator(".codex .entry:visible .deck-list li").count(), 8, "with all its ability cards");
    await page.locator("#codex-search").fill("Prime Demon");
    await page.locator(".codex .none").waitFor();
  }));

test("a monster is read by holding its place in the initiative, or from the rules", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "read-1");
    await asked(page);
    await page.locator(".track li.breed").first().click({ button: "right" });
    await page.locator(".sheet .deck-list li").first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.locator(".foes-here .button").first().click();
    await page.locator(".sheet .deck-list li").first().waitFor();
  }));

/** Opens something by the other button of a mouse, reads what the sheet is called, and puts it away. */
async function lookedAt(page, locator, ready) {
  await locator.click({ button: "right" });
  return putAway(page, ready);
}

async function putAway(page, ready) {
  await page.locator(`.sheet ${ready}`).first().waitFor();
  const title = await page.locator("dialog[open] h2").first().innerText();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
  return title;
}

test("whatever lies on the table is read by holding it: items, elements, heroes, whoever stands on the board", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "read-2");
    await playedUntil(page, ["equip"]);
    const item = await page.locator(".pack .what b").first().innerText();
    assert.equal(await lookedAt(page, page.locator(".pack").first(), ".item-known"), item);
    await playedUntil(page, ["cards"]);
    assert.equal(await lookedAt(page, page.locator(".elements li").nth(2), ".known"), await page.locator(".elements li b").nth(2).innerText());
    const yours = await page.locator(".own .hero-name b").innerText();
    await page.locator(".own .piles").click();
    const hand = await page.locator(".hero-sheet .pile-of").first().locator("li").count();
    assert.equal(hand, await page.locator(".choosing .pick").count(), "the own hand lies open");
    assert.equal(await putAway(page, ".hero-sheet .modifiers li"), yours);
    await lookedAt(page, page.locator(".track li.hero").first(), ".hero-sheet");
    assert.equal(await page.locator(".hero-sheet .pile-of").first().locator("li").count(), 0, "and nobody else's");
    // A figure on the board, held by the mouse: it opens by itself, and nothing is picked when the button is let go.
    const before = await page.locator(".choosing").innerText();
    const [x, y] = await page.locator(".world .token .monster").first().evaluate((token) => {
      const { left, right, top, bottom } = token.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2];
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.locator(".sheet .deck-list li").first().waitFor();
    await page.mouse.up();
    await putAway(page, ".deck-list li");
    assert.equal(await page.locator(".choosing").innerText(), before);
  }));

for (const locale of Object.keys(LANGUAGES)) {
  for (const size of Object.keys(SIZES)) {
    test(`${locale}, ${size}: axe finds nothing at either contrast, and text of twice the size loses nothing`, () =>
      withPage({ size, context: { ...STILL, locale } }, async ({ page }) => {
        await setOut(page, "axe-1");
        await asked(page);
        const walk = async (check) => {
          for (const [hash, ready] of [["#/haven/codex", ".codex .haven-deck .entry"], ["#/haven/rules", ".rules .chapter"]]) {
            await go(page, hash);
            await page.locator(ready).first().waitFor();
            await check(hash);
          }
        };
        await walk(async (name) => assert.deepEqual(await axeAtEitherContrast(page), [], name));
        await go(page, "#/settings");
        await doubleText(page, locale);
        await walk(async (name) => assert.deepEqual(await overflow(page), [], name));
      }));
  }
}
