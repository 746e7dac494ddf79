// A scenario of Haven at the table: the helpers of its tests, pictures and measurements.

import assert from "node:assert/strict";
import { started } from "./browser.mjs";
import { go } from "./page.mjs";

/** Nothing moves: a scenario then takes as long as the bots think. */
export const STILL = { reducedMotion: "reduce" };
export const ANSWER = ".answer[data-question]";
export const END = "main.end-page";
export const BRASS = ".answer .go";
const READY = ".answer .go:not([aria-disabled])";

/** The choices kept of the scenario in progress. */
export const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/haven"))?.body.journal.choices.length ?? -1);

/** Waits until more is kept than before. */
export const decided = (page, before) =>
  page.waitForFunction((before) => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal.choices.length > before, before);

/** Sets out with what the page proposes, and bots that decide soon: to scenario 1, or to the place at this cover. */
export async function setOut(page, seed, cover = null) {
  await go(page, "#/haven");
  if (cover !== null) await page.locator(cover).click();
  await page.locator(".companions .seg").first().click();
  await page.locator("#seed").fill(seed);
  await page.locator(".footbar .button.brass").click();
  await page.locator(".answer").waitFor();
}

/** Waits until the person is asked, or the scenario is over; says what is asked. What is told meanwhile is skipped: by `skip`. */
export async function asked(page, skip = () => page.locator(READY).click({ timeout: 2_000 }).catch(() => {})) {
  for (;;) {
    const found = await page.waitForFunction(
      ([answer, end, ready]) =>
        document.querySelector(answer)?.dataset.question ?? (document.querySelector(end) ? "over" : document.querySelector(ready) ? "told" : null),
      [ANSWER, END, READY],
    );
    const state = await found.jsonValue();
    if (state === "over") return null;
    if (state !== "told") return state;
    // What is told can be skipped; at the end the button leads there.
    await skip();
  }
}

/** Lets a bot answer for the person. */
export async function playedForMe(page) {
  const before = await kept(page);
  await page.locator(".answer .more").click();
  await page.locator("#ways .for-me").click();
  await decided(page, before);
}

/** Lets bots answer until one of these questions is asked. Says which. */
export async function playedUntil(page, questions) {
  for (;;) {
    const question = await asked(page);
    if (question === null || questions.includes(question)) return question;
    await playedForMe(page);
  }
}

/** Lets bots answer to the end as fast as the page goes, by clicks from within: for tests in which it does not matter how. */
export const rush = (page) => page.evaluate(rushWithin, RUSH);

/** More decisions than these no scenario takes. */
export const MOST_DECISIONS = 2_000;
/** What rushing within a page must know. */
export const RUSH = [ANSWER, END, READY, MOST_DECISIONS];

/** The same as it runs within the page; says how many decisions it took. */
export async function rushWithin([answer, end, ready, most]) {
  const find = (selector) => document.querySelector(selector);
  const breath = () => new Promise((resolve) => setTimeout(resolve, 0));
  const count = () => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal.choices.length;
  for (let n = 0; n < most; n++) {
    while (!find(answer)) {
      if (find(end)) return n;
      find(ready)?.click();
      await breath();
    }
    const before = count();
    find("#ways .for-me").click();
    while (count() === before) await breath();
    await breath();
  }
  return most;
}

/**
 * Where a person who thinks little presses next: the button as soon as it does something, else what has not been pressed yet. Runs
 * within the page. The answer is a place of the window, or null if there is nothing to press.
 */
export function nextPress(turn) {
  const { clientWidth: wide, clientHeight: tall } = document.documentElement;
  const middle = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const map = document.querySelector(".map")?.getBoundingClientRect();
  const inMap = ({ x, y }) => map && x > map.left + 4 && x < map.right - 60 && y > map.top + 4 && y < map.bottom - 4;
  const open = (element) => {
    const place = middle(element);
    const top = place.x > 0 && place.x < wide && place.y > 0 && place.y < tall ? document.elementFromPoint(place.x, place.y) : null;
    return top !== null && (element.contains(top) || top.closest("button") === element.closest("button"));
  };
  const buttons = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && open(one));
  const hexes = (selector) => [...document.querySelectorAll(selector)].filter((one) => inMap(middle(one)));
  const question = document.querySelector(".answer[data-question]")?.dataset.question;
  const ready = buttons(".answer .go:not([aria-disabled])");
  const ways = {
    goal: () => buttons(".goal-card"),
    hand: () => buttons(".suggest"),
    cards: () => buttons(".choosing .pick:not(.lead, .second)").concat(buttons(".rest:not([aria-disabled])")),
    turn: () => buttons(".play-half:not([aria-disabled], .done, .chosen), .basic:not([aria-disabled])"),
    harm: () => buttons(".way-head:not([aria-disabled])"),
  };
  const others = () => [
    ...hexes(".world .reticle"),
    ...hexes(".world .under .open"),
    ...hexes(".world .reached:not(.through, .harms) .cost"),
    ...buttons(".chips .chip, .chips .strip, .packs .pack, .rest:not([aria-disabled])"),
  ];
  const found = ready.length > 0 ? ready : (ways[question]?.() ?? []).concat(others());
  return found.length > 0 ? { question, ...middle(found[turn % found.length]) } : null;
}

