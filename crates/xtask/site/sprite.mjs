// The icons that the page names, and no others, as symbols of one SVG file.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { ROOT, fail, filesUnder, writeIfChanged } from "./files.mjs";

const ICONS = join(ROOT, "node_modules/@iconify-json/game-icons/icons.json");
const USE = /\bIcon\(\s*"([^"]*)"\s*\)/g;

/** Scans the Rust sources for `Icon("name")` and writes a sprite of what it finds. */
export function makeSprite(sources, out) {
  const set = JSON.parse(readFileSync(ICONS, "utf8"));
  const symbols = [...usedIcons(sources)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, place]) => `<symbol id="${name}" viewBox="0 0 512 512">${slim(bodyOf(set, name, place))}</symbol>`);
  writeIfChanged(out, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
}

/**
 * The drawing with as many decimals as a screen can show: an emblem is drawn in 512 steps and shown in at most 400 points, so
 * whole steps will do. svgo reads paths as a browser does; compact numbers and arc flags stay what they are.
 */
function slim(body) {
  const plugins = [{ name: "convertPathData", params: { floatPrecision: 0, lineShorthands: true, smartArcRounding: true } }, "mergePaths"];
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, { plugins });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** Each name with the file that asks for it first. */
function usedIcons(sources) {
  const used = new Map();
  for (const file of filesUnder(sources).filter((file) => file.endsWith(".rs"))) {
    // A name in a comment is talk, not use.
    const code = readFileSync(join(sources, file), "utf8").replace(/^\s*\/\/.*$/gm, "");
    for (const [, name] of code.matchAll(USE)) {
      if (!used.has(name)) used.set(name, file);
    }
  }
  return used;
}

function bodyOf(set, name, place) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) fail(`src/${place} uses Icon("${name}"), but game-icons has no icon of that name.`);
  return icon.body;
}
