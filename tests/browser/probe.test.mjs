// One seed, one dungeon: what the engines compute in this browser is what they compute natively.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../crates/xtask/site/files.mjs";
import { withPage } from "./harness.mjs";

const PROBE = process.env.LAMPLIGHT_PROBE ?? join(ROOT, "target/wasm32-unknown-unknown/release/probe.wasm");

/** A number that the native tests hold the sources to, from where they have it. */
function native(path, pattern) {
  const [, digits] = pattern.exec(readFileSync(join(ROOT, path), "utf8"));
  return BigInt(digits.replaceAll("_", ""));
}

/** What an export of the probe answers in this browser. */
async function inBrowser(page, name, ...numbers) {
  assert.ok(existsSync(PROBE), `${PROBE} is missing: cargo build -p probe --release --target wasm32-unknown-unknown`);
  const probe = readFileSync(PROBE).toString("base64");
  const answer = await page.evaluate(async ({ probe, name, numbers }) => {
    const bytes = Uint8Array.from(atob(probe), (letter) => letter.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    return BigInt.asUintN(64, instance.exports[name](...numbers)).toString();
  }, { probe, name, numbers });
  return BigInt(answer);
}

test("the golden vectors of a thousand seeds are the native ones", () =>
  withPage({}, async ({ page }) => {
    const golden = native("crates/kit/src/golden.rs", /pub const THOUSAND: u64 = (0x[0-9a-f_]+);/);
    assert.equal(await inBrowser(page, "golden", 1000), golden);
  }));

test("a thousand hunts of Chalice end as they do natively", () =>
  withPage({}, async ({ page }) => {
    const golden = native("crates/chalice/tests/golden.rs", /const THOUSAND: u64 = ([0-9a-fx_]+);/);
    assert.equal(await inBrowser(page, "chalice_checksum", 0, 1000), golden);
  }));

test("the bots decide as they do natively, in games of every level and temperament", () =>
  withPage({}, async ({ page }) => {
    const golden = native("crates/bots/tests/messages.rs", /const EIGHT: u64 = ([0-9a-fx_]+);/);
    assert.equal(await inBrowser(page, "bots_checksum", 0, 8), golden);
  }));

test("minds of every level play Haven as they do natively", () =>
  withPage({}, async ({ page }) => {
    const golden = native("crates/bots/tests/haven_golden.rs", /const TWO_OF_MINDS: u64 = ([0-9a-fx_]+);/);
    assert.equal(await inBrowser(page, "haven_minds_checksum", 0, 2), golden);
  }));

test("two hundred games of Haven end as they do natively", () =>
  withPage({}, async ({ page }) => {
    const golden = native("crates/bots/tests/haven_golden.rs", /const TWO_HUNDRED: u64 = ([0-9a-fx_]+);/);
    assert.equal(await inBrowser(page, "haven_checksum", 0, 200), golden);
  }));
