// Four languages: the browser's own is met, another is a choice away, and none is half translated.

import assert from "node:assert/strict";
import { test } from "node:test";
import { started, withPage } from "./harness.mjs";
import { LANGUAGES, choose, go, heading, reload, rootHas, says, stored, toast, words } from "./page.mjs";

const NAMES = { en: "English", es: "Español", de: "Deutsch", "pt-BR": "Português (Brasil)" };
const PAGES = ["#/", "#/settings", "#/about", "#/chalice", "#/chalice/table", "#/haven", "#/haven/table", "#/haven/records", "#/nowhere"];

for (const [locale, tag] of [["en-GB", "en"], ["es-419", "es"], ["de-AT", "de"], ["pt-BR", "pt-BR"], ["pt-PT", "pt-BR"], ["ja", "en"]]) {
  test(`a browser that asks for ${locale} gets ${tag}`, () =>
    withPage({ context: { locale }, query: "#/settings" }, async ({ page }) => {
      await says(heading(page), words(tag).settings);
      assert.equal(await page.getAttribute("html", "lang"), tag);
      assert.equal(await page.title(), `${words(tag).settings} · Lamplight`);
      assert.deepEqual(await stored(page), {}, "nothing is kept that nobody chose");
    }));
}

test("the second wish of a browser counts when the first cannot be met", () =>
  withPage({}, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "languages", { value: ["ja", "de-CH", "en"] }));
    await reload(page);
    await rootHas(page, "lang", "de");
  }));

test("a language is switched at once, without a reload, and kept", () =>
  withPage({ query: "#/settings" }, async ({ page }) => {
    await page.evaluate(() => (window.sameDocument = true));
    let before = "en";
    for (const tag of ["de", "es", "pt-BR", "en"]) {
      await choose(page, words(before).language, NAMES[tag]);
      await says(heading(page), words(tag).settings);
      assert.equal(await page.getAttribute("html", "lang"), tag);
      assert.equal(await page.title(), `${words(tag).settings} · Lamplight`);
      assert.ok(await page.evaluate(() => window.sameDocument), "without a reload");
      before = tag;
    }
    await choose(page, words("en").language, NAMES.de);
    await reload(page);
    await says(heading(page), words("de").settings);
    await go(page, "#/about");
    await says(heading(page), words("de").about);
    await go(page, "#/settings");
    // And back to the browser's own.
    await choose(page, words("de").language, words("de").language_of_browser);
    await says(heading(page), words("en").settings);
  }));

/** What a browser says when the words of a language do not come. */
const UNREACHED = /ERR_FAILED|TypeError: Failed to fetch/;

/** The words of a language cannot be had any more. */
const cutOff = (target, tag) => target.route(new RegExp(`/part\\.([a-z.]+\\.)?${LANGUAGES[tag]}[.-]`), (route) => route.abort());

/** Takes out that words have not come; anything else still counts. */
function expectUnreached(problems) {
  assert.ok(problems.some((problem) => UNREACHED.test(problem)), `${problems}`);
  problems.splice(0, problems.length, ...problems.filter((problem) => !UNREACHED.test(problem)));
}

const chosen = (page) => page.locator("input[name=language]:checked + span").textContent();

