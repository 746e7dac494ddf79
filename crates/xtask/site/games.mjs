// The one list of games and languages, src/games.json, for whoever builds or checks the site.
// usage: node games.mjs    (prints one line each: "language es", "game chalice part")

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./files.mjs";

export const { languages: LANGUAGES, games: GAMES } = JSON.parse(readFileSync(join(ROOT, "src/games.json"), "utf8"));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const language of LANGUAGES) console.log(`language ${language}`);
  for (const { name, part } of GAMES) console.log(`game ${name} ${part}`);
}
