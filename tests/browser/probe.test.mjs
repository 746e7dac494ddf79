// One seed, one dungeon: what the engines compute in this browser is what they compute natively.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../crates/xtask/site/files.mjs";
import { withPage } from "./harness.mjs";

const PROBE = process.env.LAMPLIGHT_PROBE ?? join(ROOT, "target/wasm32-unknown-unknown/release/probe.wasm");

/** The number that the native tests hold the kit to, from where they have it. */
function goldenOfThousand() {
  const source = readFileSync(join(ROOT, "crates/kit/src/golden.rs"), "utf8");
  const [, digits] = /pub const THOUSAND: u64 = 0x([0-9a-f_]+);/.exec(source);
  return digits.replaceAll("_", "");
}

test("the golden vectors of a thousand seeds are the native ones", () =>
  withPage({}, async ({ page }) => {
    assert.ok(existsSync(PROBE), `${PROBE} is missing: cargo build -p probe --release --target wasm32-unknown-unknown`);
    const probe = readFileSync(PROBE).toString("base64");
    const golden = await page.evaluate(async (probe) => {
      const bytes = Uint8Array.from(atob(probe), (letter) => letter.charCodeAt(0));
      const { instance } = await WebAssembly.instantiate(bytes);
      return BigInt.asUintN(64, instance.exports.golden(1000)).toString(16).padStart(16, "0");
    }, probe);
    assert.equal(golden, goldenOfThousand());
  }));
