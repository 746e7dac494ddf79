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
