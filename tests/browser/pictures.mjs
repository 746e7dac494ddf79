// Photographs every screen at four sizes, a contact sheet for each: for whoever wants to look at all of them at once.
// usage: node tests/browser/pictures.mjs [folder [language [format [part]]]]    (without a folder: docs/screens, in English; parts: read, hunt,
// telling, scenario, questions)

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ROOT } from "../../crates/xtask/site/files.mjs";
import { serve } from "../../crates/xtask/site/serve.mjs";
import { FLAGS, QUICK, executable, started } from "./browser.mjs";
import { ASKED, CONFIRM, STILL, asked, playOn, reckon, rush, sitDown } from "./hunt.mjs";
import * as haven from "./scenario.mjs";

const [, , folder = join(ROOT, "docs/screens"), locale = "en-GB", format = "jpg", part = null] = process.argv;
/** A phone upright and across, a tablet, a large screen. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** How much smaller they are on a contact sheet. */
const SCALE = 0.6;

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
  "haven-set-up": "#/haven",
  "haven-lesson": "#/haven/lesson",
  "haven-codex": "#/haven/codex",
  "haven-rules": "#/haven/rules",
};

const site = await serve(QUICK, { compress: false });
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

/** A window in which nothing moves, and what takes a contact sheet of it. */
async function opened(options) {
  const context = await browser.newContext({ viewport: SIZES[0], locale, ...options });
  const [page, light] = [await context.newPage(), await browser.newPage({ viewport: { width: 2150, height: 700 } })];
  await page.goto(site.url);
  await started(page);
  await page.locator("main#content").waitFor();
  const take = async (name, { stopped = false } = {}) => {
    const shots = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (!stopped) await settled(page);
      shots.push((await page.screenshot()).toString("base64"));
    }
    await page.setViewportSize(SIZES[0]);
    const frames = shots.map((shot, place) => `<img width="${SIZES[place].width * SCALE}" src="data:image/png;base64,${shot}">`);
    await light.setContent(`<body style="margin:0;padding:16px;display:inline-flex;gap:16px;align-items:flex-start;background:#2a2a2e">${frames.join("")}`);
    await light.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await light.locator("body").screenshot({ path: join(folder, `${name}.${format}`), type: format === "png" ? "png" : "jpeg", ...(format === "png" ? {} : { quality: 70 }) });
  };
  const close = async () => {
    await light.close();
    await context.close();
  };
  return { page, take, close };
}

/** Everything that is read. */
async function read() {
  const { page, take, close } = await opened(STILL);
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
async function hunt() {
  const { page, take, close } = await opened(STILL);
  await sitDown(page, "pictures-2", { hunters: "5" });
  await asked(page);
  await rush(page, 7);
  await asked(page);
  await page.locator(".fan.asked .held:not([aria-disabled])").first().click();
  await take("table-choose");
  await sheet(page, take, "sheet-enemy", () => page.locator(".portrait").click());
  await sheet(page, take, "sheet-hunter", () => page.locator(".seat").first().click());
  await sheet(page, take, "sheet-upgrades", () => page.locator(".folded").click());
  await sheet(page, take, "log", () => page.keyboard.press("l"));
  await sheet(page, take, "more", () => page.keyboard.press("m"));
  await sheet(page, take, "rules-beside", async () => {
    await page.keyboard.press("?");
    await page.locator(".rules").waitFor();
  });
  await page.keyboard.press("h");
  await page.locator(".advice .why").waitFor();
  await take("hint");
  await page.locator(CONFIRM).click();
  await rush(page);
  await take("last-enemy");
  await reckon(page);
  await take("reckoning");
  await page.locator(".reckoning .row").last().scrollIntoViewIfNeeded();
  await take("reckoning-below");
  await page.goto(`${site.url}#/chalice/records`);
  await page.locator(".records").waitFor();
  await take("records");
  await close();
}

/** The telling: a die on the table, a death, the Dream. The clock goes on only as far as it must, and stands for a picture. */
async function telling() {
  const { page, take, close } = await opened({});
  await sitDown(page, "pictures-3");
  await page.clock.install();
  const missing = new Map(Object.entries({ "telling-die": ".thrown", "telling-death": ".seat.out, .me.out", "telling-dream": ".door" }));
  const there = (selector) => page.locator(selector).count();
  for (let n = 0; n < 14 && missing.size > 0; n++) {
    while (!(await there(ASKED))) await page.clock.runFor(50);
    await playOn(page, { most: 1 });
    while (!(await there(ASKED)) && missing.size > 0) {
      await page.clock.runFor(50);
      for (const [name, sign] of missing) {
        if (!(await there(sign))) continue;
        missing.delete(name);
        await take(name, { stopped: true });
      }
    }
  }
  for (const name of missing.keys()) console.error(`${name} was never seen`);
  await close();
}

/** A whole scenario of Haven: setting out, what lies over the table, a turn as it is planned, what is told, the end. */
async function scenario() {
  const { page, take, close } = await opened(haven.STILL);
  await page.goto(`${site.url}#/haven`);
  await page.locator(".cover.dungeon").click();
  await page.locator(".toll").first().waitFor();
  await take("haven-set-up-dungeon");
  await haven.setOut(page, "pictures-4", haven.coverOf(1));
  await haven.playedUntil(page, ["cards"]);
  await take("haven-choose");
  await sheet(page, take, "haven-say", () => page.keyboard.press("y"));
  await page.locator(".choosing .pick").nth(0).click();
  await page.locator(".choosing .pick").nth(2).click();
  await take("haven-chosen");
  await page.locator(haven.BRASS).click();
  await haven.playedUntil(page, ["turn"]);
  await take("haven-turn");
  await page.locator(".play-half:not([aria-disabled])").first().click();
  await take("haven-half");
  await page.keyboard.press("u");
  await haven.playedUntil(page, ["attack"]);
  await take("haven-attack");
  await page.keyboard.press("h");
  await page.locator(".advice b").waitFor();
  await take("haven-hint");
  await haven.playedUntil(page, ["harm"]);
  await take("haven-harm");
  await sheet(page, take, "haven-log", () => page.keyboard.press("l"));
  await sheet(page, take, "haven-more", () => page.keyboard.press("m"));
  await sheet(page, take, "haven-rules-beside", async () => {
    await page.keyboard.press("?");
    await page.locator(".rules").waitFor();
  });
  await sheet(page, take, "haven-monster", () => page.locator(".track li.breed").first().click({ button: "right" }));
  await haven.rush(page);
  await page.locator(haven.END).waitFor();
  await take("haven-end");
  await page.goto(`${site.url}#/haven/records`);
  await page.locator(".records").waitFor();
  await take("haven-records");
  await close();
}

/** Every question of Haven that the bench comes to. */
async function questions() {
  const { page, take, close } = await opened(haven.STILL);
  await page.goto(`${site.url}#/haven`);
  await page.waitForFunction(() => "havenBench" in window);
  for (const [question, code] of await page.evaluate(() => window.havenBench.questions(400))) {
    await haven.laid(page, code);
    await haven.asked(page);
    await take(`haven-asks-${question}`);
  }
  await close();
}

const parts = { read, hunt, telling, scenario, questions };
try {
  for (const [name, taken] of Object.entries(parts)) if (part === null || part === name) await taken();
} finally {
  await browser.close();
  await site.close();
}
