// Haven to the eye and the ear: what decides is in view at every size, axe finds nothing, every card fits, four languages, no network.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, axeAtEitherContrast, goOffline, withPage } from "./harness.mjs";
import { LANGUAGES, go } from "./page.mjs";
import { BRASS, END, STILL, asked, playedForMe, rush, setOut } from "./scenario.mjs";

const PHONES = [[390, 844], [360, 640]];

/** Where the button is not wholly in the window, at the sizes of phones. */
async function outOfView(page) {
  const found = [];
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    const { x, y, width: wide, height: high } = await page.locator(BRASS).boundingBox();
    if (x < 0 || y < 0 || x + wide > width || y + high > height) found.push(`${width}x${height}: ${[x, y, wide, high]}`);
    const map = await page.locator(".map").boundingBox();
    if (map.height < 110) found.push(`${width}x${height}: the board is ${map.height} high`);
  }
  return found;
}

test("the button is in view and the board is to be seen in every state, on phones", () =>
  withPage({ size: "phone", context: { ...STILL, locale: "de-DE" } }, async ({ page }) => {
    await setOut(page, "look-1");
    const met = new Set();
    for (let question = await asked(page); question !== null && met.size < 22; question = await asked(page)) {
      // Each kind of question twice: empty-handed, and later in the game.
      const times = [...met].filter((one) => one.startsWith(`${question} `)).length;
      if (times < 3) {
        met.add(`${question} ${times}`);
        assert.deepEqual(await outOfView(page), [], question);
        const half = page.locator(".play-half:not([aria-disabled])");
        if (question === "turn" && (await half.count()) > 0) {
          await half.nth(times % (await half.count())).click();
          assert.deepEqual(await outOfView(page), [], "a half is planned");
          await page.keyboard.press("u");
        }
      }
      await playedForMe(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await rush(page);
    await page.locator(END).waitFor();
    const button = await page.locator(`${END} .footbar .button.brass`).boundingBox();
    assert.ok(button.y + button.height <= 844);
  }));

test("axe finds nothing from setting out to the end, at either contrast, on a phone and at a desk", () =>
  withPage({ context: STILL }, async ({ page }) => {
    const clean = async (name) => {
      for (const size of Object.keys(SIZES)) {
        await page.setViewportSize(SIZES[size]);
        assert.deepEqual(await axeAtEitherContrast(page), [], `${name}, ${size}`);
      }
    };
    await go(page, "#/haven");
    await page.locator(".set-out").waitFor();
    await clean("setting out");
    await page.locator(".cover.dungeon").click();
    await clean("a dungeon");
    await page.locator(".cover").first().click();
    await setOut(page, "look-2");
    const wanted = new Set(["goal", "equip", "hand", "start", "cards", "turn", "harm"]);
    for (let question = await asked(page); question !== null && wanted.size > 0; question = await asked(page)) {
      if (wanted.delete(question)) await clean(question);
      await playedForMe(page);
    }
    assert.deepEqual([...wanted], [], "not met");
    await rush(page);
    await page.locator(END).waitFor();
    await clean("the end");
    for (const key of ["l", "m", "?"]) {
      await page.keyboard.press(key);
      await page.locator("dialog[open]").waitFor();
      await clean(`the sheet of ${key}`);
      await page.keyboard.press("Escape");
    }
  }));

/**
 * Halves whose words leave them, lie on each other or are too small, in every size that a card has. A line without room goes as a
 * whole. Runs within the page.
 */
function cutHalves(sizes) {
  const cards = [...document.querySelectorAll(".card-gallery .row > .acard.full")];
  const found = [];
  const rect = (element) => element.getBoundingClientRect();
  const inked = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    // The letters themselves: a line is higher than what stands in it. Lines below the box are not shown.
    const seen = [...range.getClientRects()].filter(({ top, bottom }) => (top + bottom) / 2 < rect(element).bottom);
    return seen.map(({ left, right, top, bottom }) => ({ left, right, top: (top + bottom) / 2 - 4, bottom: (top + bottom) / 2 + 4 }));
  };
  const apart = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) <= by || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= by;
  for (const size of sizes) {
    const place = document.createElement("section");
    place.className = `hand ${size === "act" ? "acting" : size === "full" ? "" : "choosing"}`;
    place.style.cssText = `position: absolute; left: 0; top: 0; width: ${Math.min(innerWidth, 1140)}px; height: auto; max-height: none; overflow: visible`;
    const row = Object.assign(document.createElement("div"), { className: size === "act" ? "cards two" : "cards" });
    row.style.flexWrap = "wrap";
    place.append(row);
    for (const one of cards) {
      const card = one.cloneNode(true);
      card.classList.replace("full", size);
      const around = Object.assign(document.createElement("div"), { className: "turn-card" });
      around.append(card);
      row.append(size === "act" ? around : card);
    }
    document.querySelector("main").append(place);
    for (const half of place.querySelectorAll(".half")) {
      const [box, text] = [rect(half), rect(half.querySelector(".lines"))];
      const all = [...half.querySelectorAll(".lines > *, .area")].filter((one) => one.checkVisibility() && !one.classList.contains("hidden") && rect(one).width > 0);
      const gone = (one) => one.closest(".lines") && (rect(one).left >= text.right - 2 || rect(one).top >= text.bottom - 3);
      const parts = all.filter((one) => !gone(one));
      const marks = [...half.querySelectorAll(".print-marks em, .print-marks .icon, .area")].filter((one) => one.checkVisibility()).map(rect);
      const faults = {
        out: parts.some((one) => rect(one).bottom > box.bottom + 1.5 || rect(one).top < box.top - 1.5),
        wide: parts.some((one) => one.tagName === "P" && one.scrollWidth > one.clientWidth + 1),
        covered: parts.filter((one) => one.closest(".lines")).flatMap(inked).some((line) => marks.some((mark) => !apart(line, mark, 2))),
        small: parts.some((one) => [...one.querySelectorAll("span, b")].some((word) => word.checkVisibility() && parseFloat(getComputedStyle(word).fontSize) < 11.9)),
      };
      const named = Object.keys(faults).filter((fault) => faults[fault]);
      if (named.length > 0) found.push(`${size}: ${half.closest(".acard").querySelector("h3").textContent}, ${half.className}: ${named}`);
    }
    place.remove();
  }
  return { found, cards: cards.length };
}

