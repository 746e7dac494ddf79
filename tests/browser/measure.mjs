// What the page does over a long evening and on a slow machine. Not tests: each prints its figures and fails if one is missed.
// usage: node tests/browser/measure.mjs soak [games] | latency | haven-latency | scenarios [games] | cards | worker | haven-worker    ("cargo xtask measure ..." builds the release first)

import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright-core";
import { serve } from "../../crates/xtask/site/serve.mjs";
import { DIST, FLAGS, PATIENCE, QUICK, SIZES, executable, started } from "./browser.mjs";
import { ASKED, CONFIRM, OPTIONS, STILL, asked, rush, sitDown } from "./hunt.mjs";
import * as scenario from "./scenario.mjs";

const LEVELS = ["Novice", "Hunter", "Veteran", "Nightmare"];
/** Where the bots go in turn: scenarios by number, and the random dungeon. */
const PLACES = [1, 2, 3, 4, 5, 9, 13, 20, null];
/** Where heroes are timed: scenarios by number, and the random dungeon. */
const HEROES_GO = [1, 2, 3, null];
/** How many decisions of the person such a game is played for; bots make them too. */
const PERSON_DECIDES = 40;
const SLOW = 4;
/** Milliseconds that a slowed page runs before it is stopped. */
const SLICE = 5;

const [what, ...rest] = process.argv.slice(2);
const count = rest.at(-1);
const measures = { soak, latency, "haven-latency": havenLatency, scenarios, cards, worker: () => worker().then(havenWorker), "haven-worker": havenWorker };
if (!measures[what]) {
  console.error("usage: node tests/browser/measure.mjs soak [games] | latency | haven-latency | scenarios [games] | cards | worker | haven-worker");
  process.exit(2);
}

const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const missed = [];
/** Prints a figure beside what it may be at most. */
function figure(name, value, most, unit = "") {
  console.log(`${name.padEnd(52)}${String(value).padStart(8)}${unit}   (at most ${most}${unit})`);
  if (value > most) missed.push(name);
}

// The largest board and the bench are in the quick build only.
const site = await serve(["haven-latency", "scenarios", "cards"].includes(what) ? QUICK : DIST, {});
const browser = await chromium.launch({ executablePath: executable(), args: [...FLAGS, "--enable-precise-memory-info"] });
try {
  await measures[what](Number(count ?? (what === "scenarios" ? 20 : 100)));
} finally {
  await browser.close();
  await site.close();
}
if (missed.length > 0) {
  console.error(`error: too much: ${missed.join(", ")}.`);
  process.exit(1);
}

/** By how much the last tenth of the last half is more than its first tenth, in per cent. */
function growth(used) {
  const half = used.slice(-Math.ceil(used.length / 2));
  const tenth = Math.max(1, Math.floor(half.length / 10));
  const mean = (values) => values.reduce((sum, value) => sum + value) / values.length;
  return Math.round((mean(half.slice(-tenth)) / mean(half.slice(0, tenth)) - 1) * 1000) / 10;
}

/** A page that counts its own troubles. */
async function opened(context) {
  const complaints = [];
  const page = await (await browser.newContext({ viewport: SIZES.desktop, ...context })).newPage();
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(site.url);
  await started(page);
  return { page, complaints, session: await page.context().newCDPSession(page) };
}

/** So many whole games one after another in one page: no complaint, nobody stuck, no memory lost. */
async function soak(games) {
  const { page, complaints, session } = await opened(STILL);
  const used = [];
  let stuck = 0;
  for (let game = 0; game < games; game++) {
    await sitDown(page, `soak-${game}`, { hunters: String(3 + (game % 3)) });
    const done = await Promise.race([rush(page).then(() => true), setTimeout(120_000, false)]);
    if (!done || (await page.locator(CONFIRM).count()) === 0) stuck += 1;
    await page.locator(CONFIRM).click();
    await page.locator(".reckoning").waitFor();
    await session.send("HeapProfiler.collectGarbage");
    used.push(await page.evaluate(() => performance.memory.usedJSHeapSize + (lamplight.program?.memory.buffer.byteLength ?? 0)));
    if ((game + 1) % 10 === 0) console.error(`${game + 1} of ${games} games, ${(used.at(-1) / 1e6).toFixed(1)} MB`);
  }
  figure("console errors", complaints.length, 0);
  figure("stuck games", stuck, 0);
  figure("memory, growth over the last half", growth(used), 10, " %");
  complaints.forEach((line) => console.log(line));
}

/**
 * So many whole scenarios one after another in one page, answered by the bots: at every pause the page shows what the engine says,
 * none is stuck, nothing complains, no memory is lost; and each replay, opened in another page, ends as the scenario did.
 */
