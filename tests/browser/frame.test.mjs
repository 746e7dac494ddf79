// The frame of a table at every size: what decides is in view, nothing lies on anything else, nothing is too small to be read or met.
// A hunt is played once through the page; at each pause the window takes all nine sizes and everything is measured.

import assert from "node:assert/strict";
import test from "node:test";
import { CONFIRM, MOST_DECISIONS, OPTIONS, STILL, asked, sitDown } from "./hunt.mjs";
import { withPage } from "./harness.mjs";

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
];

/** In German, whose words are the longest. */
const GERMAN = { ...STILL, locale: "de-DE" };

/** What must be wholly in view, by state. */
const TABLE = { button: ".answer .button", hand: ".hand", card: ".hand .held, .hand .chip", health: ".me .health b", question: ".lines" };
const SETUP = { begin: ".footbar .button.brass" };
const RECKONING = { again: ".footbar .button.brass" };

/** Everything that is wrong with the page as it stands, one line for each. Runs within the page. */
function faults(needed) {
  const found = [];
  // What moves is measured where it comes to rest.
  for (const animation of document.getAnimations()) if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
  const { clientWidth: wide, clientHeight: tall } = document.documentElement;
  const named = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${element.textContent.trim().slice(0, 24)}"`;
  const visible = new Map();
  /** Whether it is to be seen: not hidden, and not there for ears only. */
  const seen = (element) => {
    if (!element || element.id === "app") return true;
    if (!visible.has(element)) {
      const style = getComputedStyle(element);
      const drawn = style.display !== "none" && style.visibility === "visible" && style.opacity !== "0" && style.fontSize !== "0px";
      visible.set(element, drawn && style.clipPath !== "inset(50%)" && seen(element.parentElement));
    }
    return visible.get(element);
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility() && seen(element));
  const at = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join();
  /** What of a rectangle can be seen in the scrolling places that it lies in, and above the foot of the page. */
  const foot = document.querySelector(".footbar");
  const uncovered = (rect, element) => {
    let { left, top, right, bottom } = rect;
    for (let outer = element.closest(".stage, .lines, .reckoning"); outer; outer = outer.parentElement.closest(".stage, .lines, .reckoning")) {
      const frame = outer.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    if (foot && !foot.contains(element)) bottom = Math.min(bottom, foot.getBoundingClientRect().top);
    return { left, top, right, bottom };
  };
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;

  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > wide) found.push(`the page is ${scrollWidth} wide`);

  // What decides is wholly in the window, and nothing covers it.
  for (const [name, selector] of Object.entries(needed)) {
    const elements = all(selector);
    if (elements.length === 0) found.push(`${name}: not there`);
    for (const element of elements) {
      const rect = element.getBoundingClientRect();
      if (rect.left < -0.5 || rect.top < -0.5 || rect.right > wide + 0.5 || rect.bottom > tall + 0.5) found.push(`${name}: ${named(element)} at ${at(rect)}`);
      const middle = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
      if (middle && !element.contains(middle) && !middle.contains(element)) found.push(`${name}: ${named(element)} is covered by ${named(middle)}`);
    }
  }

  // No text is too small, cut, outside, or on another.
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility() || !seen(element) || element.closest(".skip, dialog")) continue;
    const scale = element.ownerSVGElement ? element.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.99) found.push(`${size.toFixed(1)} px: ${named(element)}`);
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      if (line.left < -1 || line.right > wide + 1) found.push(`hangs out: ${named(element)} at ${at(line)}`);
      const card = element.closest(".held .card")?.getBoundingClientRect();
      if (card && (line.left < card.left - 1 || line.right > card.right + 1 || line.bottom > card.bottom + 1)) found.push(`a card cuts ${named(element)}`);
      // The letters themselves: a line is higher than what stands in it.
      const [middle, half] = [(line.top + line.bottom) / 2, size * 0.34];
      texts.push([element, uncovered({ left: line.left, right: line.right, top: middle - half, bottom: middle + half }, element)]);
    }
  }
  for (const [place, [one, a]] of texts.entries()) {
    for (const [other, b] of texts.slice(place + 1)) if (overlap(a, b)) found.push(`${named(one)} and ${named(other)} overlap at ${at(a)}`);
  }
  if (all(".held").length !== all(".held .title").length) found.push("a card in hand has no name");

  // No control is smaller than a finger, or under another. Cards of a fan lie on each other by their edges.
  const controls = all("button, a, input:not([type=radio], [type=file]), select, summary, label.option").filter((control) => !control.closest(".skip, dialog"));
  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) found.push(`target ${Math.round(width)}x${Math.round(height)}: ${named(control)}`);
  }
  const places = controls.filter((control) => !control.matches(".held")).map((control) => [control, uncovered(control.getBoundingClientRect(), control)]);
  for (const [place, [one, a]] of places.entries()) {
    for (const [other, b] of places.slice(place + 1)) {
      if (overlap(a, b) && !one.contains(other)) found.push(`${named(one)} and ${named(other)} overlap at ${at(a)}`);
    }
  }
  return found;
}

