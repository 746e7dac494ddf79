// When the program breaks: the crash screen of plain JavaScript, the error boundary, and a program that does not load.
// What the program does to itself is done by the gallery's buttons; what happens to it from outside is tried on the release.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DIST, SIZES, axe, started, withPage } from "./harness.mjs";
import { LANGUAGES, choose, go, heading, overflow, press, reload, rootHas, says, stored, words } from "./page.mjs";

const CRASH = {
  en: { title: "The lamp has gone out", reload: "Light it again", save: "Export the saves", copy: "Copy the log", copied: "Copied" },
  es: { title: "La lámpara se ha apagado", reload: "Encenderla otra vez", save: "Exportar las partidas", copy: "Copiar el registro", copied: "Copiado" },
  de: { title: "Die Lampe ist erloschen", reload: "Neu anzünden", save: "Spielstände exportieren", copy: "Protokoll kopieren", copied: "Kopiert" },
  "pt-BR": { title: "O lampião se apagou", reload: "Acender de novo", save: "Exportar os jogos salvos", copy: "Copiar o registro", copied: "Copiado" },
};

/** Takes out the browser's own report of what was broken on purpose; anything else still counts. */
function expect(problems, pattern) {
  assert.ok(problems.some((problem) => pattern.test(problem)), `${pattern} in ${problems}`);
  const others = problems.filter((problem) => !pattern.test(problem));
  problems.splice(0, problems.length, ...others);
}

async function panic(page) {
  await go(page, "#/gallery");
  await press(page, "Panic");
}

for (const tag of Object.keys(LANGUAGES)) {
  test(`${tag}: a panic leads to the crash screen, which hands out the saves and writes nothing`, () =>
    withPage({ context: { permissions: ["clipboard-read", "clipboard-write"] }, query: "#/settings" }, async ({ page, context, site, problems }) => {
      const names = { en: "English", es: "Español", de: "Deutsch", "pt-BR": "Português (Brasil)" };
      const w = CRASH[tag];
      await choose(page, words("en").text_size, "125%");
      await choose(page, words("en").language, names[tag]);
      await rootHas(page, "lang", tag);
      const before = await stored(page);

      await panic(page);
      await says(heading(page), w.title);
      expect(problems, /unreachable|panic/);
      assert.equal(await page.title(), w.title);
      assert.equal(await page.getAttribute("html", "lang"), tag);
      assert.equal(await page.evaluate(() => document.activeElement.tagName), "H1");
      assert.match(await page.locator("pre").textContent(), /the gallery's panic button was pressed[\s\S]*#\/gallery/);
      assert.deepEqual(await axe(page), []);
      assert.deepEqual(await overflow(page), []);

      // The dead program hears of a new address and must neither come back nor write.
      await page.evaluate(() => new Promise((resolve) => { addEventListener("hashchange", () => setTimeout(resolve)); location.hash = "#/settings"; }));
      await says(heading(page), w.title);
      assert.deepEqual(await stored(page), before);
      problems.splice(0, problems.length, ...problems.filter((problem) => !/unreachable|panic|recursive use|already/.test(problem)));

      await press(page, w.copy);
      await says(page.getByRole("button", { name: w.copied }), w.copied);
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), /panic button was pressed/);

      const download = page.waitForEvent("download");
      await press(page, w.save);
      const file = readFileSync(await (await download).path(), "utf8");
      assert.deepEqual(JSON.parse(file).body, before);
      const elsewhere = await (await context.browser().newContext({ locale: "en" })).newPage();
      await elsewhere.goto(`${site.url}#/settings`);
      await elsewhere.locator("input[type=file]").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(file) });
      await rootHas(elsewhere, "data-text", "125%");
      await rootHas(elsewhere, "lang", tag);
      assert.deepEqual(await stored(elsewhere), before);
      await elsewhere.context().close();

      const loaded = page.waitForEvent("load");
      await press(page, w.reload);
      await loaded;
      await started(page);
      await says(heading(page), words(tag).settings);
      await rootHas(page, "data-text", "125%");
      assert.deepEqual(await stored(page), before);
    }));
}

test("the crash screen exports what is hard to write down, in a form that can be read again", () =>
  withPage({ query: "#/settings" }, async ({ page, context, site, problems }) => {
    const odd = { "lamplight/ä<b>\"\\\u0001\u007f\u2028": "\u0000\b\f\n\r\t\u001f\"\\/<\u2029😀", "lamplight/a.2": "", "lamplight/a.10": "{}" };
    await page.evaluate((odd) => Object.entries(odd).forEach(([key, text]) => localStorage.setItem(key, text)), odd);
    await panic(page);
    await says(heading(page), CRASH.en.title);
    expect(problems, /unreachable|panic/);
    const download = page.waitForEvent("download");
    await press(page, CRASH.en.save);
    const file = readFileSync(await (await download).path(), "utf8");
    const elsewhere = await (await context.browser().newContext()).newPage();
    await elsewhere.goto(`${site.url}#/settings`);
    await elsewhere.locator("input[type=file]").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(file) });
    await says(elsewhere.locator(".toast p"), "Import done: 3 entries.");
    assert.deepEqual(await stored(elsewhere), Object.fromEntries(Object.entries(odd).sort()));
    await elsewhere.context().close();
  }));

