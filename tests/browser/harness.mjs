// What every browser test stands on: a real Chromium, the built site behind a plain server, and a page whose
// slightest complaint fails the test.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";
import { chromium } from "playwright-core";
import { ROOT } from "../../crates/xtask/site/files.mjs";
import { serve } from "../../crates/xtask/site/serve.mjs";
import { DIST, FLAGS, PATIENCE, QUICK, SIZES, executable, started } from "./browser.mjs";

export { DIST, FLAGS, SIZES, executable, started } from "./browser.mjs";

let launched;
after(async () => (await launched)?.close());

/** A fresh private window of the one browser that each test file has. */
async function privateWindow(options) {
  launched ??= chromium.launch({ executablePath: executable(), args: FLAGS });
  return (await launched).newContext(options);
}

/** A browser of its own with a fresh profile, for what Chromium does not do in private windows. */
function profileWindow(options) {
  // An empty name: Playwright makes the folder and clears it away.
  return chromium.launchPersistentContext("", { executablePath: executable(), args: FLAGS, ...options });
}

/**
 * Serves a folder, opens its page in a fresh context and hands both to `body`.
 *
 * Options: `folder` (the quick build), `base` ("/"), `size` ("phone" or "desktop"), `query` (to open with),
 * `profile` (true: not a private window), `worker` (true: the service worker may keep the site, which costs every other test
 * the time it takes), and `context` (more options of Playwright's contexts, such as a locale).
 * A console error, an uncaught exception or a breach of the security policy fails the test, unless `body` takes it
 * out of `problems` as expected.
 */
export async function withPage(options, body) {
  const { folder = QUICK, base = "/", size = "phone", query = "", profile = false, worker = false, context: more = {} } = options;
  assert.ok(existsSync(join(folder, "index.html")), `${folder} holds no site: "cargo xtask ${folder === DIST ? "dist" : "site"}" builds it`);
  // Nothing is far on one machine, and each file of tests would compress the site anew.
  const site = await serve(folder, { base, compress: false });
  const context = await (profile ? profileWindow : privateWindow)({ viewport: SIZES[size], ...more });
  try {
    // Whatever is awaited is there in a moment, or never.
    context.setDefaultTimeout(PATIENCE);
    const problems = await watched(context);
    if (!worker) await context.addInitScript(refuseWorkers);
    const page = await context.newPage();
    await page.goto(site.url + query);
    await started(page);
    await body({ page, context, site, problems }).catch((error) => explained(error, page, problems));
    assert.deepEqual(problems, [], "the page complained");
  } finally {
    await context.close();
    await site.close();
  }
}

/** A test that fails says what the page showed and complained of by then: on another machine nobody can look. */
async function explained(error, page, problems) {
  const shown = await page.locator("body").ariaSnapshot({ timeout: 2_000 }).catch((why) => String(why));
  const found = `\nat ${page.url()}, complaints: ${JSON.stringify(problems)}, shown:\n${shown}`;
  error.message += found;
  // What is printed of an error is its stack, which was written down when the error was made.
  error.stack += found;
  throw error;
}

/** As a browser does that keeps nothing. */
function refuseWorkers() {
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.register = () => Promise.reject(new DOMException("not here", "SecurityError"));
}

/** Collects whatever goes wrong on any page of the context, now and after every reload. */
async function watched(context) {
  const problems = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`exception: ${error.error().stack}`));
  await context.exposeBinding("reportBreach", (_, breach) => problems.push(`policy: ${breach}`));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      window.reportBreach(`${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`),
    );
  });
  return problems;
}

/** Asks the page again and again until the answer is yes; unlike Playwright's own wait, it waits for promises too. */
export async function until(page, question, limit = 30_000) {
  const deadline = Date.now() + limit;
  while (!(await page.evaluate(question))) {
    assert.ok(Date.now() < deadline, `waited in vain for ${question}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until a service worker keeps the site. */
export async function kept(page) {
  await until(page, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");
}

/** Waits until the site is kept and the page is served from there, then takes the network away and opens it anew. */
export async function goOffline(page, context) {
  await kept(page);
  await page.reload();
  await started(page);
  await until(page, () => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await started(page);
}

/** What axe finds wrong with the page, one sentence for each. */
export async function axe(page, options = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await bringAxe(page);
  return page.evaluate(async (options) => {
    // What passes is not written down: that took three times as long as looking.
    const { violations } = await window.axe.run(document, { ...options, resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, options);
}

/** Rules whose verdict contrast can change: colours, and what does not fit and scrolls where letters are heavier. */
const OF_CONTRAST = ["color-contrast", "scrollable-region-focusable"];

/** What axe finds at the usual contrast and, of what contrast can change, at the high one that a system asks for. */
export async function axeAtEitherContrast(page) {
  const found = await axe(page);
  const contrast = async (wish, shown) => {
    await page.emulateMedia({ contrast: wish });
    await page.locator(`html[data-contrast="${shown}"]`).waitFor({ state: "attached" });
    // What moves is judged where it comes to rest.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  };
  await contrast("more", "high");
  const high = await axe(page, { runOnly: OF_CONTRAST });
  await contrast("no-preference", "normal");
  return [...found, ...high.map((line) => `high contrast: ${line}`)];
}

async function bringAxe(page) {
  const session = await page.context().newCDPSession(page);
  // The debugger may run what the page's policy forbids as a script tag.
  const source = readFileSync(join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");
  await session.send("Runtime.evaluate", { expression: `${source};0` });
  await session.detach();
}

/** Keeps a picture of the page in target/shots. */
export async function shoot(page, name, options = {}) {
  const folder = join(ROOT, "target/shots");
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), ...options });
}
