// A finger at the table: what a tap, another tap and a pull do, and what stays where it is.

import assert from "node:assert/strict";
import test from "node:test";
import { CONFIRM, OPTIONS, STILL, asked, sitDown } from "./hunt.mjs";
import { withPage } from "./harness.mjs";

const TOUCH = { ...STILL, hasTouch: true };
const made = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length);
const decided = (page, before) => page.waitForFunction((before) => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length > before, before);

test("another tap plays the card that was chosen", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    const before = await made(page);
    const card = page.locator(OPTIONS).first();
    await card.tap();
    await page.locator(".held.lift").waitFor();
    assert.equal(await made(page), before, "one tap only lifts it");
    await card.tap();
    await decided(page, before);
  }));

test("a card that is pulled up is played; one that is let go near the hand is not", () =>
  withPage({ context: STILL }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    const before = await made(page);
    const { x, y, width, height } = await page.locator(OPTIONS).first().boundingBox();
    const pull = async (up) => {
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2 - up, { steps: 4 });
      await page.mouse.up();
    };
    await pull(20);
    await page.locator(".held.lift").waitFor();
    assert.equal(await made(page), before, "it was only chosen");
    await pull(90);
    await decided(page, before);
  }));

test("a tap beside everything ends the telling", () =>
  withPage({ context: { hasTouch: true, reducedMotion: "no-preference" } }, async ({ page }) => {
    await sitDown(page, "touch-1", { hunters: "3" });
    await asked(page);
    await page.locator(OPTIONS).first().tap();
    await page.locator(CONFIRM).tap();
    await page.locator(".clash li").first().waitFor();
    await page.locator(".blood").tap();
    await page.locator(".asked").waitFor({ timeout: 5_000 });
  }));

test("name, picture and die of the enemy open its sheet, and a tap outside closes it", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    for (const part of [".portrait", ".named", ".odds .chain"]) {
      await page.locator(part).tap();
      await page.locator("dialog[open] .faces").waitFor();
      await page.locator("dialog[open] .kicker").tap();
      assert.equal(await page.locator("dialog[open]").count(), 1, "a tap inside leaves it open");
      await page.touchscreen.tap(6, 6);
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
  }));

test("the button stays where it is, whatever is said above it", () =>
  withPage({ context: STILL }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    const place = () => page.locator(".answer .button").evaluate((button) => button.getBoundingClientRect().top);
    const before = await place();
    await page.locator(OPTIONS).first().click();
    assert.equal(await place(), before, "a card is lifted");
    await page.keyboard.press("h");
    await page.locator(".advice .why").waitFor();
    assert.equal(await place(), before, "a hint is given");
  }));
