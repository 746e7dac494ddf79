// Runs after Trunk has built: nothing of the page changes after this.
// Writes the content security policy into index.html, and into sw.js the list of files to keep for offline use; what is shipped
// as it was written is made shorter.
//
// usage: node seal.mjs [folder]    (without a folder: the one that Trunk is building)
// A folder that was sealed before can be sealed again.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LINK, PARTS, fail, filesUnder, sha256, textOf } from "./files.mjs";
import { GAMES } from "./games.mjs";
import { minified, minifyFile } from "./minify.mjs";

/** Loads the program into Haven's worker, and has to know its name. */
const HAVEN_WORKER = "haven-worker_loader.js";

/** What Trunk copies as it is written. The service worker is not among them: it is read again when a folder is sealed again. */
const COPIED = ["crash.js", "assets.js", "sound.js", "motion.js", HAVEN_WORKER, "table.css", "reference.css", "haven.css"];

/** So few bytes are no file of their own. */
const FEW = 128;

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;
const EARLIER_POLICY = /\s*<meta http-equiv="Content-Security-Policy"[^>]*>/gi;

/** The policy: everything from this site, nothing from elsewhere, no inline code but what was built. */
function policyFor(html) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, code]) => `'sha256-${sha256(code, "base64")}'`);
  // Trunk's development server rewrites its reloading script as it serves it, so there no hash would fit.
  const reloads = html.includes("{{__TRUNK_");
  const inline = reloads ? ["'unsafe-inline'"] : new Set(hashes);
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...inline],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    // The same script hears of a new build through a web socket.
    "connect-src": reloads ? ["'self'", "ws:"] : ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'self'"],
    "form-action": ["'none'"],
  };
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}

/** A policy holds only for what comes after it, so it stands first in the head, right behind the encoding. */
function withPolicy(html) {
  const bare = html.replace(EARLIER_POLICY, "");
  const place = /<meta\s+charset[^>]*>/i.exec(bare) ?? /<head[^>]*>/i.exec(bare);
  if (!place) fail("index.html has no <head> to put the content security policy into.");
  const end = place.index + place[0].length;
  if (/<script\b/i.test(bare.slice(0, end))) fail("index.html has a script before its <meta charset>.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(bare)}">`;
  return bare.slice(0, end) + meta + bare.slice(end);
}

/** Tells assets.js which addresses lead to a game's table, and which parts that needs. */
function announceParts(folder) {
  const files = readdirSync(folder);
  const games = GAMES.map(({ part, tables, links, load }) => {
    const needs = (file) => file.startsWith("part.") && file.slice("part.".length).split(/[.-]/).includes(part);
    return { tables, links, load, parts: files.filter(needs) };
  });
  const listed = JSON.stringify(games).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  const page = join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  // Trunk takes quotes away where HTML can do without.
  const script = /<script src="?assets\.js"?/.exec(html)?.[0] ?? fail("index.html does not load assets.js.");
  writeFileSync(page, html.replace(script, () => `${script} data-games='${listed}'`));
}

/**
 * A part that is only a word or two which others share is written into the module that fetches the parts: a request of its own
 * costs more than it.
 */
function withPart(link, file, bytes) {
  const fetches = `fetch(new URL("./${file}", import.meta.url));\n    return async (imports) => (WebAssembly.instantiateStreaming(`;
  if (!link.includes(fetches)) fail(`${LINK} does not fetch ${file} as it did.`);
  const decodes = `Uint8Array.from(atob("${bytes.toString("base64")}"), (one) => one.charCodeAt(0));`;
  return link.replace(fetches, () => `${decodes}\n    return async (imports) => (WebAssembly.instantiate(`);
}

/**
 * Puts the later parts of the program beside the first one. Their names tell who needs them and what their content is; the
 * module that fetches them knows those names and the first part's.
 */
function bringParts(folder, isDev) {
  const first = readdirSync(folder).find((file) => /^lamplight-[0-9a-f]+\.js$/.test(file)) ?? fail("the program has no bindings.");
  const loader = join(folder, HAVEN_WORKER);
  writeFileSync(loader, readFileSync(loader, "utf8").replaceAll("./lamplight", `./${first.replace(".js", "")}`));
  let link = readFileSync(join(PARTS, LINK), "utf8").replace('"./lamplight.js"', `"./${first}"`);
  const shared = Object.fromEntries([...link.matchAll(/\/\* (.+) \*\/\nconst __(\w+) =/g)].map(([, rooms, part]) => [part, rooms]));
  for (const file of readdirSync(PARTS).filter((file) => file.endsWith(".wasm"))) {
    const bytes = readFileSync(join(PARTS, file));
    if (bytes.length <= FEW) {
      link = withPart(link, file, bytes);
      continue;
    }
    const part = file.replace(".wasm", "");
    const rooms = (shared[part] ?? part.replace("split_", "")).replaceAll(", ", ".");
    const named = `part.${rooms}-${sha256(bytes).slice(0, 16)}.wasm`;
    link = link.replace(`"./${file}"`, `"./${named}"`);
    writeFileSync(join(folder, named), bytes);
  }
  announceParts(folder);
  writeFileSync(join(folder, LINK), isDev ? link : minified(link, { isModule: true }));
}

/** Every file that is shipped with the start of its hash; the worker itself is the browser's to keep. */
function precacheList(folder) {
  const files = filesUnder(folder).filter((file) => file !== "sw.js" && !file.startsWith("."));
  return Object.fromEntries(files.map((file) => [file, sha256(readFileSync(join(folder, file))).slice(0, 16)]));
}

function sealWorker(folder) {
  const path = join(folder, "sw.js");
  const worker = textOf(path);
  // The kill switch keeps no files and needs no list.
  if (worker === null || !/^const FILES = /m.test(worker)) return;
  const list = JSON.stringify(precacheList(folder));
  const version = sha256(list).slice(0, 16);
  const sealed = worker
    .replace(/^const VERSION = .*$/m, `const VERSION = "${version}";`)
    .replace(/^const FILES = .*$/m, () => `const FILES = ${list};`);
  writeFileSync(path, sealed);
}

const staging = process.env.TRUNK_STAGING_DIR;
const folder = process.argv[2] ?? staging ?? fail("seal.mjs needs the folder of a built site.");
const isDev = process.env.TRUNK_PROFILE === "debug";
if (folder === staging) {
  bringParts(folder, isDev);
  if (!isDev) COPIED.forEach((file) => minifyFile(join(folder, file)));
}
const page = join(folder, "index.html");
const html = textOf(page) ?? fail(`${page} does not exist: build the site first.`);
writeFileSync(page, withPolicy(html));
sealWorker(folder);