test("only the language that is spoken is fetched, and no other is seen before it", () =>
  withPage({ context: { locale: "de-DE" } }, async ({ page }) => {
    const fetched = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.addInitScript(() => {
      window.seen = [];
      const look = () => window.seen.push(document.documentElement.lang, ...[...document.querySelectorAll(".skip")].map(({ textContent }) => textContent));
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await reload(page);
    await says(page.locator(".skip"), words("de").skip_to_content);
    await rootHas(page, "lang", "de");
    const seen = await page.evaluate(() => [...new Set(window.seen)]);
    assert.ok(!seen.includes(words("en").skip_to_content), `${seen}`);
    const parts = fetched.map((url) => /\/part\.([a-z.]+)-/.exec(url)?.[1].split(".")).filter((users) => users);
    assert.ok(parts.some((users) => users.includes("de")));
    assert.deepEqual(parts.filter((users) => !users.includes("de")), []);
  }));

test("a language whose words cannot be fetched is not taken, and the page says so; later it can be", () =>
  withPage({ context: { locale: "de-DE" }, query: "#/settings" }, async ({ page, problems }) => {
    const de = words("de");
    await choose(page, de.text_size, "125%");
    const before = await stored(page);
    await cutOff(page, "pt-BR");
    await choose(page, de.language, NAMES["pt-BR"]);
    await says(toast(page), de.language_away);
    await says(heading(page), de.settings);
    assert.equal(await page.getAttribute("html", "lang"), "de");
    assert.equal(await chosen(page), de.language_of_browser);
    assert.deepEqual(await stored(page), before);
    expectUnreached(problems);
    await page.unrouteAll();
    await choose(page, de.language, NAMES["pt-BR"]);
    await says(heading(page), words("pt-BR").settings);
    await rootHas(page, "lang", "pt-BR");
    assert.equal(await chosen(page), NAMES["pt-BR"]);
  }));

test("a page whose words do not come at the start is English, says so, and can be asked again", () =>
  withPage({ query: "#/settings" }, async ({ page, problems }) => {
    const en = words("en");
    await choose(page, en.language, NAMES.es);
    await says(heading(page), words("es").settings);
    const before = await stored(page);
    await cutOff(page, "es");
    await reload(page);
    await says(heading(page), en.settings);
    await says(toast(page), en.language_away);
    assert.equal(await page.getAttribute("html", "lang"), "en");
    assert.equal(await chosen(page), NAMES.en);
    assert.deepEqual(await stored(page), before, "the choice is still there");
    expectUnreached(problems);
    await page.unrouteAll();
    await choose(page, en.language, NAMES.es);
    await says(heading(page), words("es").settings);
    await rootHas(page, "lang", "es");
  }));

test("of two choices in a row the last one counts, however long the words of the first take", () =>
  withPage({ query: "#/settings" }, async ({ page }) => {
    let release;
    const held = new Promise((resolve) => { release = resolve; });
    await page.route(/\/part\.de-/, async (route) => { await held; await route.continue(); });
    await page.evaluate(() => {
      const { instantiateStreaming } = WebAssembly;
      WebAssembly.instantiateStreaming = async (response, ...words) => {
        const made = await instantiateStreaming(response, ...words);
        // The program hears of it in this task, and is done with it before the next one.
        if (/\/part\.de-/.test((await response).url)) setTimeout(() => (window.germanCame = true));
        return made;
      };
    });
    await choose(page, words("en").language, NAMES.de);
    await choose(page, words("en").language, NAMES.es);
    await says(heading(page), words("es").settings);
    release();
    await page.waitForFunction(() => window.germanCame);
    await says(heading(page), words("es").settings);
    assert.equal(await chosen(page), NAMES.es);
  }));

test("whoever takes the lock gets the language of the other window", () =>
  withPage({ query: "#/settings" }, async ({ page: first, context, site }) => {
    const second = await context.newPage();
    await second.goto(`${site.url}#/settings`);
    await second.getByRole("button", { name: words("en").write_here }).waitFor();
    await choose(first, words("en").language, NAMES.de);
    await rootHas(first, "lang", "de");
    await second.getByRole("button", { name: words("en").write_here }).click();
    await says(heading(second), words("de").settings);
    await rootHas(second, "lang", "de");
  }));

/** All that can be read or heard on the page: its texts, and the names that only a screen reader says. */
const spoken = (page) =>
  page.evaluate(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent.trim());
    for (const element of document.querySelectorAll("#app [aria-label], #app [title]")) {
      texts.push(element.getAttribute("aria-label") ?? "", element.getAttribute("title") ?? "");
    }
    return texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
  });

// The same in every language: names, sizes, and words that the languages share.
const SHARED = new Set(["Lamplight", "Chalice", "Haven", "Rom", "Gehrman", "Micolash", "Veteran", "Bot", "Gold", ...Object.values(NAMES)]);

test("no sentence of a page is left in English, and none is said twice the same by accident", () =>
  withPage({}, async ({ page, context, site }) => {
    const english = {};
    for (const hash of PAGES) {
      await go(page, hash);
      await page.waitForFunction((hash) => location.hash === hash, hash);
      // A game's program may still be on its way.
      await page.locator("main:not([aria-busy])").waitFor();
      english[hash] = await spoken(page);
      assert.ok(english[hash].length >= 4, `${hash} says something`);
    }
    for (const tag of Object.keys(LANGUAGES).filter((tag) => tag !== "en")) {
      const other = await context.browser().newContext({ locale: tag });
      const translated = await other.newPage();
      await translated.goto(site.url);
      await started(translated);
      for (const hash of PAGES) {
        await go(translated, hash);
        await translated.waitForFunction((hash) => location.hash === hash, hash);
        await translated.locator("main:not([aria-busy])").waitFor();
        const texts = await spoken(translated);
        assert.equal(texts.length, english[hash].length, `${tag} ${hash} has as many texts as the English page`);
        // A day may be a word here and a number there; a number alone is in every language.
        const isWord = (text) => /\p{L}/u.test(text) && !SHARED.has(text) && !/^\d+ k?B|^Version/.test(text);
        const same = texts.filter((text, index) => text === english[hash][index] && isWord(text));
        assert.deepEqual(same, [], `${tag} ${hash}`);
      }
      await other.close();
    }
  }));

test("every sentence in the sources is there in four languages, and differs from English where it should", () => {
  const english = words("en");
  assert.ok(Object.keys(english).length > 60);
  for (const tag of ["es", "de", "pt-BR"]) {
    const other = words(tag);
    assert.deepEqual(Object.keys(other).sort(), Object.keys(english).sort());
    const same = Object.keys(english).filter((name) => other[name] === english[name]);
    assert.deepEqual(same, [], tag);
  }
});
