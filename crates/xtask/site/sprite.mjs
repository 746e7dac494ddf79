// The icons that the page names, and no others, as symbols of an SVG file; what only some pages show, of files of their own.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { ROOT, fail, filesUnder, writeIfChanged } from "./files.mjs";

const ICONS = join(ROOT, "node_modules/@iconify-json/game-icons/icons.json");
const USE = /\bIcon\(\s*"([^"]*)"\s*\)/g;
/** The sprites: what a name begins with there, and the file. */
const SPRITES = {
  "": "sprite.svg",
  "reference/": "reference.svg",
  "chalice/": "chalice.svg",
  "haven/": "haven.svg",
  "foes/": "foes.svg",
  "later/": "later.svg",
};

/** Scans the Rust sources for `Icon("name")` and writes sprites of what it finds into the folder `out`. */
export function makeSprites(sources, out) {
  const set = JSON.parse(readFileSync(ICONS, "utf8"));
  const used = usedIcons(sources);
  for (const [prefix, file] of Object.entries(SPRITES)) {
    const symbols = [...used]
      .map(([name, place]) => ({ ...parted(name), place }))
      .filter((icon) => icon.prefix === prefix)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, place }) => `<symbol id="${name}" viewBox="0 0 512 512">${slim(bodyOf(set, name, place))}</symbol>`);
    writeIfChanged(join(out, file), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
  }
}

/** What a name begins with, and the icon's own name. */
function parted(name) {
  const end = name.lastIndexOf("/") + 1;
  return { prefix: name.slice(0, end), name: name.slice(end) };
}

/**
 * The drawing with as many decimals as a screen can show: an emblem is drawn in 512 steps and shown in at most 400 points, so
 * whole steps will do. svgo reads paths as a browser does; compact numbers and arc flags stay what they are.
 */
function slim(body) {
  // Steps from point to point are more alike than places, and compress better.
  const params = { floatPrecision: 0, lineShorthands: true, smartArcRounding: true, utilizeAbsolute: false };
  const plugins = [{ name: "convertPathData", params }, "mergePaths"];
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
  for (const [name, place] of used) check(used, name, place);
  return used;
}

/** An icon is in a sprite that there is, and in no second one. */
function check(used, name, place) {
  const { prefix, name: plain } = parted(name);
  if (!(prefix in SPRITES)) fail(`src/${place} uses Icon("${name}"), but there is no sprite of that name.`);
  if (prefix !== "" && used.has(plain)) fail(`src/${place} uses Icon("${name}"), but Icon("${plain}") is in use: take that.`);
}

function bodyOf(set, name, place) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) fail(`src/${place} uses Icon("${name}"), but game-icons has no icon of that name.`);
  return icon.body;
}
