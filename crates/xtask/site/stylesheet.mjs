// One request for all styles of a program: the imports of its list in style/, in their order, in one file.

import { join } from "node:path";
import { fail, textOf, writeIfChanged } from "./files.mjs";

const IMPORT = /^@import\s+"([^"]+)";$/;

/** Puts the files that `list` imports one after another into `out`. */
export function makeStylesheet(folder, list, out) {
  const main = textOf(join(folder, list));
  if (main === null) fail(`style/${list} is missing: it lists the stylesheets to load.`);
  const parts = importsOf(main, list).map((name) => partOf(folder, name, list));
  writeIfChanged(out, parts.join("\n"));
}

function importsOf(main, list) {
  const lines = main.replace(/\/\*[\s\S]*?\*\//g, "").split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").map((line) => {
    const found = IMPORT.exec(line);
    if (!found) fail(`style/${list} may hold only lines like @import "x.css"; but has: ${line}`);
    return found[1];
  });
}

function partOf(folder, name, list) {
  const text = textOf(join(folder, name));
  if (text === null) fail(`style/${list} imports "${name}", but style/${name} does not exist.`);
  if (/^\s*@import\b/m.test(text)) fail(`style/${name} has an @import of its own: put it into style/${list}.`);
  return text;
}
