// The browser that checks, measurements and Lighthouse drive.

import { onPath } from "./files.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser keeps to this machine: without these it looks for updates and accounts at every start. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Its executable: xtask names it; by hand the first one on the path will do. */
export function executable() {
  const named = process.env.LAMPLIGHT_CHROMIUM;
  const found = (named ? [named] : NAMES).map(onPath).find((path) => path !== null);
  if (!found) throw new Error("no Chrome or Chromium: install one or name it in LAMPLIGHT_CHROMIUM");
  return found;
}
