// A whole hunt of Chalice and a whole scenario of Haven in each of the three engines that browsers are made of. Not a test of
// details: it prints which engine it was and what came of it, and fails if a game does not end or a page complains.
// usage: node tests/browser/engines.mjs [part of a name ...]    ("cargo xtask engines" installs them and gives WebKit a screen)

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { chromium } from "playwright-core";
import puppeteer from "puppeteer-core";
import { onPath } from "../../crates/xtask/site/files.mjs";
import { serve } from "../../crates/xtask/site/serve.mjs";
import { DIST, FLAGS, executable } from "./browser.mjs";
import { ASKED, CONFIRM, MOST_DECISIONS, OPTIONS, rushWithin } from "./hunt.mjs";
import * as scenario from "./scenario.mjs";

/** However slow the machine: longer than this no two games take. */
const LIMIT = 10 * 60 * 1000;

/** Each starts a browser and says its name and version, how to open an address, how to run a function in the page, and how to end it. */
const ENGINES = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };

async function startChromium(complaints) {
  const browser = await chromium.launch({ executablePath: executable(), args: FLAGS });
  const page = await browser.newPage();
  return adapter(browser, page, browser.version(), complaints);
}

async function startFirefox(complaints) {
  const executablePath = ["firefox-esr", "firefox"].map(onPath).find((path) => path !== null);
  assert.ok(executablePath, "there is no Firefox");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, protocolTimeout: LIMIT });
  const page = await browser.newPage();
  return adapter(browser, page, await browser.version(), complaints);
}

/** Playwright and Puppeteer have the same words for what is needed here. */
function adapter(browser, page, version, complaints) {
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return { version, open: (url) => page.goto(url), within: (work, words) => page.evaluate(work, words), close: () => browser.close() };
}

/** WebKit's own driver speaks plain WebDriver. */
async function startWebKit() {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore" });
  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message || value.error);
    return value;
  };
  try {
    await answering(driver, port);
    const { sessionId, capabilities } = await ask("POST", "", { capabilities: {} });
    await ask("POST", `/${sessionId}/timeouts`, { script: LIMIT });
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: (url) => ask("POST", `/${sessionId}/url`, { url }),
      within: async (work, words = null) => {
        const script = `const [words, done] = arguments; (async () => (${work})(words))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = await ask("POST", `/${sessionId}/execute/async`, { script, args: [words] });
        if (error) throw new Error(error);
        return value;
      },
      close: () => ask("DELETE", `/${sessionId}`).finally(() => driver.kill()),
    };
  } catch (error) {
    driver.kill();
    throw error;
  }
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a driver answers, or is no more. */
async function answering(driver, port) {
  let gone = null;
  driver.once("error", (error) => (gone = error));
  driver.once("exit", (code) => (gone ??= new Error(`WebKitWebDriver ended with ${code}`)));
  while (gone === null) {
    if (await fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw gone;
}

// ---- what follows runs within the page

/** Waits for the program, and notes its complaints from then on; whatever goes wrong before leads to the crash screen. */
async function watchWithin() {
  while (!window.wasmBindings) {
    if (document.querySelector(".crash")) throw new Error(document.querySelector(".crash").textContent);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  window.complaints = [];
  const note = (what) => window.complaints.push(String(what));
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => note(`${effectiveDirective} forbids ${blockedURI}`));
  const { error } = console;
  console.error = (...words) => {
    note(words.join(" "));
    error.apply(console, words);
  };
}

/** Stills the motion, and goes to the table of a seed against the weakest opponents. */
async function sitDownWithin(seed) {
  const there = async (selector) => {
    for (;;) {
      const found = document.querySelector(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  location.hash = "#/settings";
  await there("input[name=pace]");
  // The first choice is "as the system", the second is none.
  document.querySelectorAll("input[name=pace]")[1].click();
  await there('html[data-pace="0"]');
  location.hash = "#/chalice";
  const field = await there("#seed");
  field.value = seed;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  (await there("input[name=level]")).click();
  (await there(".page .button.brass")).click();
  await there(".board");
}

/** From the last enemy to the reckoning; says how long the hunt was and how it ended. */
async function reckonWithin(confirm) {
  const rounds = Number(document.querySelector(".round b")?.textContent);
  document.querySelector(confirm).click();
  while (!document.querySelector(".reckoning")) await new Promise((resolve) => setTimeout(resolve, 20));
  const scores = [...document.querySelectorAll(".ranks .score")].map(({ textContent }) => textContent);
  return { rounds, scores, complaints: window.complaints };
}

/** Sets out to scenario 1 with what the page proposes. */
async function setOutWithin(seed) {
  const there = async (selector) => {
    for (;;) {
      const found = document.querySelector(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  location.hash = "#/haven";
  await there(".set-out");
  const field = await there("#seed");
  field.value = seed;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  (await there(".footbar .button.brass")).click();
  await there(".answer");
}

/** How the scenario ended, in the page's words. */
function endedWithin() {
  return { title: document.querySelector("h1").textContent.trim(), complaints: window.complaints };
}

// ---- and this does not

async function adventure(engine) {
  await engine.within(setOutWithin, "ash-moth-17");
  const decisions = await engine.within(scenario.rushWithin, scenario.RUSH);
  assert.ok(decisions < scenario.MOST_DECISIONS, `the scenario has no end: ${decisions} decisions`);
  return { decisions, ...(await engine.within(endedWithin)) };
}

async function hunt(engine, url) {
  await engine.open(url);
  await engine.within(watchWithin);
  await engine.within(sitDownWithin, "ash-moth-17");
  const decisions = await engine.within(rushWithin, [ASKED, OPTIONS, CONFIRM, MOST_DECISIONS]);
  assert.ok(decisions < MOST_DECISIONS, `the hunt has no end: ${decisions} decisions`);
  return { decisions, ...(await engine.within(reckonWithin, CONFIRM)) };
}

/** A hunt, then a scenario, in the same page. */
async function both(engine, url) {
  const first = await hunt(engine, url);
  return { first, second: await adventure(engine) };
}

/** One engine's games; says whether all went well. */
async function tried(name, start, url) {
  const complaints = [];
  const begun = Date.now();
  let engine;
  let timer;
  try {
    engine = await start(complaints);
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error("the games did not end")), LIMIT);
    });
    const { first, second } = await Promise.race([both(engine, url), late]);
    // The page's own list goes on from the one game to the other.
    complaints.push(...second.complaints);
    const took = ((Date.now() - begun) / 1000).toFixed(1);
    const hunted = `hunt: ${first.rounds} rounds, ${first.decisions} decisions, scores ${first.scores.join(" ")}`;
    const went = `scenario: ${second.decisions} decisions, "${second.title}"`;
    console.log(`${name} (${engine.version}): ${hunted}; ${went}; ${took} s, ${complaints.length} errors`);
  } catch (error) {
    complaints.push(error.message);
    console.log(`${name} (${engine?.version ?? "did not start"}): not played`);
  } finally {
    clearTimeout(timer);
    await engine?.close().catch((error) => complaints.push(error.message));
  }
  for (const complaint of complaints) console.log(`  ${complaint}`);
  return complaints.length === 0;
}

const wanted = process.argv.slice(2).map((part) => part.toLowerCase());
const chosen = Object.entries(ENGINES).filter(([name]) => wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part)));
const site = await serve(DIST);
let failed = 0;
for (const [name, start] of chosen) if (!(await tried(name, start, site.url))) failed += 1;
await site.close();
if (failed > 0) {
  console.error(`error: the games cannot be played in ${failed} of ${chosen.length} engines.`);
  process.exit(1);
}