/** Plays to the end by pressing places of the window. Says how many presses it took, and which questions were met. */
export async function playedByHand(page, press, most = 3_000) {
  const met = new Set();
  for (let n = 0, idle = 0; n < most; n++) {
    const question = await asked(page);
    if (question === null) return { presses: n, met };
    met.add(question);
    const place = await page.evaluate(nextPress, idle);
    assert.ok(place, `there is something to press for "${question}"`);
    const before = await page.evaluate(state);
    await press(place);
    // What was pressed twice without an answer is left alone.
    idle = (await page.evaluate(state)) === before ? idle + 1 : 0;
    assert.ok(idle < 40, `"${question}" can be answered`);
  }
  assert.fail("the scenario does not end");
}

/** All that a press can change, in one line. */
function state() {
  const answer = document.querySelector(".answer");
  return [answer?.textContent, localStorage.getItem("lamplight/haven")?.length, document.querySelectorAll(".chosen, .lead, .second").length].join();
}

export async function reloaded(page) {
  await page.reload();
  await started(page);
}

/** The cover of a scenario or, without a number, of the random dungeon. */
export const coverOf = (number) => (number === null ? ".cover.dungeon" : `.cover:nth-child(${number})`);

/** Lays a game of the bench on the table. */
export async function laid(page, code) {
  await go(page, "#/haven");
  await page.locator(".set-out").waitFor();
  assert.ok(await page.evaluate((code) => window.havenBench.lay(code), code), "the game can be read");
  await go(page, "#/haven/table");
  await page.locator(".answer").waitFor();
}

/** What the end of a scenario says of it and of each hero, whoever led them. */
export const endShown = (page) =>
  page.locator(".end-head, .end-xp, .end-gold, .end-goal, .end-deeds").evaluateAll((parts) => parts.map((part) => part.textContent));

/** Opens a finished scenario's replay, looks at its end and says what is shown there, and what the engine says of it. */
export async function replayed(page, url, code) {
  await page.goto(`${url}?hr=${code}`);
  await started(page);
  await page.locator(".lookback .row .button").last().click();
  await page.locator(END).waitFor();
  return { shown: await endShown(page), engine: await page.evaluate(() => window.havenBench.end()) };
}

/** Where each kind of question is told in the rules. */
export const SECTIONS = {
  goal: "set-up", equip: "set-up", hand: "set-up", entry: "set-up", start: "set-up", cards: "cards", hasten: "cards",
  "short-rest": "rests", reroll: "rests", "long-rest": "rests", turn: "turn", "move-or-attack": "turn", move: "movement", fall: "movement",
  opener: "movement", attack: "attack", harm: "damage", forfeit: "damage", consume: "elements", create: "elements", guard: "items",
  offer: "items", refresh: "items", shove: "others", heal: "others", name: "others", place: "others", recover: "others", loot: "others",
  appear: "monsters", pick: "monsters", promote: "monsters", feed: "monsters", ways: "monsters", tie: "monsters",
};

/** The classes that the bench has boards for. */
export const CLASSES = 6;

/** Uses every half of a class that is wanted, each on its board, through the open table. Says what each did and whether it got stuck. */
export async function halvesOf(page, at, all) {
  await page.evaluate(`window.nextPress = ${nextPress}`);
  return page.evaluate(halvesUsed, [at, all]);
}

/**
 * Presses a half of each card on its board and then what a person would press until the half is used up: what lies open, the
 * button as soon as it does something. Runs within the page; the engine says what came of it.
 */
