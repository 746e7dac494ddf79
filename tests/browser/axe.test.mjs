// No barrier that axe can find, on any page or open dialog, in any language, at either contrast and size; and text of
// twice the size loses nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, axe, axeAtEitherContrast, withPage } from "./harness.mjs";
import { LANGUAGES, doubleText, go, havenWords, heading, overflow, press, says, toast, words } from "./page.mjs";

/** Each page and dialog of the house, in the order in which they are walked through. */
const SCREENS = (w, chalice, haven) => [
  { name: "shelf", hash: "#/", head: "Lamplight" },
  { name: "about", hash: "#/about", head: w.about },
  { name: "chalice, setting up", hash: "#/chalice", head: chalice.set_up },
  { name: "chalice, the codex", hash: "#/chalice/codex", head: chalice.codex },
  { name: "chalice, the rules", hash: "#/chalice/rules", head: chalice.rules },
  { name: "chalice, no hunt under way", hash: "#/chalice/table", head: w.no_game },
  { name: "chalice, no hunt finished", hash: "#/chalice/records", head: chalice.records },
  { name: "haven, setting out", hash: "#/haven", head: haven.set_up },
  { name: "haven, no scenario under way", hash: "#/haven/table", head: w.no_game },
  { name: "haven, no scenario finished", hash: "#/haven/records", head: haven.records },
  { name: "nothing here", hash: "#/nowhere", head: w.lost_title },
  { name: "settings", hash: "#/settings", head: w.settings },
  {
    name: "settings with a message",
    open: async (page) => {
      const download = page.waitForEvent("download");
      await press(page, w.export);
      await download;
      await says(toast(page), w.export_done);
    },
  },
  {
    name: "the question before erasing",
    open: async (page) => {
      await press(page, w.erase);
      await page.getByRole("dialog", { name: w.erase_title }).waitFor();
    },
  },
];

async function walk(page, tag, check) {
  const w = words(tag);
  for (const { name, hash, head, open } of SCREENS(w, words(tag, "chalice"), { ...words(tag, "table"), ...havenWords(tag, "page") })) {
    if (hash) {
      await go(page, hash);
      await says(heading(page), head);
    }
    await open?.(page);
    // What moves is judged where it comes to rest.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
    await check(name);
  }
}

for (const locale of Object.keys(LANGUAGES)) {
  for (const size of Object.keys(SIZES)) {
    test(`${locale}, ${size}: axe finds nothing, at either contrast`, () =>
      withPage({ size, context: { locale } }, async ({ page, site }) => {
        await walk(page, locale, async (name) => assert.deepEqual(await axeAtEitherContrast(page), [], name));
        await page.goto(`${site.url}?c=nonsense`);
        await page.locator("#content:not([aria-busy]) h1").waitFor();
        assert.deepEqual(await axe(page), [], "a link");
      }));
  }
}

for (const locale of Object.keys(LANGUAGES)) {
  for (const size of Object.keys(SIZES)) {
    test(`${locale}, ${size}: text of twice the size loses nothing`, () =>
      withPage({ size, context: { locale }, query: "#/settings" }, async ({ page }) => {
        await doubleText(page, locale);
        await walk(page, locale, async (name) => assert.deepEqual(await overflow(page), [], name));
      }));
  }
}

test("in a window of 320 pixels, as of a desktop at 400 %, nothing is lost", () =>
  withPage({ context: { viewport: { width: 320, height: 256 }, locale: "de" } }, ({ page }) =>
    walk(page, "de", async (name) => assert.deepEqual(await overflow(page), [], name))));
