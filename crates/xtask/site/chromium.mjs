// The browser that checks, measurements and Lighthouse drive.

import { onPath } from "./files.mjs";

/** The first is the same browser without windows, which is all that is needed here: the tests take half as long in it. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The browser keeps to this machine: otherwise it looks for updates and accounts at every start. Letters are as wide as on a
 * screen of fine points, and not rounded to whole ones.
 */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
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
