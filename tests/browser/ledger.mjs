// Records made by hand, as many hunts as one likes: what a person has after many evenings.

import { sealed } from "./envelope.mjs";

const LEVELS = ["novice", "hunter", "veteran", "nightmare"];
const BOSSES = ["Rom", "Gehrman", "Micolash", "VicarAmelia", "MergosWetNurse"];
const CARDS = 21;
const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 8, 1, 18);

/** The hunt with this number, always the same one. */
function hunt(number) {
  const chance = (step, below) => ((number + 1) * step + ((number * number) % 31)) % below;
  const hunters = 3 + chance(7, 3);
  const scores = Array.from({ length: hunters }, (_, seat) => 8 + chance(11 + 6 * seat, 27));
  const best = Math.max(...scores);
  return {
    when: FIRST + number * DAY,
    code: `EAAx${String(number).padStart(4, "0")}`,
    seed: 1_000_003 * (number + 1),
    level: LEVELS[chance(5, 4)],
    boss: BOSSES[chance(3, 4)],
    you: 0,
    scores,
    winners: scores.map((score) => score === best),
    deaths: chance(13, 4),
    banked: Math.max(scores[0] - 9, 0),
    played: Array.from({ length: 9 }, (_, card) => [card < 5 ? card : (card * 2 + number) % CARDS, 1 + ((card + number) % 3)]).filter(
      ([card], place, all) => all.findIndex(([other]) => other === card) === place,
    ),
    rounds: 11 + chance(17, 6),
  };
}

const tally = () => ({ hunts: 0, won: 0 });
const tallies = (count) => Array.from({ length: count }, tally);

function count(tally, won) {
  tally.hunts += 1;
  tally.won += won ? 1 : 0;
}

/** The records of so many hunts, in the shape in which they are kept. */
export function ledger(hunts) {
  const all = Array.from({ length: hunts }, (_, number) => hunt(number));
  const totals = {
    all: tally(), by_level: tallies(4), by_boss: tallies(5), by_score: tallies(10), by_deaths: Array(6).fill(0),
    cards: Array(CARDS).fill(0), deaths: 0, banked: 0, rounds: 0, points: 0, best: 0, streak: 0, best_streak: 0,
  };
  for (const { scores, winners, level, boss, deaths, banked, rounds, played } of all) {
    count(totals.all, winners[0]);
    count(totals.by_level[LEVELS.indexOf(level)], winners[0]);
    count(totals.by_boss[BOSSES.indexOf(boss)], winners[0]);
    count(totals.by_score[Math.min(Math.floor(scores[0] / 5), 9)], winners[0]);
    totals.by_deaths[Math.min(deaths, 5)] += 1;
    for (const [card, times] of played) totals.cards[card] += times;
    totals.deaths += deaths;
    totals.banked += banked;
    totals.rounds += rounds;
    totals.points += scores[0];
    totals.best = Math.max(totals.best, scores[0]);
    totals.streak = winners[0] ? totals.streak + 1 : 0;
    totals.best_streak = Math.max(totals.best_streak, totals.streak);
  }
  const feats = ["novice", "hunter", "veteran", "deathless", "heavy-purse", "full-table", "by-a-hair"];
  const earned = feats.map((feat, place) => ({ feat, when: all[place * 3]?.when ?? FIRST, seed: all[place * 3]?.seed ?? 1 }));
  return { hunts: all.slice(-200), totals, earned, seen: all.map((_, number) => number + 1) };
}

/** Puts the records of so many hunts into the browser's storage, changed if need be. */
export async function plant(page, hunts, change = {}) {
  const text = sealed({ kind: "chalice-records", version: 1, body: { ...ledger(hunts), ...change } });
  await page.evaluate((text) => localStorage.setItem("lamplight/chalice-records", text), text);
}

const CLASSES = ["brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"];
const LEVELS_OF_SCENARIOS = 8;
const CARD_BARS = 9;

/** The scenario with this number, always the same one. */
function scenario(number, all) {
  const chance = (step, below) => ((number + 3) * step + ((number * number) % 29)) % below;
  const won = chance(5, 3) !== 0;
  const hero = (seat) => ({
    class: CLASSES[(number + seat * 2) % CLASSES.length], level: 1 + chance(3, 4), yours: seat === 0, dealt: 14 + chance(11, 30),
    taken: 6 + chance(7, 18), kills: chance(13, 7), cards: seat === 0 && number === all - 1 ? 2 : 2 + chance(3, 7), health: chance(5, 9),
    exhausted: !won, coins: chance(3, 6), gold: chance(3, 12), experience: 4 + chance(7, 12), checks: chance(3, 3) === 0 ? 1 : 0,
  });
  return {
    when: FIRST + number * DAY, print: number + 1, code: `CAAx${String(number).padStart(4, "0")}`,
    seed: 1_000_003 * (number + 1), scenario: number % 7 === 6 ? null : 1 + (number % 9), level: chance(3, 5), difficulty: chance(7, 4),
    won: won || number === all - 1, rounds: 7 + chance(5, 9), heroes: [0, 1].map(hero), foes: won ? 0 : 1 + chance(3, 4), hardest: 4 + chance(7, 7),
  };
}

/** The records of so many scenarios, in the shape in which they are kept. */
export function havenLedger(games) {
  const all = Array.from({ length: games }, (_, number) => scenario(number, games));
  const totals = {
    all: tally(), by_class: [], by_scenario: [], by_level: tallies(LEVELS_OF_SCENARIOS), by_cards: tallies(CARD_BARS),
    dealt: 0, taken: 0, kills: 0, coins: 0, experience: 0, goals: 0, rounds: 0, quickest: null, close: 0, streak: 0, best_streak: 0,
  };
  for (const { won, heroes, scenario, level, rounds } of all) {
    const [you] = heroes;
    count(totals.all, won);
    let sum = totals.by_class.find((sum) => sum.class === you.class);
    if (!sum) totals.by_class.push((sum = { class: you.class, tally: tally(), dealt: 0, taken: 0, experience: 0 }));
    count(sum.tally, won);
    let place = totals.by_scenario.find(([number]) => number === scenario);
    if (!place) totals.by_scenario.push((place = [scenario, tally()]));
    count(place[1], won);
    count(totals.by_level[level], won);
    count(totals.by_cards[Math.min(you.exhausted ? 0 : you.cards, CARD_BARS - 1)], won);
    for (const what of ["dealt", "taken", "experience"]) sum[what] += you[what];
    for (const what of ["dealt", "taken", "kills", "coins", "experience"]) totals[what] += you[what];
    totals.rounds += rounds;
    totals.streak = won ? totals.streak + 1 : 0;
    totals.best_streak = Math.max(totals.best_streak, totals.streak);
  }
  const feats = ["first-door", "dungeon", "hard", "last-cards", "reaper"];
  const earned = feats.map((feat, place) => ({ feat, when: all[place * 3]?.when ?? FIRST, seed: all[place * 3]?.seed ?? 1 }));
  return { hunts: all, totals, earned, seen: all.map(({ print }) => print) };
}

/** Puts the records of so many scenarios into the browser's storage. */
export async function plantHaven(page, games) {
  const text = sealed({ kind: "haven-records", version: 1, body: havenLedger(games) });
  await page.evaluate((text) => localStorage.setItem("lamplight/haven-records", text), text);
}