async function scenarios(games) {
  const { page, complaints, session } = await opened(scenario.STILL);
  const other = await opened(scenario.STILL);
  const used = [];
  const found = { stuck: 0, pauses: 0, differences: [], replays: 0, longest: 0 };
  const begun = Date.now();
  for (let game = 0; game < games; game++) {
    const number = PLACES[game % PLACES.length];
    await scenario.setOut(page, `drive-${game}`, scenario.coverOf(number));
    const done = await Promise.race([page.evaluate(scenario.comparedToTheEnd), setTimeout(600_000, { stuck: true, pauses: 0, differences: [] })]);
    if (done.stuck) found.stuck += 1;
    found.pauses += done.pauses;
    found.differences.push(...done.differences);
    if (!done.stuck && done.differences.length === 0) {
      const shown = await scenario.endShown(page);
      const engine = await page.evaluate(() => window.havenBench.end());
      const again = await scenario.replayed(other.page, site.url, engine[0]);
      found.longest = Math.max(found.longest, engine[0].length);
      if (JSON.stringify(again) === JSON.stringify({ shown, engine })) found.replays += 1;
      else console.log(`the replay of game ${game} ends with ${JSON.stringify(again)}, not with ${JSON.stringify({ shown, engine })}`);
    }
    await session.send("HeapProfiler.collectGarbage");
    used.push(await page.evaluate(() => performance.memory.usedJSHeapSize + (lamplight.program?.memory.buffer.byteLength ?? 0)));
    const place = number === null ? "a dungeon" : `scenario ${number}`;
    console.error(`${game + 1} of ${games}: ${place}, ${done.pauses} pauses, ${(used.at(-1) / 1e6).toFixed(1)} MB, ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  console.log(`${games} scenarios, ${found.pauses} pauses, longest replay link ${found.longest} characters`);
  figure("console errors", complaints.length + other.complaints.length, 0);
  figure("stuck scenarios", found.stuck, 0);
  figure("differences between page and engine", found.differences.length, 0);
  figure("replays that do not end as the scenario did", games - found.replays, 0);
  figure("memory, growth over the last half", growth(used), 10, " %");
  [...complaints, ...other.complaints, ...found.differences].forEach((line) => console.log(line));
}

/** Every half of every card that the engine has, used through the page on a board that is played for it. */
async function cards() {
  const { page, complaints } = await opened(scenario.STILL);
  await scenario.setOut(page, "cards-1");
  const done = [];
  const begun = Date.now();
  for (let at = 0; at < scenario.CLASSES; at++) {
    done.push(...(await scenario.halvesOf(page, at, true)));
    console.error(`${at + 1} of ${scenario.CLASSES} classes, ${done.length} halves, ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  const first = done.filter((one) => one.first).length;
  console.log(`${done.length} halves, of ${first} of them the cards are of level 1 or X`);
  figure("console errors", complaints.length, 0);
  figure("halves of level 1 or X without a board", 2 * 78 - first, 0);
  figure("halves that got stuck", done.filter(({ stuck }) => stuck !== null).length, 0);
  console.log(`${done.filter(({ effects }) => effects.length === 0).length} halves were used and did nothing on their board`);
  complaints.forEach((line) => console.log(line));
  done.filter(({ stuck, effects }) => stuck !== null || effects.length === 0).forEach((one) => console.log(JSON.stringify(one)));
}

/** From a touch to the picture, and the page's longest tasks, on a machine four times slower. */
async function latency() {
  const { page, session } = await opened({});
  await page.addInitScript(watch);
  await page.reload();
  await started(page);
  await sitDown(page, "latency-1");
  await asked(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  await page.evaluate(() => Object.assign(window, { inputs: [], tasks: [] }));
  for (let n = 0; n < 25 && (await comes(page, ASKED)); n++) {
    for (let k = 0; k < 8 && (k === 0 || !(await placeOf(page, CONFIRM))); k++) await touch(page, session, OPTIONS, n + k);
    await touch(page, session, CONFIRM);
    if (n % 2) await touch(page, session, ".answer .button.quiet");
  }
  const { inputs, tasks } = await page.evaluate(() => ({ inputs: window.inputs, tasks: window.tasks }));
  console.log(`${inputs.length} inputs, ${tasks.length} tasks above 50 ms, processor slowed ${SLOW} times`);
  figure("from input to paint, p95", Math.round(percentile(inputs, 0.95)), 100, " ms");
  // A task of 50 ms takes this long on a machine so much slower.
  figure("longest task of the page", Math.round(Math.max(0, ...tasks)), 50 * SLOW, " ms");
}

/** The same on Haven's largest board (163 hexes, 4 heroes, 20 monsters), and how many frames a second it is pulled at. */
async function havenLatency() {
  const { page, session } = await opened({});
  await page.addInitScript(watch);
  await page.goto(`${site.url}#/haven/gallery`);
  await page.reload();
  await started(page);
  await page.locator(".largest .token").first().waitFor({ state: "attached" });
  await setTimeout(2000);
  const { x, y, width, height } = await page.locator(".largest .map").boundingBox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const mouse = (type, place) => session.send("Input.dispatchMouseEvent", { type, ...place, button: "left", buttons: type === "mouseMoved" ? 1 : 0, clickCount: 1 });
  await mouse("mousePressed", middle);
  const counted = page.evaluate(() => new Promise((resolve) => {
    const from = performance.now();
    let frames = 0;
    const next = () => (performance.now() - from < 2000 ? (frames++, requestAnimationFrame(next)) : resolve(frames / 2));
    requestAnimationFrame(next);
  }));
  for (let n = 0, done = false; !done; n++) {
    await mouse("mouseMoved", { x: middle.x + 160 * Math.sin(n / 14), y: middle.y + 110 * Math.cos(n / 9) - 110 });
    done = await Promise.race([counted.then(() => true), setTimeout(8, false)]);
  }
  await mouse("mouseReleased", middle);
  const frames = Math.round(await counted);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  await page.evaluate(() => Object.assign(window, { inputs: [], tasks: [] }));
  for (let n = 0; n < 30; n++) {
    const place = { x: x + 60 + ((n * 97) % (width - 120)), y: y + 60 + ((n * 61) % (height - 120)) };
    for (const type of ["mouseMoved", "mousePressed", "mouseReleased"]) {
      await session.send("Input.dispatchMouseEvent", { type, ...place, button: type === "mouseMoved" ? "none" : "left", clickCount: 1 });
      await setTimeout(60);
    }
    await setTimeout(300);
  }
  const { inputs, tasks } = await page.evaluate(() => ({ inputs: window.inputs, tasks: window.tasks }));
  console.log(`${inputs.length} inputs, ${tasks.length} tasks above 50 ms, processor slowed ${SLOW} times; quick build`);
  figure("from input to paint, p95", Math.round(percentile(inputs, 0.95)), 100, " ms");
  figure("frames short of 50 a second while pulled, unslowed", Math.max(0, 50 - frames), 0);
  console.log(`frames a second while pulled: ${frames}`);
}

/** Where something can be touched now. Asked of the page once: whoever watches it frame by frame makes it draw them all. */
async function placeOf(page, selector, number = 0) {
  return page.evaluate(
    ([selector, number]) => {
      const found = [...document.querySelectorAll(selector)];
      const { x, y, width, height } = found[number % found.length]?.getBoundingClientRect() ?? {};
      return found.length > 0 ? { x: x + width / 2, y: y + Math.min(height * 0.3, innerHeight - y - 4) } : null;
    },
    [selector, number],
  );
}

/** A touch as the browser gets it from a hand, and the time to look at what comes of it. */
async function touch(page, session, selector, number) {
  const place = await placeOf(page, selector, number);
  if (!place) return;
  for (const type of ["mousePressed", "mouseReleased"]) {
    await session.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
    await setTimeout(30);
  }
  await setTimeout(400);
}

/** Waits until something is there, and says whether it came. */
async function comes(page, selector) {
  for (let wait = 0; wait < PATIENCE; wait += 150) {
    if (await placeOf(page, selector)) return true;
    await setTimeout(150);
  }
  return false;
}

function watch() {
  window.inputs = [];
  window.tasks = [];
  const kinds = new Set(["pointerup", "click", "keydown"]);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (kinds.has(entry.name)) window.inputs.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.tasks.push(entry.duration);
  }).observe({ type: "longtask", buffered: true });
}

/** How long a bot's decision takes in its worker, four at the table, here and on a slower machine. */
async function worker() {
  for (const [level, slow, most] of [[2, 1, 150], [3, 1, 500], [3, SLOW, 2000]]) {
    const { page } = await opened(STILL);
    await page.addInitScript(listen);
    await page.reload();
    await started(page);
    await page.goto(`${page.url().replace(/#.*$/, "")}#/chalice`);
    await page.locator("label.option:has(input[name=level])").nth(level).click();
    await page.locator("#seed").fill("worker-1");
    await page.locator(".page .button.brass").click();
    await page.locator(".board").waitFor();
    await asked(page);
    const before = await spin(page);
    const release = await slowed(slow);
    if (slow > 1) console.log(`the same work takes ${((await spin(page)) / before).toFixed(1)} times as long`);
    await page.evaluate(() => Object.assign(window, { thoughts: [], tasks: [] }));
    await rush(page, 12);
    await release();
    const { thoughts, tasks } = await page.evaluate(() => ({ thoughts: window.thoughts, tasks: window.tasks }));
    const name = `${LEVELS[level]}${slow > 1 ? `, slowed ${slow} times` : ""}`;
    console.log(`${name}: ${thoughts.length} answers, p50 ${Math.round(percentile(thoughts, 0.5))} ms`);
    figure(`${name}: an answer, p95`, Math.round(percentile(thoughts, 0.95)), most, " ms");
    if (slow === 1) figure(`${name}: longest task of the page`, Math.round(Math.max(0, ...tasks)), 50, " ms");
    await page.context().close();
  }
}

/**
 * How long a hero's decision takes in Haven's worker on a slower machine, and a whole turn: what a seat decides in a row, from its first
 * question to its last answer. The level is written into the page's own requests, so that nothing else differs.
 */
async function havenWorker() {
  for (const [level, name, most, mostTurn] of [[1, "Veteran", 400, 2000], [2, "Champion", 1500, 6000]]) {
    const thoughts = [];
    for (const number of HEROES_GO) {
      const { page } = await opened(scenario.STILL);
      await page.addInitScript(listenToHeroes, level);
      await page.reload();
      await started(page);
      await scenario.setOut(page, `worker-${number}`, scenario.coverOf(number));
      await scenario.asked(page);
      const before = await spin(page);
      const release = await slowed(SLOW);
      console.log(`the same work takes ${((await spin(page)) / before).toFixed(1)} times as long`);
      await page.evaluate(scenario.rushWithin, [...scenario.RUSH.slice(0, -1), PERSON_DECIDES]);
      await release();
      thoughts.push(...(await page.evaluate(() => window.thoughts)), { seat: null, took: 0 });
      await page.context().close();
    }
    const turns = [];
    thoughts.forEach(({ seat, took }, at) => (seat !== null && seat === thoughts[at - 1]?.seat ? (turns[turns.length - 1] += took) : turns.push(took)));
    const times = thoughts.filter(({ seat }) => seat !== null).map(({ took }) => took);
    const title = `${name}, slowed ${SLOW} times`;
    console.log(`${title}: ${times.length} answers, p50 ${Math.round(percentile(times, 0.5))} ms, longest ${Math.round(Math.max(...times))} ms`);
    figure(`${title}: an answer, p95`, Math.round(percentile(times, 0.95)), most, " ms");
    figure(`${title}: a whole turn, p95`, Math.round(percentile(turns, 0.95)), mostTurn, " ms");
  }
}

/** Notes for whom Haven's worker thinks and how long; what only asks whether it is there is no question. */
function listenToHeroes(level) {
  window.thoughts = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        if (typeof data === "string" || !this.asked) return;
        window.thoughts.push({ seat: this.asked.seat, took: performance.now() - this.asked.at });
        this.asked = undefined;
      });
    }
    postMessage(message, ...words) {
      if (message?.length > 8) {
        // After its number a request says what is wanted, for which seat, and at which level.
        message[6] = level;
        this.asked = { seat: message[5], at: performance.now() };
      }
      super.postMessage(message, ...words);
    }
  };
}

