// A person's data: out as one file, away when asked, back in; and whatever else is offered as a file is refused with a
// sentence, without a scratch on what was there.

import assert from "node:assert/strict";
import { closeSync, ftruncateSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { withPage } from "./harness.mjs";
import { choose, heading, press, rootHas, says, stored, toast, words } from "./page.mjs";
import { sealed } from "./envelope.mjs";

const en = words("en");
const de = words("de");
const scratch = mkdtempSync(join(tmpdir(), "lamplight-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

async function exported(page, word = en.export) {
  const download = page.waitForEvent("download");
  await press(page, word);
  const file = await download;
  assert.equal(file.suggestedFilename(), "lamplight.json");
  return readFileSync(await file.path(), "utf8");
}

/** Offers a file, which may be a path. */
async function offer(page, content) {
  const file = typeof content === "string" || Buffer.isBuffer(content)
    ? { name: "lamplight.json", mimeType: "application/json", buffer: Buffer.from(content) }
    : content.path;
  await page.locator("input[type=file]").setInputFiles(file);
}

const refusal = (why) => `The file was not taken in: ${why} What you had is untouched.`;

async function refused(page, content, why, what) {
  const before = await stored(page);
  await offer(page, content);
  try {
    await says(toast(page), refusal(why));
  } catch (error) {
    assert.fail(`${what}: ${error.message}`);
  }
  await page.getByRole("button", { name: en.close }).click();
  await toast(page).waitFor({ state: "detached" });
  assert.deepEqual(await stored(page), before, what);
}

/** A page with something to lose: settings, their backups, and a save of another kind. */
async function withData(body) {
  await withPage({ query: "#/settings" }, async (all) => {
    await choose(all.page, en.text_size, "125%");
    await choose(all.page, en.contrast, en.contrast_high);
    await choose(all.page, en.motion, en.pace_swift);
    await all.page.evaluate(() => localStorage.setItem("somebody-else", "theirs"));
    await body(all);
    assert.equal(await all.page.evaluate(() => localStorage.getItem("somebody-else")), "theirs");
  });
}

test("export, erase, import: everything comes back, in the language it came with", () =>
  withData(async ({ page }) => {
    await choose(page, en.language, "Deutsch");
    await says(heading(page), de.settings);
    const before = await stored(page);
    const file = await exported(page, de.export);
    await says(toast(page), de.export_done);
    assert.deepEqual(JSON.parse(file).body, before);

    await press(page, de.erase);
    const question = page.getByRole("dialog", { name: de.erase_title });
    await question.getByRole("button", { name: de.cancel }).click();
    await question.waitFor({ state: "hidden" });
    assert.deepEqual(await stored(page), before, "only a yes erases");

    await press(page, de.erase);
    await question.getByRole("button", { name: de.erase_confirm }).click();
    await question.waitFor({ state: "hidden" });
    await says(heading(page), en.settings);
    await says(toast(page), en.erase_done);
    assert.deepEqual(await stored(page), {});
    await rootHas(page, "data-text", "100%");
    await rootHas(page, "data-contrast", "normal");

    await offer(page, file);
    await says(heading(page), de.settings);
    assert.deepEqual(await stored(page), before);
    await rootHas(page, "data-text", "125%");
    await rootHas(page, "data-contrast", "high");
    await rootHas(page, "data-pace", "0.25");
  }));

test("the same file can be taken in twice, and an empty house exports too", () =>
  withPage({ query: "#/settings" }, async ({ page }) => {
    const nothing = await exported(page);
    assert.deepEqual(JSON.parse(nothing).body, {});
    for (const time of ["first", "second"]) {
      await choose(page, en.text_size, "150%");
      await offer(page, nothing);
      await says(toast(page), "Import done: 0 entries.");
      assert.deepEqual(await stored(page), {}, time);
      await rootHas(page, "data-text", "100%");
      await page.getByRole("button", { name: en.close }).click();
    }
  }));

test("files cut short at two dozen places are damaged or foreign, and say so", () =>
  withData(async ({ page }) => {
    const file = await exported(page);
    for (let part = 1; part < 24; part += 1) {
      const cut = file.slice(0, Math.floor((file.length * part) / 24));
      await refused(page, cut, en.file_damaged, `cut after ${cut.length} of ${file.length}`);
    }
    await refused(page, file.slice(0, -1), en.file_damaged, "without its last letter");
    await refused(page, file.slice(0, 5), en.file_foreign, "five letters");
    await refused(page, file.slice(1), en.file_foreign, "without its first letter");
  }));

test("files with a flipped bit at two dozen places are refused", () =>
  withData(async ({ page }) => {
    const file = Buffer.from(await exported(page));
    const sentences = [en.file_damaged, en.file_foreign, en.file_newer, en.file_other].map(refusal);
    const before = await stored(page);
    for (let part = 0; part < 24; part += 1) {
      const flipped = Buffer.from(file);
      const at = Math.floor((file.length * part) / 24);
      flipped[at] ^= 1 << part % 8;
      await offer(page, flipped);
      await toast(page).waitFor();
      assert.ok(sentences.includes(await toast(page).textContent()), `bit ${part % 8} of byte ${at}: ${await toast(page).textContent()}`);
      await page.getByRole("button", { name: en.close }).click();
      await toast(page).waitFor({ state: "detached" });
      assert.deepEqual(await stored(page), before);
    }
  }));

test("what is no export is refused, each with its own sentence", () =>
  withData(async ({ page }) => {
    const hostile = "<img src=x onerror=alert(1)>";
    const everything = (body, more = {}) => sealed({ kind: "everything", version: 1, body, ...more });
    const settings = (await stored(page))["lamplight/settings"];
    for (const [what, content, why] of [
      ["an empty file", "", en.file_empty],
      ["spaces", " \n\t ", en.file_empty],
      ["words", "hello", en.file_foreign],
      ["a list", "[1, 2, 3]", en.file_foreign],
      ["null", "null", en.file_foreign],
      ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe, 0xd8]), en.file_foreign],
      ["brackets without end", "[".repeat(200_000), en.file_foreign],
      ["markup", `<html><script>alert(1)</script>${hostile}</html>`, en.file_foreign],
      ["a single save", settings, en.file_other],
      ["another kind, named in markup", sealed({ kind: hostile, version: 1, body: {} }), en.file_other],
      ["a later version", everything({}, { version: 2 }), en.file_newer],
      ["a version far away", everything({}, { version: 4_000_000_000 }), en.file_newer],
      ["a later envelope", sealed({ kind: "everything", version: 1, body: {}, format: 2 }), en.file_newer],
      ["version 0", everything({}, { version: 0 }), en.file_damaged],
      ["a version below nothing", '{"lamplight":1,"kind":"everything","version":-1,"checksum":"","body":{}}', en.file_damaged],
      ["a version without end", `{"lamplight":1,"kind":"everything","version":${"9".repeat(400)},"checksum":"","body":{}}`, en.file_damaged],
      ["a wrong checksum", everything({}).replace(/"checksum":"./, '"checksum":"x'), en.file_damaged],
      ["more than belongs in", everything({}).replace("{", '{"extra":1,'), en.file_damaged],
      ["a list for a body", everything([1, 2]), en.file_shape],
      ["numbers for saves", everything({ "lamplight/settings": 7 }), en.file_shape],
      ["a stranger's key", everything({ "their-token": "x" }), en.file_key],
      ["markup for a key", everything({ [hostile]: hostile }), en.file_key],
      ["a key without a name", everything({ "lamplight/": "x" }), en.file_key],
      ["9 million letters", "x".repeat(9_000_000), en.file_too_long],
    ]) {
      await refused(page, content, why, what);
    }
    assert.equal(await page.locator("img, [onerror]").count(), 0);
  }));

test("a file larger than the memory is refused without being read", () =>
  withData(async ({ page }) => {
    const path = join(scratch, "huge.json");
    const file = openSync(path, "w");
    ftruncateSync(file, 3_000_000_000);
    closeSync(file);
    await refused(page, { path }, en.file_too_long, "3 GB");
  }));

test("a whole export whose saves make no sense is taken in, and what cannot be read lies aside", () =>
  withData(async ({ page }) => {
    const markup = "<img src=x onerror=alert(1)>";
    const body = { [`lamplight/${markup}`]: markup, "lamplight/settings": markup };
    await offer(page, sealed({ kind: "everything", version: 1, body }));
    await page.locator("main .warning").waitFor();
    await rootHas(page, "data-text", "100%");
    const after = await stored(page);
    assert.equal(after[`lamplight/${markup}`], markup);
    assert.ok(Object.entries(after).some(([key, text]) => key.includes("aside") && text === markup), "kept aside");
    assert.equal(await page.locator("img, [onerror]").count(), 0);
    assert.deepEqual(JSON.parse(await exported(page)).body, after, "an export carries it too");
  }));