const FAILURES = {
  "the wasm cannot be fetched": (page) => page.route("**/*.wasm", (route) => route.abort()),
  "the wasm is not there": (page) => page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "Not here." })),
  "the wasm is garbage": (page) => page.route("**/*.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: "garbage" })),
  "its script cannot be fetched": (page) => page.route("**/lamplight-*.js", (route) => route.abort()),
  "its script is garbage": (page) => page.route("**/lamplight-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "(" })),
  "the browser has no WebAssembly": (page) => page.addInitScript(() => delete window.WebAssembly),
};

for (const [failure, provoke] of Object.entries(FAILURES)) {
  test(`when ${failure}, the page says so in the language of the browser, and keeps the saves`, () =>
    withPage({ folder: DIST, context: { locale: "de-DE" }, query: "#/settings" }, async ({ page, problems }) => {
      await choose(page, words("de").text_size, "125%");
      const before = await stored(page);
      await provoke(page);
      await page.reload();
      await says(heading(page), CRASH.de.title);
      assert.match(await page.locator(".lead").textContent(), /konnte nicht starten/);
      assert.equal(await page.getAttribute("html", "lang"), "de");
      assert.deepEqual(await axe(page), []);
      const download = page.waitForEvent("download");
      await press(page, CRASH.de.save);
      assert.deepEqual(JSON.parse(readFileSync(await (await download).path(), "utf8")).body, before);
      problems.length = 0;
      await page.unrouteAll();
    }));
}

test("the language that was chosen counts for a program that does not load", () =>
  withPage({ folder: DIST, query: "#/settings" }, async ({ page, problems }) => {
    await choose(page, words("en").language, "Español");
    await rootHas(page, "lang", "es");
    await page.route("**/*.wasm", (route) => route.abort());
    await page.reload();
    await says(heading(page), CRASH.es.title);
    problems.length = 0;
  }));

test("a missing font or picture is no reason to stop", () =>
  withPage({ folder: DIST }, async ({ page, problems }) => {
    await page.route(/\.(woff2|svg|png)$/, (route) => route.abort());
    await reload(page);
    await says(heading(page), "Lamplight");
    await go(page, "#/settings");
    await says(heading(page), words("en").settings);
    expect(problems, /ERR_FAILED/);
  }));

test("a page that cannot be shown says so, leads home, and the rest lives on", () =>
  withPage({ context: { locale: "de" }, query: "#/gallery" }, async ({ page }) => {
    const de = words("de");
    await press(page, "Fail to show");
    await says(heading(page), de.broken_title);
    assert.match(await page.locator("main .errors").textContent(), /invalid digit/);
    assert.deepEqual(await axe(page), []);
    await page.locator("main").getByRole("link", { name: de.to_the_shelf }).click();
    await says(heading(page), "Lamplight");
    await go(page, "#/settings");
    await choose(page, de.text_size, "150%");
    await rootHas(page, "data-text", "150%");
    await go(page, "#/gallery");
    await says(heading(page), "Gallery");
  }));

for (const size of Object.keys(SIZES)) {
  test(`the gallery, ${size}: axe finds nothing in any part in any state, at either contrast`, () =>
    withPage({ size, query: "#/gallery" }, async ({ page }) => {
      for (const contrast of [words("en").contrast_high, words("en").contrast_normal]) {
        await go(page, "#/settings");
        await choose(page, words("en").contrast, contrast);
        await go(page, "#/gallery");
        await says(heading(page), "Gallery");
        assert.deepEqual(await overflow(page), []);
        await press(page, "Show a toast");
        await page.locator(".toast").waitFor();
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
        assert.deepEqual(await axe(page), [], contrast);
        await press(page, "Open a dialog");
        await page.getByRole("dialog", { name: "A question" }).waitFor();
        assert.deepEqual(await axe(page), [], `${contrast}, dialog`);
        await page.keyboard.press("Escape");
      }
      // By force: Playwright itself would wait for them to become available.
      for (const name of ["Play Transform", "Undo"]) await page.getByRole("button", { name }).click({ force: true });
      assert.match(await page.locator("#pressed").textContent(), /^Pressed 0 times/);
      await press(page, "Learn it");
      assert.match(await page.locator("#pressed").textContent(), /^Pressed 1 times/);
    }));
}

test("the release has no gallery", () =>
  withPage({ folder: DIST, query: "#/gallery" }, ({ page }) => says(heading(page), words("en").lost_title)));
