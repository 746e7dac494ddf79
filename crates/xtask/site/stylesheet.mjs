// One request for all styles: the imports of style/main.css, in their order, in one file.

import { join } from "node:path";
import { fail, textOf, writeIfChanged } from "./files.mjs";

const IMPORT = /^@import\s+"([^"]+)";$/;

/** Puts the files that `main.css` imports one after another into `out`. */
export function makeStylesheet(folder, out) {
  const main = textOf(join(folder, "main.css"));
  if (main === null) fail("style/main.css is missing: it lists the stylesheets to load.");
  const parts = importsOf(main).map((name) => partOf(folder, name));
  writeIfChanged(out, parts.join("\n"));
}

function importsOf(main) {
  const lines = main.replace(/\/\*[\s\S]*?\*\//g, "").split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").map((line) => {
    const found = IMPORT.exec(line);
    if (!found) fail(`style/main.css may hold only lines like @import "x.css"; but has: ${line}`);
    return found[1];
  });
}

function partOf(folder, name) {
  const text = textOf(join(folder, name));
  if (text === null) fail(`style/main.css imports "${name}", but style/${name} does not exist.`);
  if (/^\s*@import\b/m.test(text)) fail(`style/${name} has an @import of its own: put it into style/main.css.`);
  return text;
}
