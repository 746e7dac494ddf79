// Runs the browser tests two files at a time: much of a test is waiting for frames, and more would share two cores too thin.
// usage: node tests/browser/run.mjs [part of a file's name ...]

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LIMIT = 25 * 60 * 1000;

const folder = fileURLToPath(new URL(".", import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".test.mjs") && (wanted.length === 0 || wanted.some((part) => name.includes(part))))
  .sort()
  .map((name) => join(folder, name));

const words = ["--test", "--test-concurrency=2", "--test-reporter=spec", ...files];
const { status, error } = spawnSync(process.execPath, words, { stdio: "inherit", timeout: LIMIT });
if (error) console.error(`error: the browser tests were stopped: ${error.message}`);
process.exit(status ?? 1);