/** The page at these sizes: the faults of each, with where they were seen. */
async function measured(page, state, needed, sizes = SIZES) {
  const found = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const here = await page.evaluate(faults, needed);
    found.push(...here.map((fault) => `${width}x${height} ${state}: ${fault}`));
  }
  return found;
}

/** Each fault once, however often it was seen. */
function none(found) {
  const kinds = new Map();
  for (const fault of found) kinds.set(fault.replace(/ [^:]+:/, "").replace(/ at [-\d,]+/, ""), fault);
  assert.deepEqual([...kinds.values()].slice(0, 40), [], `${found.length} faults`);
}

/** What tells one kind of pause from another: how a table looks depends on little else. */
const kindOf = (page) =>
  page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    return [count(".held"), count(".chip"), ...[".bubble", ".clash li", ".tag", ".me .tag"].map((selector) => count(selector) > 0)].join();
  });

/** Plays to the end. A pause of a new kind is measured at all sizes, another at one of them, which one goes round. */
async function walk(page, found) {
  const kinds = new Set();
  for (let n = 0; n < MOST_DECISIONS && (await asked(page)); n++) {
    const kind = await kindOf(page);
    found.push(...(await measured(page, `decision ${n}`, TABLE, kinds.has(kind) ? [SIZES[n % SIZES.length]] : SIZES)));
    kinds.add(kind);
    const options = page.locator(OPTIONS);
    const count = await options.count();
    for (let k = 0; k === 0 || (await page.locator(CONFIRM).count()) === 0; k++) await options.nth((n * 7 + 3 + k) % count).click();
    found.push(...(await measured(page, `choice ${n}`, TABLE, [SIZES[(n + 4) % SIZES.length]])));
    await page.locator(CONFIRM).click();
  }
  found.push(...(await measured(page, "the end", TABLE)));
}

for (const hunters of ["3", "4", "5"]) {
  test(`a hunt of ${hunters}, from its first decision to the reckoning, at nine sizes`, () =>
    withPage({ size: "desktop", context: GERMAN }, async ({ page }) => {
      const found = [];
      await sitDown(page, "frame-1", { hunters });
      await walk(page, found);
      await page.locator(CONFIRM).click();
      await page.locator(".reckoning").waitFor();
      found.push(...(await measured(page, "reckoning", RECKONING)));
      none(found);
    }));
}

test("the telling of a round, event by event, at nine sizes", () =>
  withPage({ size: "phone", context: { ...GERMAN, reducedMotion: "no-preference" } }, async ({ page }) => {
    const found = [];
    await sitDown(page, "frame-1", { hunters: "5" });
    await asked(page);
    // The telling waits for whoever measures.
    await page.clock.install();
    await page.locator(OPTIONS).first().click();
    await page.locator(CONFIRM).click();
    for (let event = 0; event < 60 && (await page.locator(".asked").count()) === 0; event++) {
      found.push(...(await measured(page, `event ${event}`, TABLE)));
      await page.clock.runFor(900);
    }
    none(found);
  }));

test("set-up and lesson at nine sizes", () =>
  withPage({ size: "phone", query: "#/chalice", context: GERMAN }, async ({ page }) => {
    const found = [];
    await page.locator(".footbar").waitFor();
    found.push(...(await measured(page, "set-up", SETUP)));
    await page.goto(page.url().replace(/#.*$/, "") + "#/chalice/lesson");
    for (let step = 1; step <= 10; step++) {
      await page.locator(`.coach:has-text("${step}/10")`).waitFor();
      found.push(...(await measured(page, `lesson ${step}`, TABLE)));
      if (step === 10) break;
      await page.locator(OPTIONS).click();
      await page.locator(CONFIRM).click();
    }
    none(found);
  }));
