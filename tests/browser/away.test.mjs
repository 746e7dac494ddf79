// What cannot be fetched once: a sentence, another try, and nothing is lost.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { QUICK } from "./browser.mjs";
import { started, withPage } from "./harness.mjs";
import { STILL, asked, playOn, sitDown } from "./hunt.mjs";
import { choose, go, havenWords, heading, press, reload, rootHas, says, stored, toast, words } from "./page.mjs";
import * as scenario from "./scenario.mjs";

const en = words("en");
const chalice = words("en", "chalice");
const haven = { ...words("en", "table"), ...havenWords("en", "page") };
const parts = readdirSync(QUICK).filter((file) => /^part\..*\.wasm$/.test(file));

/** The parts whose rooms' names have this among them. */
const partsOf = (room) => parts.filter((file) => file.slice("part.".length).split(/[.-]/).includes(room));

/** The page that needs each part, and what it is headed with. */
const PAGES = {
  pages: ["#/settings", en.settings],
  chalice: ["#/chalice", chalice.set_up],
  reference: ["#/chalice/codex", chalice.codex],
};

/** Haven's, whose parts are many. */
const HAVEN = {
  haven: ["#/haven", haven.set_up],
  haven_reference: ["#/haven/codex", haven.codex],
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

for (const [room, [hash, head]] of Object.entries(HAVEN)) {
  test(`the parts of ${hash} can be fetched one after the other: a sentence until the last of them, and then it is there`, () =>
    withPage({}, async ({ page, problems }) => {
      const missing = partsOf(room);
      const missed = new Set();
      const isMissing = (url) => missing.some((file) => url.pathname.endsWith(`/${file}`));
      await page.route(isMissing, (route) => {
        missed.add(route.request().url());
        return route.abort();
      });
      while (missing.length > 0) {
        await go(page, "#/");
        await says(heading(page), "Lamplight");
        await go(page, hash);
        await says(heading(page), en.away_title);
        await says(page.locator(".lead"), en.away_line);
        assert.equal(await page.locator(".crash").count(), 0);
        missing.shift();
      }
      await press(page, en.try_again);
      await says(heading(page), head);
      assert.equal(missed.size, partsOf(room).length, "each of them was missed");
      problems.length = 0;
    }));
}

for (const [style, [hash, head]] of [["table.css", PAGES.reference], ["reference.css", PAGES.reference], ["haven.css", HAVEN.haven], ["reference.css", HAVEN.haven_reference]]) {
  test(`${style} cannot be fetched once: a sentence, and then ${hash} is there`, () =>
    withPage({}, async ({ page, problems }) => {
      await refused(page, `**/${style}`, async () => {
        await go(page, hash);
        await says(heading(page), en.away_title);
      });
      await press(page, en.try_again);
      await says(heading(page), head);
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

for (const [tag, room] of [["es", "haven_es"], ["de", "haven_de"], ["pt-BR", "haven_pt"]]) {
  test(`${room} cannot be fetched once: a sentence, and at the next page Haven speaks ${tag}`, () =>
    withPage({ context: { locale: tag } }, async ({ page, problems }) => {
      await refused(page, new RegExp(`part\\.${room}-`), async () => {
        await go(page, "#/haven");
        await says(toast(page), words(tag).language_away);
        await says(heading(page), haven.set_up);
      });
      await go(page, "#/");
      await go(page, "#/haven");
      await says(heading(page), havenWords(tag, "page").set_up);
      problems.length = 0;
    }));
}

test("without Haven's emblems, rules, kept scenarios and worker a scenario goes on; each comes when it is tried again", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page, problems }) => {
    await page.route("**/{haven.svg,haven-worker*}", (route) => route.abort());
    await scenario.setOut(page, "away-1");
    await scenario.asked(page);
    await scenario.playedForMe(page);
    await scenario.asked(page);
    const before = await scenario.kept(page);
    await refused(page, "**/reference.css", async () => {
      await page.keyboard.press("?");
      await says(page.locator(".away p"), en.away_line);
      await page.keyboard.press("Escape");
      await page.keyboard.press("m");
      await page.getByRole("button", { name: "Kept scenarios" }).click();
      await says(page.locator("dialog[open] .away p"), en.away_line);
    });
    await page.locator("dialog[open]").getByRole("button", { name: en.try_again }).click();
    await page.locator("dialog[open] .slots, dialog[open] .slot").first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.locator("dialog[open] .rules").first().waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await scenario.kept(page), before, "nothing is lost");
    await page.unroute("**/{haven.svg,haven-worker*}");
    await scenario.playedForMe(page);
    problems.length = 0;
  }));

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
    for (const [hash, head] of Object.values({ ...PAGES, ...HAVEN })) {
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
