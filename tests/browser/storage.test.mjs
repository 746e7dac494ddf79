// A browser that keeps nothing, too little, or something else than it was given: the page goes on, says so, and hands out
// what it has.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { sealed } from "./envelope.mjs";
import { sitDown } from "./hunt.mjs";
import { banners, choose, go, heading, press, reload, rootHas, says, stored, toast, words } from "./page.mjs";

const en = words("en");

/** Everything that the banner's button hands out. */
async function exported(page) {
  const download = page.waitForEvent("download");
  await page.locator(".banners").getByRole("button", { name: en.export }).click();
  return readFileSync(await (await download).path(), "utf8");
}

/** What the settings in an export say. */
const settingsIn = (file) => JSON.parse(JSON.parse(file).body["lamplight/settings"]).body;

async function pagesWork(page) {
  for (const [hash, head] of [["#/about", en.about], ["#/", "Lamplight"], ["#/settings", en.settings]]) {
    await go(page, hash);
    await says(heading(page), head);
  }
}

/** A hunt as the first edition of the rules left it, with what the shelf showed of it. */
const OLD_HUNT = {
  "lamplight/chalice": sealed({ kind: "chalice", version: 1, body: { you: 0, rivals: [], journal: {}, talk: null, undone: [] } }),
  "lamplight/chalice-digest": sealed({
    kind: "chalice-digest",
    version: 1,
    body: {
      seed: "sober-bramble-195187", round: 3, enemy: 4, echoes: 2, collected: 1, banked: 0,
      standings: [1, 2, 3], company: { you: 0, who: [0, 0, 1, 0, 0] }, over: false,
    },
  }),
};
const keep = (page, texts) =>
  page.evaluate((texts) => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
const asides = async (page) => Object.keys(await stored(page)).filter((key) => key.startsWith("lamplight/chalice.aside-"));

test("a hunt of older rules is put aside with a sentence, and nothing of it is lost", () =>
  withPage({}, async ({ page }) => {
    await keep(page, OLD_HUNT);
    await reload(page);
    await page.locator(".resume .button").click();
    await says(toast(page), words("en", "chalice").old_rules);
    await says(heading(page), en.no_game);
    assert.equal((await asides(page)).length, 1);
    await go(page, "#/");
    await says(heading(page), "Lamplight");
    assert.equal(await page.locator(".resume").count(), 0, "the shelf offers it no longer");
  }));

test("a new hunt puts a hunt of older rules aside before it takes its place", () =>
  withPage({}, async ({ page }) => {
    await keep(page, OLD_HUNT);
    await sitDown(page, "a new one", { hunters: "3" });
    assert.equal((await asides(page)).length, 1);
  }));

test("a hunt that can be read and not be played is set aside with a sentence", () =>
  withPage({}, async ({ page }) => {
    await sitDown(page, "unplayable", { hunters: "3" });
    const { kind, version, body } = JSON.parse((await stored(page))["lamplight/chalice"]);
    // A hunt that goes on keeps itself anew.
    await go(page, "#/");
    await says(heading(page), "Lamplight");
    // Nobody sits in the eighth seat.
    body.journal.choices = [[7, 4001]];
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /chalice(\.|$)/.test(key)).forEach((key) => localStorage.removeItem(key)));
    await keep(page, { "lamplight/chalice": sealed({ kind, version, body }) });
    await go(page, "#/chalice/table");
    await says(toast(page), en.put_aside);
    await says(heading(page), en.no_game);
    assert.equal((await asides(page)).length, 1);
  }));

test("a full storage: the page goes on and says so, an export has the latest, and room ends the trouble", () =>
  withPage({ query: "#/settings" }, async ({ page }) => {
    await choose(page, en.text_size, "112.5%");
    const before = await stored(page);
    // Really full: somebody else on the same host has eaten it all, to the last letter.
    await page.evaluate(() => {
      let hoard = "x".repeat(1 << 20);
      for (let count = 0; hoard !== ""; count += 1) {
        try {
          localStorage.setItem(`hoard ${count}`, hoard);
        } catch {
          hoard = hoard.slice(0, hoard.length >> 1);
        }
      }
    });
    await choose(page, en.text_size, "150%");
    await says(banners(page), en.storage_full);
    await rootHas(page, "data-text", "150%");
    await pagesWork(page);
    assert.deepEqual(await stored(page), before, "what was kept is untouched");
    const file = await exported(page);
    assert.equal(settingsIn(file).text, "largest", "what could not be kept is in the file");

    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("hoard")).forEach((key) => localStorage.removeItem(key)));
    await choose(page, en.contrast, en.contrast_high);
    await banners(page).waitFor({ state: "detached" });
    await reload(page);
    await rootHas(page, "data-text", "150%");
    await rootHas(page, "data-contrast", "high");
  }));

