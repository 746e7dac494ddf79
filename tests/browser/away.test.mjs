// What cannot be fetched once: a sentence, another try, and nothing is lost.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { QUICK } from "./browser.mjs";
import { started, withPage } from "./harness.mjs";
import { STILL, asked, playOn, sitDown } from "./hunt.mjs";
import { choose, go, heading, press, reload, rootHas, says, stored, toast, words } from "./page.mjs";

const en = words("en");
const chalice = words("en", "chalice");
const parts = readdirSync(QUICK).filter((file) => /^part\..*\.wasm$/.test(file));

/** The parts whose rooms' names have this among them. */
const partsOf = (room) => parts.filter((file) => file.slice("part.".length).split(/[.-]/).includes(room));

/** The page that needs each part, and what it is headed with. */
const PAGES = {
  pages: ["#/settings", en.settings],
  chalice: ["#/chalice", chalice.set_up],
  reference: ["#/chalice/codex", chalice.codex],
};

async function refused(page, pattern, act) {
  await page.route(pattern, (route) => route.abort());
  await act();
  await page.unroute(pattern);
}

for (const [room, [hash, head]] of Object.entries(PAGES)) {
  for (const file of partsOf(room)) {
    test(`${file} cannot be fetched once: a sentence, and then ${hash} is there`, () =>
      withPage({}, async ({ page, problems }) => {
        await refused(page, `**/${file}`, async () => {
          await go(page, hash);
          await says(heading(page), en.away_title);
          await says(page.locator(".lead"), en.away_line);
        });
        assert.deepEqual(await page.locator(".crash").count(), 0);
        await press(page, en.try_again);
        await says(heading(page), head);
        problems.length = 0;
      }));
  }
}

for (const style of ["table.css", "reference.css"]) {
  test(`${style} cannot be fetched once: a sentence, and then the codex is there`, () =>
    withPage({}, async ({ page, problems }) => {
      await refused(page, `**/${style}`, async () => {
        await go(page, "#/chalice/codex");
        await says(heading(page), en.away_title);
      });
      await press(page, en.try_again);
      await says(heading(page), chalice.codex);
      assert.equal(await page.locator(`link[href$="${style}"]`).count(), 1);
      problems.length = 0;
    }));
}

for (const [tag, name, room] of [["es", "Español", "es"], ["de", "Deutsch", "de"], ["pt-BR", "Português", "pt"]]) {
  test(`${name} cannot be fetched once: a sentence, and then it is spoken`, () =>
    withPage({ query: "#/settings" }, async ({ page, problems }) => {
      const option = page.getByRole("radio", { name: new RegExp(`^${name}`) });
      await refused(page, new RegExp(`part\\.${room}-`), async () => {
        await option.click();
        await says(toast(page), en.language_away);
        await rootHas(page, "lang", "en");
      });
      await option.click();
      await rootHas(page, "lang", tag);
      await says(heading(page), words(tag).settings);
      problems.length = 0;
    }));
}

test("the rules beside the table and the kept hunts can be tried again, and the hunt goes on", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page, problems }) => {
    await sitDown(page, "ash-moth-17", { talk: false });
    await asked(page);
    await refused(page, "**/reference.css", async () => {
      await page.keyboard.press("?");
      await says(page.locator(".away p"), en.away_line);
    });
    await page.locator("dialog[open]").getByRole("button", { name: en.try_again }).click();
    await page.locator("dialog[open] .rules").first().waitFor();
    await page.keyboard.press("Escape");
    await playOn(page, { most: 1 });
    assert.equal(await asked(page), true);
    problems.length = 0;
  }));

test("styles that cannot be fetched are told of while their part is still on its way", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page, problems }) => {
    await sitDown(page, "ash-moth-17", { talk: false });
    await asked(page);
    const held = [];
    const isPart = (url) => partsOf("reference").some((file) => url.pathname.endsWith(`/${file}`));
    await page.route(isPart, (route) => held.push(route));
    await refused(page, "**/reference.css", async () => {
      await page.keyboard.press("?");
      await says(page.locator(".away p"), en.away_line);
    });
    assert.ok(held.length > 0, "the part is on its way");
    // What was held goes on.
    await page.unroute(isPart);
    await page.locator("dialog[open]").getByRole("button", { name: en.try_again }).click();
    await page.locator("dialog[open] .rules").first().waitFor();
    problems.length = 0;
  }));

test("without crash.js the page works at every address", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page, problems }) => {
    await page.route("**/crash.js", (route) => route.abort());
    await reload(page);
    for (const [hash, head] of Object.values(PAGES)) {
      await go(page, hash);
      await says(heading(page), head);
    }
    await sitDown(page, "ash-moth-17", { talk: false });
    await playOn(page, { most: 1 });
    assert.equal(await asked(page), true);
    problems.length = 0;
  }));

test("the bindings cannot be fetched once: a sentence, and another try brings the page with all that was kept", () =>
  withPage({ query: "#/settings" }, async ({ page, problems }) => {
    await choose(page, en.text_size, "125%");
    const before = await stored(page);
    await refused(page, "**/lamplight-*.js", async () => {
      await page.reload();
      await page.locator(".crash").waitFor();
      assert.match(await page.locator(".lead").textContent(), /could not be fetched/);
    });
    await page.locator(".crash .button.brass").click();
    await started(page);
    await says(heading(page), en.settings);
    assert.deepEqual(await stored(page), before);
    problems.length = 0;
  }));

test("the bots' program cannot be fetched once: a sentence, and the hunt goes on; then they think again", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page, problems }) => {
    await page.route("**/worker*", (route) => route.abort());
    await sitDown(page, "ash-moth-17", { talk: false });
    await playOn(page, { most: 1 });
    await says(toast(page), chalice.bots_away);
    assert.equal(await asked(page), true);
    await page.unroute("**/worker*");
    await page.keyboard.press("h");
    await page.locator(".advice .why").first().waitFor();
    problems.length = 0;
  }));
