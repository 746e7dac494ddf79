// The browser and the built site: what the tests and the measurements stand on.

import { join } from "node:path";
import { ROOT } from "../../crates/xtask/site/files.mjs";

export { FLAGS, executable } from "../../crates/xtask/site/chromium.mjs";

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

/** Waits until the program runs and its page is there: Trunk's loader leaves its bindings on the window, and what stood there meanwhile goes. */
export async function started(page) {
  await page.waitForFunction(() => window.wasmBindings !== undefined && document.querySelector("#app noscript") === null);
}
