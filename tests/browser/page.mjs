// Words of the page tests: where to go, what is seen, and what is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../crates/xtask/site/files.mjs";
import { started } from "./browser.mjs";

/** The languages of the page: the tag that a browser asks with, and the file of its words. */
export const LANGUAGES = { en: "en", es: "es", de: "de", "pt-BR": "pt" };

/** What the page (or a part of it) says in a language, read from the sources: sentences and short lists of words, by their names. */
export function words(tag, part = "shell") {
  const source = readFileSync(join(ROOT, "src", part, `words/${LANGUAGES[tag]}.rs`), "utf8");
  const said = source.matchAll(/^ {4}(\w+):\s*("(?:[^"\\]|\\.)*"|\["[^\]\n]*"\]),$/gm);
  // A game's table and records say besides what those of every game say.
  const shared = part.startsWith("chalice") ? words(tag, part.replace("chalice", "table")) : {};
  return { ...shared, ...Object.fromEntries([...said].map(([, name, text]) => [name, JSON.parse(text)])) };
}

/** What Haven says in a language, read from a file of its texts, in which all languages stand side by side. */
export function texts(tag, file) {
  const source = readFileSync(join(ROOT, "src/haven", file), "utf8");
  const place = Object.keys(LANGUAGES).indexOf(tag);
  const said = source.matchAll(/^ {8}(\w+): ("(?:[^"\\]|\\.)*"(?:, "(?:[^"\\]|\\.)*"){3});$/gm);
  return Object.fromEntries([...said].map(([, name, all]) => [name, JSON.parse(`[${all}]`)[place]]));
}

/** What a file of Haven's words says. */
export const havenWords = (tag, file) => texts(tag, `words/${file}.rs`);

/** Goes to a page by its address, as a link within the page does. */
export async function go(page, hash) {
  await page.evaluate((hash) => (location.hash = hash), hash);
}

export async function reload(page) {
  await page.reload();
  await started(page);
}

/** The heading of the page that is shown. */
export const heading = (page) => page.locator("h1");

/** The short message at the lower edge. */
export const toast = (page) => page.locator(".toast p");

/** The lines across the top. */
export const banners = (page) => page.locator(".banners .banner p");

/** Waits until a locator's text is exactly this. */
export async function says(locator, text) {
  try {
    await locator.filter({ hasText: new RegExp(`^\\s*${escaped(text)}\\s*$`) }).waitFor();
  } catch (error) {
    const instead = await locator.allTextContents();
    assert.fail(`"${text}" was not said, but ${JSON.stringify(instead)} (${error.message.split("\n")[0]})`);
  }
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");

/** Waits until an attribute of the root element has this value. */
export async function rootHas(page, name, value) {
  await page.locator(`html[${name}="${value}"]`).waitFor({ state: "attached" });
}

/** Everything of ours in the browser's storage. */
export const stored = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("lamplight/")).sort()));

/** Presses a button by its word. */
export const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Chooses one of a few by its word, as a mouse would. */
export async function choose(page, group, option) {
  await page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name: option, exact: true }).click();
}

/** Makes the text of the settings page twice as large: the largest setting on top of a browser whose text is a third larger. */
export async function doubleText(page, tag) {
  await choose(page, words(tag).text_size, "150%");
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 22, fixed: 22 } });
  await page.waitForFunction(() => parseFloat(getComputedStyle(document.documentElement).fontSize) >= 32);
}

/** What is wider than the window, hangs out of it or is cut off inside a box that hides it. One line for each. */
export function overflow(page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = [];
    /** Whether it lies in a row that is scrolled sideways, and so can be brought into view. */
    const inRow = (element) => {
      for (let outer = element.parentElement; outer && outer.id !== "app"; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === "auto" && outer.scrollWidth > outer.clientWidth) return true;
      }
      return false;
    };
    if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide in ${width}`);
    for (const element of document.querySelectorAll("#app *")) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${element.textContent.trim().slice(0, 40)}"`;
      // The skip link stands above the page until it is focused; a field behind its own label cannot be seen, nor what is only heard;
      // Haven's board is larger than its window, and is pulled.
      if (box.width === 0 || style.visibility === "hidden" || style.opacity === "0" || style.clipPath === "inset(50%)" || element.closest(".skip, .hidden, .world")) continue;
      if ((box.left < -1 || box.right > width + 1) && !inRow(element)) found.push(`${name} from ${Math.round(box.left)} to ${Math.round(box.right)} of ${width}`);
      // A field lets one scroll through what is longer than it.
      const hides = !["visible", "auto"].includes(style.overflowX) && element.tagName !== "INPUT";
      if (hides && element.scrollWidth > element.clientWidth + 1) found.push(`${name} hides what is wider than it`);
      const words = document.createRange();
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent.trim() === "") continue;
        words.selectNodeContents(node);
        const ink = words.getBoundingClientRect();
        if (ink.right > box.right + 2 || ink.left < box.left - 2) found.push(`${name}: its words leave its box`);
      }
    }
    return found;
  });
}
