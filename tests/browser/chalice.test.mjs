// Whole hunts in a real browser: by mouse, by touch, by keys alone; kept across reloads, and from a link.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, started, withPage } from "./harness.mjs";
import { CONFIRM, MOST_DECISIONS, OPTIONS, STILL, asked, playOn, reckon, sitDown, table } from "./hunt.mjs";

test("a whole hunt by mouse at a desk, with axe at every kind of screen", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17");
    await asked(page);
    assert.deepEqual(await axe(page), [], "the table");
    await page.keyboard.press("l");
    await page.locator(".tale").first().waitFor();
    assert.deepEqual(await axe(page), [], "the log");
    await page.keyboard.press("Escape");
    const decisions = await playOn(page);
    assert.ok(decisions > 10 && decisions < MOST_DECISIONS, `${decisions} decisions`);
    await reckon(page);
    assert.deepEqual(await axe(page), [], "the reckoning");
  }));

test("a whole hunt by touch on a phone, five at the table, in German", () =>
  withPage({ size: "phone", context: { ...STILL, hasTouch: true, isMobile: true, locale: "de-DE" } }, async ({ page }) => {
    await sitDown(page, "ash-moth-18", { hunters: "5" });
    assert.equal(await page.locator(".seat").count(), 4);
    assert.deepEqual(await axe(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(wide <= 0, `${wide}px hang out`);
    assert.ok((await playOn(page, { touch: true })) < MOST_DECISIONS);
    await reckon(page);
  }));

test("a whole hunt by keys alone, in Spanish", () =>
  withPage({ size: "desktop", context: { ...STILL, locale: "es-ES" } }, async ({ page }) => {
    await sitDown(page, "ash-moth-19", { hunters: "3" });
    for (let n = 0; n < MOST_DECISIONS && (await asked(page)); n++) {
      const count = await page.locator(OPTIONS).count();
      for (let k = 0; k < 8 && (await page.locator(CONFIRM).count()) === 0; k++) {
        await page.keyboard.press(String(((n + k) % Math.max(count, 1)) + 1));
      }
      await page.locator(".answer .button").focus();
      await page.keyboard.press("Enter");
    }
    await page.keyboard.press("Enter");
    await page.locator(".reckoning").waitFor();
  }));

test("a reload comes back to where the hunt was, and undo leads back through it", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17");
    await asked(page);
    const first = await table(page);
    await playOn(page, { most: 6 });
    await asked(page);
    const before = await table(page);
    await page.reload();
    await started(page);
    await asked(page);
    assert.deepEqual(await table(page), before);
    for (let n = 0; n < 6; n++) await page.keyboard.press("u");
    assert.deepEqual(await table(page), first);
    for (let n = 0; n < 6; n++) await page.keyboard.press("r");
    await asked(page);
    assert.deepEqual(await table(page), before);
  }));

test("one link in two fresh profiles deals the same dungeon and the same dice for the same choices", async () => {
  let link;
  await withPage({ size: "desktop", context: { ...STILL, permissions: ["clipboard-read", "clipboard-write"] } }, async ({ page }) => {
    await sitDown(page, "ash-moth-22");
    await page.keyboard.press("m");
    await page.locator(".menu button:visible").first().click();
    await page.locator(".toast").waitFor();
    link = new URL(await page.evaluate(() => navigator.clipboard.readText())).search;
  });
  assert.match(link, /^\?c=[\w-]{1,40}$/);
  const games = [];
  for (let profile = 0; profile < 2; profile++) {
    await withPage({ size: "desktop", query: link, context: STILL }, async ({ page }) => {
      assert.ok((await page.locator(".lead").innerText()).includes("ash-moth-22"));
      await page.locator(".page .button.brass").click();
      await page.locator(".board").waitFor();
      await playOn(page, { most: 8 });
      await asked(page);
      games.push(await table(page));
    });
  }
  assert.deepEqual(games[0], games[1]);
});

test("a damaged link says so and leads back", () =>
  withPage({ query: "?c=%3Cimg%20src=x%3E" }, async ({ page }) => {
    assert.equal(await page.locator("main img").count(), 0);
    await page.locator("main .button.brass").click();
    await page.locator(".shelf").waitFor();
  }));

test("a hunt that cannot be read is put aside and reported, and another can begin", () =>
  withPage({ context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-23");
    await asked(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("lamplight/chalice")) localStorage.setItem(key, "{\"lamplight\":1,broken");
      }
    });
    await page.reload();
    await started(page);
    await page.locator(".toast").waitFor();
    assert.ok((await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(".aside-")).length)) > 0);
    await page.locator("main .button.brass").first().click();
    await page.locator("#seed").waitFor();
  }));
