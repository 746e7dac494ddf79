// Small helpers over the file system that several of the site's scripts need.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root: the scripts work from anywhere. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Where the parts of the page's program wait between being cut and being put beside the page. */
export const PARTS = join(ROOT, "target/site/parts");

/** The module that fetches the later parts of the program. */
export const LINK = "__wasm_split.js";

/** Every file under `folder`, as sorted paths relative to it, written with `/`. */
export function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .sort();
}

/** Where a program is that is named as in a terminal, or `null`. */
export function onPath(name) {
  const folders = name.includes("/") ? [""] : (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** The SHA-256 of some bytes, in the encoding asked for. */
export function sha256(bytes, encoding = "hex") {
  return createHash("sha256").update(bytes).digest(encoding);
}

/** The file's text, or `null` when there is none. */
export function textOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** Writes only what differs, so that nothing that watches the file wakes up for nothing. */
export function writeIfChanged(path, content) {
  const bytes = Buffer.from(content);
  try {
    if (readFileSync(path).equals(bytes)) return;
  } catch {
    mkdirSync(dirname(path), { recursive: true });
  }
  writeFileSync(path, bytes);
}

/** Says in one sentence why the build cannot go on, and ends it. */
export function fail(sentence) {
  console.error(`error: ${sentence}`);
  process.exit(1);
}
