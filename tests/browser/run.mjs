// Runs the browser tests four files at a time: two at a time keep two cores busy for a third of the time, for much of a test is waiting for frames.
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

const words = ["--test", "--test-concurrency=4", "--test-reporter=spec", ...files];
const { status, error } = spawnSync(process.execPath, words, { stdio: "inherit", timeout: LIMIT });
if (error) console.error(`error: the browser tests were stopped: ${error.message}`);
process.exit(status ?? 1);
