// Everything that is shipped and its licence: the Rust packages linked into the page, the fonts and the emblems.
// Texts that several share are written once.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, fail, textOf, writeIfChanged } from "./files.mjs";

const PACKAGES = join(ROOT, "node_modules");
const FONTS = ["@fontsource-variable/grenze-gotisch", "@fontsource/grenze", "@fontsource/alegreya-sans"];
const EMBLEMS = "@iconify-json/game-icons";
const TEXT = /^(licen[cs]e|copying|copyright|notice|unlicense)/i;
const RULE = "=".repeat(100);

/** Writes the list and the texts into `out`. */
export function makeLicences(out) {
  const shelf = new Texts();
  const packages = linked();
  const mit = shelf.number(plainMit(packages));
  const sections = [
    ["Rust packages in the program", [...packages.map((one) => rustPackage(one, shelf, mit)), standardLibrary(mit)]],
    ["Typefaces, cut down to the characters in use", FONTS.map((name) => font(name, shelf))],
    ["Emblems", [emblems()]],
  ];
  const lists = sections.map(([title, lines]) => `${title}\n\n${lines.join("\n")}\n`);
  const intro = "Lamplight itself is MIT OR Apache-2.0. It is made with the work of others, listed here with their licences;\nthe numbers lead to the texts below.\n";
  writeIfChanged(out, [intro, ...lists, shelf.print()].join(`\n${RULE}\n\n`));
}

/** The licence texts, each once, whatever its line breaks. */
class Texts {
  #numbers = new Map();

  number(text) {
    const plain = text.replaceAll("\r\n", "\n").trim();
    const found = this.#numbers.get(plain) ?? this.#numbers.size + 1;
    this.#numbers.set(plain, found);
    return `[${found}]`;
  }

  print() {
    return [...this.#numbers].map(([text, number]) => `[${number}]\n\n${text}\n`).join(`\n${RULE}\n\n`);
  }
}

/** The packages that end up in the program: the app and what it needs, without what only runs while compiling. */
function linked() {
  const { packages, resolve } = metadata();
  const byId = new Map(packages.map((one) => [one.id, one]));
  const needs = new Map(resolve.nodes.map(({ id, deps }) => [id, deps]));
  const found = new Set();
  const visit = (id) => {
    const isMacro = byId.get(id).targets.some(({ kind }) => kind.includes("proc-macro"));
    if (isMacro || found.has(id)) return;
    found.add(id);
    for (const { pkg, dep_kinds: kinds } of needs.get(id)) {
      if (kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  visit(packages.find(({ name, source }) => name === "lamplight" && source === null).id);
  // Our own crates have no source but this repository.
  const others = [...found].map((id) => byId.get(id)).filter(({ source }) => source !== null);
  return others.sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1));
}

function metadata() {
  const words = ["metadata", "--format-version", "1", "--filter-platform", "wasm32-unknown-unknown", "--offline"];
  try {
    const options = { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "pipe"] };
    return JSON.parse(execFileSync(process.env.CARGO ?? "cargo", words, options));
  } catch (error) {
    return fail(`cargo could not list the packages for their licences: ${error.stderr ?? error.message}`);
  }
}

function rustPackage(one, shelf, mit) {
  const { name, version, license } = one;
  const texts = textsOf(one);
  if (!license && texts.length === 0) fail(`the package ${name} ${version} has no licence: it cannot be shipped.`);
  if (texts.length > 0) return `${name} ${version}: ${license ?? "see its text"} ${texts.map((text) => shelf.number(text)).join(" ")}`;
  // Some packages name their licence without a copy of it; among those it is always MIT, or MIT at choice.
  if (!/\bMIT\b/.test(license)) fail(`the package ${name} ${version} is under ${license} but carries no text of it.`);
  const authors = one.authors.map((author) => author.replace(/ *<.*>/, "")).join(", ");
  return `${name} ${version}: ${license}, by ${authors || "its authors"} ${mit}`;
}

function textsOf({ manifest_path: manifest, license_file: file }) {
  const folder = dirname(manifest);
  const files = new Set(readdirSync(folder).filter((name) => TEXT.test(name)).sort());
  if (file) files.add(file);
  return [...files].map((name) => textOf(join(folder, name))).filter((text) => text !== null);
}

/** The text of the MIT licence without anybody's name in it. */
function plainMit(packages) {
  const text = packages.flatMap(textsOf).find((text) => text.startsWith("Permission is hereby granted, free of charge"));
  return text ?? fail("no package carries the plain text of the MIT licence, which others refer to.");
}

function standardLibrary(mit) {
  const version = execFileSync("rustc", ["--version"], { cwd: ROOT, encoding: "utf8" }).split(" ")[1];
  return `the Rust standard library ${version}: MIT OR Apache-2.0, by the Rust Project's contributors ${mit}`;
}

function font(name, shelf) {
  const { version, license } = packageOf(name);
  const text = textOf(join(PACKAGES, name, "LICENSE"));
  if (!license || text === null) fail(`the font package ${name} has no licence: it cannot be shipped.`);
  return `${name.split("/")[1]} ${version}: ${license} ${shelf.number(text)}`;
}

function emblems() {
  const info = JSON.parse(readFileSync(join(PACKAGES, EMBLEMS, "info.json"), "utf8"));
  if (!info.license?.title) fail(`${EMBLEMS} has no licence: its emblems cannot be shipped.`);
  const { author, license } = info;
  return [
    `${info.name} ${packageOf(EMBLEMS).version}: ${license.title}, by the artists of game-icons.net (${author.name}, ${author.url})`,
    "https://creativecommons.org/licenses/by/3.0/",
    `The artists by name: ${license.url}`,
    "Changed: simplified and rounded to whole steps by svgo, recoloured, gathered into a few files.",
  ].join("\n");
}

const packageOf = (name) => JSON.parse(readFileSync(join(PACKAGES, name, "package.json"), "utf8"));
