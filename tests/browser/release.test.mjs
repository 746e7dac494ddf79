// The release itself, once through in each language: every part of the program comes and works there as it does in the quick build
// that the other tests open.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DIST, goOffline, withPage } from "./harness.mjs";
import { CONFIRM, MOST_DECISIONS, STILL, playOn, reckon, rush, sitDown } from "./hunt.mjs";
import { LANGUAGES, go, heading, press, says, stored, words } from "./page.mjs";

for (const tag of Object.keys(LANGUAGES)) {
  test(`${tag}: a whole hunt in the release, then codex, rules and records, out as a file and back in`, () =>
    withPage({ folder: DIST, size: "desktop", context: { ...STILL, locale: tag } }, async ({ page }) => {
      const [house, w] = [words(tag), { ...words(tag), ...words(tag, "chalice") }];
      await sitDown(page, "ash-moth-17");
      assert.ok((await rush(page)) < MOST_DECISIONS);
      await page.locator(CONFIRM).waitFor();
      await reckon(page);
      for (const [address, title] of [["codex", w.codex], ["rules", w.rules], ["records", w.records]]) {
        await go(page, `#/chalice/${address}`);
        await says(heading(page), title);
      }
      assert.equal(await page.locator(".past li").count(), 1);

      await go(page, "#/settings");
      await says(heading(page), house.settings);
      const before = await stored(page);
      const download = page.waitForEvent("download");
      await press(page, house.export);
      const file = readFileSync(await (await download).path());
      await press(page, house.erase);
      // The button that opens the question and the one that answers it may bear the same word.
      await page.locator("dialog[open]").getByRole("button", { name: house.erase_confirm, exact: true }).click();
      await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("lamplight/")));
      await page.locator("input[type=file]").setInputFiles({ name: "lamplight.json", mimeType: "application/json", buffer: file });
      await page.waitForFunction((count) => Object.keys(localStorage).length === count, Object.keys(before).length);
      assert.deepEqual(await stored(page), before);
    }));
}

test("the release without a network, from start to end, in Portuguese", () =>
  withPage({ folder: DIST, size: "desktop", context: { ...STILL, locale: "pt-BR" }, profile: true, worker: true }, async ({ page, context, site }) => {
    await goOffline(page, context);
    await sitDown(page, "ash-moth-21", { hunters: "3" });
    assert.ok((await playOn(page)) < MOST_DECISIONS);
    await reckon(page);
    assert.ok(site.asked.length > 0);
  }));
