// Two windows of Lamplight: one writes, the other is told so and can ask for the lock.

import assert from "node:assert/strict";
import { test } from "node:test";
import { started, withPage } from "./harness.mjs";
import { banners, choose, press, reload, rootHas, says, stored, words } from "./page.mjs";

const en = words("en");

async function another(context, site) {
  const page = await context.newPage();
  await page.goto(`${site.url}#/settings`);
  await started(page);
  return page;
}

test("the second window is told and cannot overwrite; the lock can be moved; the first is told then", () =>
  withPage({ query: "#/settings" }, async ({ page: first, context, site }) => {
    await choose(first, en.text_size, "125%");
    const second = await another(context, site);
    await says(banners(second), en.storage_other_window);
    assert.equal(await banners(first).count(), 0);
    await rootHas(second, "data-text", "125%");

    const before = await stored(first);
    await choose(second, en.text_size, "150%");
    await rootHas(second, "data-text", "150%");
    assert.deepEqual(await stored(first), before, "it can look, but not write");
    await press(second, en.erase);
    await second.getByRole("dialog").getByRole("button", { name: en.erase_confirm }).click();
    await second.locator("input[type=file]").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    assert.deepEqual(await stored(first), before, "nor erase, nor import");

    // What the first wrote in the meantime is not lost when the lock moves.
    await choose(first, en.contrast, en.contrast_high);
    await press(second, en.write_here);
    await banners(second).waitFor({ state: "detached" });
    await says(banners(first), en.storage_other_window);
    await rootHas(second, "data-contrast", "high");
    await rootHas(second, "data-text", "125%");
    await choose(second, en.text_size, "112.5%");
    await reload(second);
    await rootHas(second, "data-text", "112.5%");
    await rootHas(second, "data-contrast", "high");
    assert.equal(await banners(second).count(), 0);

    // And back again.
    await press(first, en.write_here);
    await says(banners(second), en.storage_other_window);
    await rootHas(first, "data-text", "112.5%");
  }));

/** The answer of the browser has come once the lock is listed. */
const locked = (page) => page.waitForFunction(async () => (await navigator.locks.query()).held.length === 1);

test("a window that closes lets go: the next start has the lock", () =>
  withPage({ query: "#/settings" }, async ({ page: first, context, site }) => {
    const second = await another(context, site);
    await says(banners(second), en.storage_other_window);
    await first.close();
    await second.waitForFunction(async () => (await navigator.locks.query()).held.length === 0);
    await reload(second);
    await locked(second);
    await choose(second, en.text_size, "150%");
    await rootHas(second, "data-text", "150%");
    await reload(second);
    await rootHas(second, "data-text", "150%");
    assert.equal(await banners(second).count(), 0);
  }));

test("a window that reloads keeps the lock, every time", () =>
  withPage({ query: "#/settings" }, async ({ page }) => {
    for (let time = 0; time < 15; time += 1) {
      await reload(page);
      await locked(page);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal(await banners(page).count(), 0, `reload ${time}`);
    }
  }));
