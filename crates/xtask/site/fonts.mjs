// The three families of the page, cut down to what English, Spanish, German and Portuguese need.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { ROOT, filesUnder, sha256, textOf } from "./files.mjs";

const PACKAGES = join(ROOT, "node_modules");

const FONTS = [
  {
    name: "grenze-gotisch",
    source: "@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2",
    // Titles are all of one weight, and without an axis the file is smaller.
    variationAxes: { wght: 500 },
  },
  // One weight for names and figures, two for text: style/fonts.css stretches each over its neighbours, which look the same.
  fixed("grenze", 600),
  ...[500, 700].map((weight) => fixed("alegreya-sans", weight)),
];

// Kerning and ligatures, and the lining tabular figures that every number is set in; every accented letter is one character.
const FEATURES = ["kern", "liga", "calt", "lnum", "tnum"];

function fixed(family, weight) {
  return {
    name: `${family}-${weight}`,
    source: `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`,
  };
}

/** The characters that are kept, where the font has them. */
function characters() {
  const range = (first, last) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");
  const accented = "ÀÁÂÃÄÇÉÊÍÑÓÔÕÖÚÜßàáâãäçéêíñóôõöúü";
  return `${range(0x20, 0x7e)}${accented}×\u00a0¡¿«»·º‘’“”„–—…−`;
}

/** Writes the fonts into `out`, unless the ones there were made from the same inputs. */
export async function makeFonts(out) {
  const stamp = `${out}.stamp`;
  const inputs = fingerprint();
  if (textOf(stamp) === inputs && FONTS.every(({ name }) => textOf(join(out, `${name}.woff2`)) !== null)) return;

  console.log("fonts: cutting them down to four languages");
  // Loaded only here: a build with the fonts in place should not pay for it.
  const subset = createRequire(import.meta.url)("subset-font");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const { name, source, variationAxes } of FONTS) {
    const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true, variationAxes };
    const font = await subset(readFileSync(join(PACKAGES, source)), characters(), options);
    writeFileSync(join(out, `${name}.woff2`), font);
  }
  const total = filesUnder(out).reduce((sum, file) => sum + readFileSync(join(out, file)).length, 0);
  console.log(`fonts: ${FONTS.length} files, ${total} bytes together`);
  writeFileSync(stamp, inputs);
}

function fingerprint() {
  const recipe = readFileSync(fileURLToPath(import.meta.url));
  return sha256(Buffer.concat([recipe, ...FONTS.map(({ source }) => readFileSync(join(PACKAGES, source)))]));
}