/**
 * Makes all of the browser's page processes so many times slower, workers included, which the browser's own throttling does not
 * reach: they run for one slice and stand still for the others. The answer is how to let them go.
 */
async function slowed(rate) {
  if (rate === 1) return () => {};
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  const all = (signal) => pages.forEach((id) => process.kill(id, signal));
  let running = true;
  const turn = (async () => {
    while (running) {
      all("SIGCONT");
      await setTimeout(SLICE);
      all("SIGSTOP");
      await setTimeout(SLICE * (rate - 1));
    }
    all("SIGCONT");
  })();
  return () => {
    running = false;
    return turn;
  };
}

/** How long the same piece of work takes now, in milliseconds. */
async function spin(page) {
  return page.evaluate(() => {
    const begun = performance.now();
    let sum = 0;
    for (let n = 0; n < 3e7; n++) sum += n % 7;
    return sum > 0 ? performance.now() - begun : 0;
  });
}

/** Notes the time between a question to a worker and its answer. */
function listen() {
  window.thoughts = [];
  window.tasks = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", () => {
        if (this.askedAt !== undefined) window.thoughts.push(performance.now() - this.askedAt);
        this.askedAt = undefined;
      });
    }
    postMessage(...words) {
      this.askedAt = performance.now();
      super.postMessage(...words);
    }
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.tasks.push(entry.duration);
  }).observe({ type: "longtask" });
}
