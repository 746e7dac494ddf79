// The browser and the built site: what the tests and the measurements stand on.

import assert from "node:assert/strict";
import { join } from "node:path";
import { ROOT, onPath } from "../../crates/xtask/site/files.mjs";

/** The release, as it is shipped. */
export const DIST = process.env.LAMPLIGHT_DIST ?? join(ROOT, "dist");

/**
 * The quick build that most tests open: the same sources, ready soon after a change, with the gallery besides: every part in every
 * state, and ways to break the page on purpose.
 */
export const QUICK = process.env.LAMPLIGHT_QUICK ?? join(ROOT, "target/quick-site");

/** The two sizes that everything must work at. */
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Whatever is awaited is there in a moment, or never. */
export const PATIENCE = 30_000;

/** The browser keeps to this machine: without these it looks for updates and accounts at every start. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser's executable: `cargo verify` names it; by hand the first one on the path will do. */
export function executable() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const named = process.env.LAMPLIGHT_CHROMIUM;
  const found = (named ? [named] : names).map(onPath).find((path) => path !== null);
  assert.ok(found, "no Chrome or Chromium: install one or name it in LAMPLIGHT_CHROMIUM");
  return found;
}

/** Waits until the program runs: Trunk's loader then leaves its bindings on the window. */
export async function started(page) {
  await page.waitForFunction(() => window.wasmBindings !== undefined);
}
