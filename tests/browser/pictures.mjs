// Takes a picture of every screen at both sizes, for the README and for whoever wants to look at all of them at once.
// usage: node tests/browser/pictures.mjs [folder]    (without a folder: docs/screens)

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ROOT } from "../../crates/xtask/site/files.mjs";
import { serve } from "../../crates/xtask/site/serve.mjs";
import { DIST, FLAGS, SIZES, executable, started } from "./browser.mjs";
import { ASKED, STILL, asked, playOn, reckon, rush, sitDown } from "./hunt.mjs";

const folder = process.argv[2] ?? join(ROOT, "docs/screens");
mkdirSync(folder, { recursive: true });

/** The rooms that an address leads to. */
const ROOMS = {
  settings: "#/settings",
  about: "#/about",
  lost: "#/nowhere",
  "set-up": "#/chalice",
  lesson: "#/chalice/lesson",
  codex: "#/chalice/codex",
  rules: "#/chalice/rules",
};

const site = await serve(DIST, {});
const browser = await chromium.launch({ executablePath: executable(), args: FLAGS });

/** Waits until fonts and pictures are there and what moves has come to rest; what moves for ever is left out. */
async function settled(page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
    await Promise.all([document.fonts.ready, ...passing.map(({ finished }) => finished.catch(() => {}))]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function opened(size, options) {
  const context = await browser.newContext({ viewport: SIZES[size], ...options });
  const page = await context.newPage();
  await page.goto(site.url);
  await started(page);
  await page.locator("main#content").waitFor();
  const take = async (name) => {
    await settled(page);
    await page.screenshot({ path: join(folder, `${name}-${size}.jpg`), type: "jpeg", quality: 60 });
  };
  return { page, take, close: () => context.close() };
}

/** Everything that is read. */
async function read(size) {
  const { page, take, close } = await opened(size, STILL);
  await take("shelf");
  for (const [name, address] of Object.entries(ROOMS)) {
    await page.goto(`${site.url}${address}`);
    await page.locator("main#content:not([aria-busy]) h1, main#content.board").first().waitFor();
    await take(name);
  }
  await close();
}

/** A sheet over the table, and away again. */
async function sheet(page, take, name, open) {
  await open();
  await page.locator("dialog[open]").first().waitFor();
  await take(name);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** A whole hunt, five at the table. */
async function hunt(size) {
  const { page, take, close } = await opened(size, STILL);
  await sitDown(page, "pictures-2", { hunters: "5" });
  await asked(page);
  await rush(page, 7);
  await asked(page);
  await page.locator(".fan.asked .held:not([aria-disabled])").first().click();
  await take("table-choose");
  await sheet(page, take, "sheet-enemy", () => page.locator(".portrait").click());
  await sheet(page, take, "sheet-hunter", () => page.locator(".seat").first().click());
  await sheet(page, take, "sheet-card", () => page.locator(".ware").first().click());
  await sheet(page, take, "log", () => page.keyboard.press("l"));
  await sheet(page, take, "more", () => page.keyboard.press("m"));
  await sheet(page, take, "rules-beside", async () => {
    await page.keyboard.press("?");
    await page.locator(".rules").waitFor();
  });
  await page.keyboard.press("h");
  await page.locator(".advice .why").waitFor();
  await take("hint");
  await rush(page);
  await take("last-enemy");
  await reckon(page);
  await take("reckoning");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await take("reckoning-below");
  await page.goto(`${site.url}#/chalice/records`);
  await page.locator(".records").waitFor();
  await take("records");
  await close();
}

/** The first of these states to come that was not seen yet, or nothing once the person is asked again. */
async function next(page, states, seen) {
  const missing = Object.entries(states).filter(([name]) => !seen.has(name));
  const come = ([missing, asked]) => {
    const found = missing.find(([, sign]) => document.querySelector(sign));
    return found || document.querySelector(asked) ? { name: found?.[0] } : null;
  };
  return (await (await page.waitForFunction(come, [missing, ASKED])).jsonValue()).name;
}

/** The telling, with its motion: the clash, a die on the table, a death, the Dream. */
async function telling(size) {
  const { page, close } = await opened(size, {});
  await sitDown(page, "pictures-3");
  const seen = new Set();
  const states = { "telling-die": ".thrown", "telling-death": ".seat.out, .me.out", "telling-dream": ".door" };
  for (let n = 0; n < 14 && seen.size < 3; n++) {
    await asked(page);
    await playOn(page, { most: 1 });
    for (let name = await next(page, states, seen); name; name = await next(page, states, seen)) {
      seen.add(name);
      await page.screenshot({ path: join(folder, `${name}-${size}.jpg`), type: "jpeg", quality: 60 });
    }
  }
  for (const name of Object.keys(states)) if (!seen.has(name)) console.error(`${size}: ${name} was never seen`);
  await close();
}

try {
  for (const size of Object.keys(SIZES)) {
    await read(size);
    await hunt(size);
    await telling(size);
  }
} finally {
  await browser.close();
  await site.close();
}