const MOODS = {
  "throws when it is asked for": {
    line: en.storage_forbidden,
    atOnce: true,
    spoil: () => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("No.", "SecurityError"); } }),
  },
  "is not there at all": {
    line: en.storage_forbidden,
    atOnce: true,
    spoil: () => Object.defineProperty(window, "localStorage", { value: null }),
  },
  "throws at every write": {
    line: en.storage_full,
    spoil: () => (Storage.prototype.setItem = () => { throw new DOMException("Full.", "QuotaExceededError"); }),
  },
  "forbids every write": {
    line: en.storage_forbidden,
    spoil: () => (Storage.prototype.setItem = () => { throw new DOMException("No.", "SecurityError"); }),
  },
  "keeps nothing and says nothing": {
    line: en.storage_unfaithful,
    spoil: () => (Storage.prototype.setItem = () => {}),
  },
};

for (const [mood, { line, atOnce = false, spoil }] of Object.entries(MOODS)) {
  test(`a storage that ${mood}: the page works, says so, and exports what was set`, () =>
    withPage({ query: "#/settings" }, async ({ page, context, site }) => {
      await page.addInitScript(spoil);
      await reload(page);
      if (atOnce) await says(banners(page), line);
      await choose(page, en.text_size, "125%");
      await choose(page, en.motion, en.pace_slow);
      await rootHas(page, "data-text", "125%");
      await rootHas(page, "data-pace", "2");
      await says(banners(page), line);
      await pagesWork(page);
      const file = await exported(page);
      assert.deepEqual([settingsIn(file).text, settingsIn(file).pace], ["larger", "slow"]);

      // The file serves in a browser that keeps things.
      const elsewhere = await (await context.browser().newContext()).newPage();
      await elsewhere.goto(`${site.url}#/settings`);
      await elsewhere.locator("input[type=file]").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(file) });
      await rootHas(elsewhere, "data-text", "125%");
      await rootHas(elsewhere, "data-pace", "2");
      await elsewhere.context().close();
    }));
}

test("damaged settings are put aside and reported, and the last good copy is used", () =>
  withPage({ query: "#/settings" }, async ({ page }) => {
    await choose(page, en.text_size, "125%");
    await choose(page, en.text_size, "150%");
    const damage = '{"lamplight":1,"kind":"settings"<img src=x onerror=alert(1)>';
    await page.evaluate((damage) => localStorage.setItem("lamplight/settings", damage), damage);
    await reload(page);
    await rootHas(page, "data-text", "125%");
    await says(toast(page), en.put_aside);
    await says(page.locator("main .warning"), "One save could not be read and lies aside; an export carries it too.");
    assert.equal((await stored(page))["lamplight/settings.aside-1"], damage);
    assert.equal(await page.locator("img").count(), 0);
    // Told once, not at every start.
    await reload(page);
    await rootHas(page, "data-text", "125%");
    assert.equal(await toast(page).count(), 0);
  }));

test("a text with halves of characters is put aside as it is", () =>
  withPage({ query: "#/settings" }, async ({ page }) => {
    await choose(page, en.text_size, "125%");
    const broken = '{"lamplight":1,"kind":"settings","half":"\ud83d and \udc00"}';
    for (const text of [broken, "\ud800"]) {
      await page.evaluate((codes) => {
        const text = String.fromCharCode(...codes);
        localStorage.clear();
        for (const copy of ["", ".1"]) localStorage.setItem(`lamplight/settings${copy}`, text);
      }, Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));
      await reload(page);
      await says(heading(page), en.settings);
      await says(toast(page), en.put_aside);
      const kept = await page.evaluate(() =>
        Object.entries({ ...localStorage }).map(([key, text]) => [key, Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))]));
      const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
      const asides = kept.filter(([key]) => key.includes(".aside-"));
      assert.equal(asides.length, 2, "both copies lie aside");
      for (const [key, aside] of asides) assert.deepEqual(aside, codes, `${key} is as it was, half characters too`);
      await choose(page, en.text_size, "112.5%");
      await reload(page);
      await rootHas(page, "data-text", "112.5%");
    }
  }));

test("settings of a later version, of another shape, or damaged in all copies: the page starts with its own", () =>
  withPage({ query: "#/settings" }, async ({ page }) => {
    for (const text of [
      sealed({ kind: "settings", version: 2, body: { text: "largest" } }),
      sealed({ kind: "settings", version: 1, body: { text: "enormous" } }),
      sealed({ kind: "settings", version: 1, body: { text: "large", smell: "smoke" } }),
      sealed({ kind: "settings", version: 1, body: 7 }),
      "",
      "x".repeat(100_000),
    ]) {
      await page.evaluate((text) => {
        localStorage.clear();
        for (const copy of ["", ".1", ".2", ".new"]) localStorage.setItem(`lamplight/settings${copy}`, text);
      }, text);
      await reload(page);
      await says(heading(page), en.settings);
      await says(toast(page), en.put_aside);
      await rootHas(page, "data-text", "100%");
      const kept = Object.values(await stored(page)).filter((kept) => kept === text);
      assert.equal(kept.length, 4, "nothing is deleted");
      await choose(page, en.text_size, "112.5%");
      await reload(page);
      await rootHas(page, "data-text", "112.5%");
    }
  }));
