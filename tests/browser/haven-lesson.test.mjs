// Haven's first door: every step asks for one thing and says why it is not another; by touch and by keys, in four languages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, withPage } from "./harness.mjs";
import { LANGUAGES, go, reload, stored, words } from "./page.mjs";
import { ANSWER, BRASS, STILL, asked, setOut } from "./scenario.mjs";

const LESSON = "#/haven/lesson";
const STEPS = 15;
const KEPT = "lamplight/haven-lesson";
const TOUCH = { ...STILL, hasTouch: true };
const SMALL = { width: 360, height: 640 };

/** Waits until somebody is asked, and says which step it is, from 1 on; nothing once the lesson has said all. */
async function step(page, skip) {
  await asked(page, skip);
  const place = await page.locator(".coach .kicker").innerText();
  return Number(place.match(/(\d+)\/\d+$/)[1]);
}

const choices = (page) => page.evaluate((kept) => JSON.parse(localStorage.getItem(kept))?.body.journal.choices.length ?? 0, KEPT);

/** What is marked to be touched next: a place of the window, and what it is. Runs within the page. */
function marked() {
  const find = (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  const element = find(".near .hinted") ?? find(".world .hinted-hex");
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const map = document.querySelector(".map").getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const onMap = element.matches(".hinted-hex");
  const inMap = x > map.left && x < map.right && y > map.top && y < map.bottom;
  const seen = onMap ? inMap : element.contains(document.elementFromPoint(x, y));
  const place = (selector) => [...document.querySelectorAll(selector)].indexOf(element);
  const [half, card, way, rest] = [".play-half", ".choosing .pick", ".way-head", ".rest"].map(place);
  return { x, y, onMap, seen, half, card, way, rest, name: `${element.getAttribute("class")} "${element.textContent}"` };
}

/** The same, once it lies where it lay two pictures ago: the board follows the size that its place gets with the next one. */
const markedAtRest = `(async (marked) => {
  const picture = () => new Promise(requestAnimationFrame);
  for (let before = null; ; await picture(), await picture()) {
    const now = marked();
    if (now.x === before?.x && now.y === before?.y) return now;
    before = now;
  }
})(${marked})`;

/** The same, once it can be touched: a row of cards may have to be scrolled to it. */
async function next(page) {
  await page.locator(".near .hinted, .world .hinted-hex").first().waitFor({ state: "attached" });
  const found = await page.evaluate(markedAtRest);
  if (found.seen) return found;
  await page.evaluate(() => document.querySelector(".near .hinted")?.scrollIntoView({ block: "center" }));
  return page.evaluate(markedAtRest);
}

/** Everything that must be in the window: the words, and the button. */
async function inView(page, at) {
  const { width, height } = page.viewportSize();
  for (const selector of [".coach", BRASS]) {
    const box = await page.locator(selector).boundingBox();
    const inside = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    assert.ok(inside, `${selector} at step ${at}: ${JSON.stringify(box)} of ${width} x ${height}`);
  }
}

/** Goes through the lesson from where it is, up to a step. `press` answers what is marked. Says what was said. */
async function learnt(page, press, { until = STEPS, skip, look = async () => {} } = {}) {
  const said = new Map();
  for (let n = 0; n < 120; n++) {
    const at = await step(page, skip);
    if (!said.has(at)) await look(at);
    said.set(at, await page.locator(".coach p:not(.kicker)").first().innerText());
    if (at >= until) return said;
    const place = await next(page);
    assert.ok(place.seen, `step ${at}: ${place.name} can be seen`);
    const before = await page.evaluate(() => document.querySelector(".near").textContent);
    await press(place);
    await page.waitForFunction((before) => document.querySelector(".near").textContent !== before, before);
    assert.equal(await page.locator(".coach.no").count(), 0, `step ${at}: ${place.name} is what was asked for`);
  }
  assert.fail("the lesson does not end");
}

const tap = (page) => ({ x, y }) => page.touchscreen.tap(x, y);

/** Answers by keys alone. */
const key = (page) => async ({ onMap, half, card, way, rest }) => {
  if (onMap) return walked(page);
  const number = [half, card, way].find((place) => place >= 0);
  if (number !== undefined) return page.keyboard.press(String((number + 1) % 10));
  if (rest < 0) return page.keyboard.press("Enter");
  const question = await page.locator(ANSWER).getAttribute("data-question");
  return page.keyboard.press(question === "reroll" ? "1" : rest === 0 ? "b" : "x");
};

/** Leads the keys over the board to the marked hex. */
async function walked(page) {
  for (let n = 0; n < 40; n++) {
    const way = await page.evaluate(() => {
      const middle = (selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      };
      const [here, there] = [middle(".world .pointed"), middle(".world .hinted-hex")];
      if (!here) return "ArrowLeft";
      const [x, y] = [there.x - here.x, there.y - here.y];
      if (Math.hypot(x, y) < 8) return "Enter";
      return Math.abs(y) > 8 ? (y > 0 ? "ArrowDown" : "ArrowUp") : x > 0 ? "ArrowRight" : "ArrowLeft";
    });
    await page.keyboard.press(way);
    if (way === "Enter") return;
  }
  assert.fail("the keys do not come to the marked hex");
}

for (const [at, locale] of Object.keys(LANGUAGES).entries()) {
  test(`by touch, on a phone, in ${locale}: every step says why and leads to the next`, () =>
    withPage({ size: "phone", query: LESSON, context: { ...TOUCH, locale } }, async ({ page }) => {
      if (at % 2 === 1) await page.setViewportSize(SMALL);
      const said = await learnt(page, tap(page), {
        look: async (step) => {
          await inView(page, step);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          assert.ok(wide <= 0, `step ${step}: ${wide}px hang out`);
          if ([1, 3, 6, 11, STEPS].includes(step)) assert.deepEqual(await axe(page), [], `step ${step}`);
        },
      });
      assert.deepEqual([...said.keys()], Array.from({ length: STEPS }, (_, step) => step + 1));
      assert.equal(new Set(said.values()).size, STEPS, "each step says something else");
      assert.equal(await page.locator(".coach .button").getAttribute("href"), "#/haven");
      assert.ok(!(await page.evaluate(() => Object.keys(localStorage))).includes("lamplight/haven"), "no scenario of the person's own");
    }));

  test(`by keys, on a large screen, in ${locale}`, () =>
    withPage({ size: "desktop", query: LESSON, context: { ...STILL, locale } }, async ({ page }) => {
      const skip = () => page.keyboard.press("Enter");
      const said = await learnt(page, key(page), { skip, look: (step) => inView(page, step) });
      assert.equal(said.size, STEPS);
    }));
}

test("what the lesson does not ask for says why, and changes nothing", () =>
  withPage({ size: "phone", query: LESSON, context: TOUCH }, async ({ page }) => {
    /** Touches something else, and the reason is said in the place of the step's words. */
    const refused = async (touch) => {
      const at = await step(page);
      const [before, made] = [await page.locator(".coach p:not(.kicker)").first().innerText(), await choices(page)];
      await touch();
      await page.locator(".coach.no").waitFor();
      assert.notEqual(await page.locator(".coach p:not(.kicker)").first().innerText(), before, `step ${at}`);
      assert.equal(await choices(page), made);
    };
    await step(page);
    await refused(() => page.locator(".choosing .pick:not(.hinted)").first().tap());
    assert.equal(await page.locator(".choosing .lead").count(), 0);
    await learnt(page, tap(page), { until: 3 });
    await refused(() => page.locator(".play-half:not(.hinted)").first().tap());
    await learnt(page, tap(page), { until: 5 });
    await refused(() => page.locator(".way-head:not(.hinted)").first().tap());
    await learnt(page, tap(page), { until: 6 });
    assert.equal(await page.locator(".coach.no").count(), 0);
  }));

test("it is left and taken up again, and a scenario under way stays as it is", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await page.locator(`.shelf a[href="${LESSON}"]`).waitFor();
    await setOut(page, "lesson-1");
    await asked(page);
    const own = (await stored(page))["lamplight/haven"];
    await go(page, LESSON);
    const click = ({ x, y }) => page.mouse.click(x, y);
    await learnt(page, click, { until: 6 });
    await reload(page);
    assert.equal(await step(page), 6);
    await go(page, "#/");
    assert.equal(await page.locator(`.shelf a[href="${LESSON}"]`).count(), 0, "whoever has played needs no way in");
    await go(page, "#/haven");
    await page.locator(`.ways a[href="${LESSON}"]`).click();
    assert.equal(await step(page), 6);
    await learnt(page, click, { until: 7 });
    await page.keyboard.press("m");
    await page.locator(".menu button", { hasText: words("en", "table").lesson_again }).click();
    assert.equal(await step(page), 1);
    assert.equal((await stored(page))["lamplight/haven"], own);
  }));