for (const locale of Object.keys(LANGUAGES)) {
  test(`${locale}: every half of every card fits, at every size`, () =>
    withPage({ size: "desktop", context: { ...STILL, locale }, query: "#/haven/gallery" }, async ({ page }) => {
      await page.locator(".acard").first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => true));
      for (const [width, height] of [[1440, 900], ...PHONES]) {
        await page.setViewportSize({ width, height });
        const { found, cards } = await page.evaluate(cutHalves, ["full", "act", "hand", "slim", "short"]);
        assert.ok(cards > 150);
        assert.deepEqual(found, [], `${width}x${height}`);
        // The grey hex of an area is whoever attacks; without it the red ones say nothing.
        const hexes = await page.locator(".acard.full .area polygon").evaluateAll((all) => all.filter((one) => getComputedStyle(one).position !== "static" || getComputedStyle(one).clipPath !== "none").length);
        assert.equal(hexes, 0, `hexes of areas that are hidden at ${width}x${height}`);
      }
    }));

  test(`${locale}: a scenario speaks this language from setting out to the end`, () =>
    withPage({ size: "desktop", context: { ...STILL, locale } }, async ({ page }) => {
      await setOut(page, `tongue-${locale.slice(0, 2)}`);
      assert.equal(await page.locator("html").getAttribute("lang"), locale);
      await rush(page);
      await page.locator(END).waitFor();
      assert.notEqual(await page.locator(`${END} h1`).innerText(), "");
    }));
}

test("a scenario without a network, from setting out to its end", () =>
  withPage({ size: "desktop", context: STILL, profile: true, worker: true }, async ({ page, context }) => {
    await goOffline(page, context);
    await setOut(page, "offline-1");
    await rush(page);
    await page.locator(END).waitFor();
  }));
