// Runs the probe in Node: node run.mjs PROBE.wasm SEEDS GAMES SECONDS
// Prints one line of JSON: the golden number, the checksum of the first SEEDS games, and games per second.
import { readFile } from "node:fs/promises";

const [file, seeds, games, seconds] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(file), {});
const probe = instance.exports;
const unsigned = (number) => BigInt.asUintN(64, number).toString();

const batch = Number(games);
probe.chalice_games(0, batch);
let best = 0;
let decisions = 0n;
const end = performance.now() + Number(seconds) * 1000;
do {
  // The time this process has had a core: on a busy machine only that says how fast one core is.
  const start = process.cpuUsage();
  decisions = probe.chalice_games(0, batch);
  const { user, system } = process.cpuUsage(start);
  best = Math.max(best, (batch * 1e6) / (user + system));
} while (performance.now() < end);

console.log(
  JSON.stringify({
    golden: unsigned(probe.golden(1000)),
    checksum: unsigned(probe.chalice_checksum(0, Number(seeds))),
    decisions: unsigned(decisions),
    games_per_second: Math.round(best),
  }),
);
