// Prints each file of a built site as `raw brotli path`, sizes in bytes, brotli at its best quality.
// usage: node sizes.mjs <folder>

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "./files.mjs";
import { brotli } from "./serve.mjs";

const folder = process.argv[2];
for (const file of filesUnder(folder)) {
  const bytes = readFileSync(join(folder, file));
  // A font is compressed already; no host compresses it again.
  const sent = file.endsWith(".woff2") || file.endsWith(".png") ? bytes.length : brotli(bytes, 11).length;
  console.log(`${bytes.length} ${sent} ${file}`);
}