async function halvesUsed([at, all]) {
  const OTHERS = 24;
  const bench = window.havenBench;
  const find = (selector) => document.querySelector(selector);
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const ask = ".answer[data-question]";
  const state = () => [find(".answer")?.textContent, localStorage.getItem("lamplight/haven").length, document.querySelectorAll(".chosen").length].join();
  const asked = async () => {
    for (let waited = 0; !find(ask); waited++) {
      if (find("main.end-page")) return null;
      if (waited > 1_000) throw new Error("nobody is asked any more");
      find(".answer .go:not([aria-disabled])")?.click();
      await frame();
    }
    return find(ask).dataset.question;
  };
  const press = ({ x, y }) => {
    const place = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true, pointerType: "mouse" };
    for (const kind of ["pointerdown", "pointerup", "click"]) document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent(kind, place));
  };
  const used = async (card, bottom, name, other) => {
    const half = () => [...document.querySelectorAll(".turn-card")].find((one) => one.querySelector("h3 span").textContent === name)?.querySelectorAll(".play-half")[Number(bottom)];
    for (let idle = 0; bench.used(card, bottom) === null; ) {
      const question = await asked();
      if (question === null) break;
      const before = state();
      const ready = find(".answer .go:not([aria-disabled])");
      const place = question === "turn" && !ready ? null : window.nextPress(idle + other);
      if (question === "turn" && !ready) half()?.click();
      else if (place) press(place);
      await frame();
      idle = state() === before ? idle + 1 : 0;
      if (idle > 40) return `stuck at "${question}"`;
    }
    return null;
  };
  const done = [];
  for (const [card, bottom, name, first, effects, code] of bench.halves(at)) {
    if (!all && !first) continue;
    const one = { half: `${name}, ${bottom ? "bottom" : "top"}`, first, possible: effects, effects: [], stuck: null };
    // A half that does nothing from the first hex may do something from another one.
    for (let other = 0; other < OTHERS && one.stuck === null && one.effects.length === 0; other++) {
      bench.lay(code);
      await frame();
      one.stuck = await used(card, bottom, name, other);
      one.effects = bench.used(card, bottom) ?? [];
    }
    done.push(one);
  }
  return done;
}

/** Answers what is asked by pressing places of the window until something is kept. */
export async function answeredByHand(page) {
  const before = await kept(page);
  for (let idle = 0; (await kept(page)) === before; idle++) {
    const question = await asked(page);
    const place = await page.evaluate(nextPress, idle);
    assert.ok(place && idle < 40, `"${question}" can be answered`);
    await page.mouse.click(place.x, place.y);
  }
}

/**
 * Lets bots play to the end, and compares at every pause what the page shows with what the engine says of the game that is kept:
 * places, health, conditions, initiative, hand. Runs within the page.
 */
export async function comparedToTheEnd(most = 2_000) {
  const find = (selector) => document.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const breath = () => new Promise((resolve) => setTimeout(resolve, 0));
  const choices = () => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal.choices.length;
  const text = (element) => element?.textContent.trim() ?? "";
  const sorted = (lines) => lines.toSorted().join("\n");
  const ask = ".answer[data-question]";

  const shown = () => {
    // Which hex a place of the picture is: a row is 60 high, a hex 40 times the root of 3 wide.
    const hex = (x, y) => [Math.round(x / (40 * Math.sqrt(3)) - y / 120), Math.round(y / 60)].join();
    const tokens = all(".world .token").map(({ style }) => hex(...["--x", "--y"].map((name) => Number(style.getPropertyValue(name)))));
    const figures = all(".map > ul.hidden > li").map((line) => text(line).replace(/: row \d+, place \d+$/, "").replace(", you", "").replace(/, (Shield|Retaliate) \d+/g, "").replace(/, elite\b/i, ""));
    const order = all(".track > li").filter((entry) => entry.querySelector(".at")).map((entry) => text(entry.querySelector(".at")));
    const hand = all(".choosing .pick h3").map(text);
    return { question: find(ask).dataset.question, round: Number(text(find(".round b"))), tokens: sorted(tokens), figures: sorted(figures), order, hand: sorted(hand) };
  };
  const told = () => {
    const { question, round, figures, order, hand } = window.havenBench.view();
    const place = ({ q, r }) => [q, r].join();
    // A type of which nobody is left has no turn.
    const lives = ([, name]) => figures.some((figure) => name.startsWith(figure.name));
    const line = ({ name, number, health, most, conditions }) => [`${name}${number === null ? "" : ` ${number}`}`, `health ${health} of ${most}`, ...conditions].join(", ");
    return { question, round, tokens: sorted(figures.map(place)), figures: sorted(figures.map(line)), order: order.filter(lives).map(([initiative]) => String(initiative)), hand: sorted(hand) };
  };

  const differences = [];
  let pauses = 0;
  for (; pauses < most; pauses++) {
    while (!find(ask)) {
      if (find("main.end-page")) return { pauses, differences };
      find(".answer .go:not([aria-disabled])")?.click();
      await breath();
    }
    // What is drawn follows what is known by a frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const [page, engine] = [shown(), told()];
    // The hand lies open only where cards are chosen.
    if (engine.question !== "cards") page.hand = engine.hand;
    for (const part of Object.keys(engine)) {
      const equal = JSON.stringify(page[part]) === JSON.stringify(engine[part]);
      if (!equal) differences.push(`pause ${pauses}, ${engine.question}, ${part}: the page shows ${page[part]}, the engine says ${engine[part]}`);
    }
    if (differences.length > 5) return { pauses, differences };
    const before = choices();
    find("#ways .for-me").click();
    while (choices() === before) await breath();
    await breath();
  }
  return { pauses, differences, stuck: true };
}
