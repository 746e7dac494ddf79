// Haven: a scenario from setting out to its end, every question that comes answered through the page, and resumed where it was left.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shoot, started, withPage } from "./harness.mjs";
import { go } from "./page.mjs";

const STILL = { reducedMotion: "reduce" };
const ANSWER = ".answer[data-question]";
const END = "main.end-page";

/** The choices kept of the scenario in progress. */
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/haven"))?.body.journal.choices.length ?? -1);

/** Sets out to scenario 1 with what the page proposes. */
async function setOut(page, seed) {
  await go(page, "#/haven");
  await page.locator("#seed").fill(seed);
  await page.locator(".footbar .button.brass").click();
  await page.locator(".answer").waitFor();
}

/** Waits until the person is asked, or the scenario is over; says what is asked. */
async function asked(page) {
  for (;;) {
    await page.waitForFunction(
      ([answer, end]) => document.querySelector(answer) || document.querySelector(end) || document.querySelector(".answer .go:not([aria-disabled])"),
      [ANSWER, END],
    );
    if (await page.locator(ANSWER).count()) return page.locator(ANSWER).getAttribute("data-question");
    if (await page.locator(END).count()) return null;
    // What is told can be skipped; at the end the button leads there.
    await page.locator(".answer .go:not([aria-disabled])").click({ timeout: 2_000 }).catch(() => {});
  }
}

/** Lets a bot answer for the person. */
async function playedForMe(page) {
  const before = await kept(page);
  await page.locator(".besides .for-me").click();
  await page.waitForFunction((before) => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal.choices.length !== before, before);
}

test("scenario 1 is played from setting out to its end, and every kind of question resumes where it was left", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-1");
    const met = new Map();
    for (let question = await asked(page); question !== null; question = await asked(page)) {
      if (!met.has(question)) {
        await shoot(page, `haven-${question}`);
        const says = await page.locator(".answer h2").innerText();
        await page.reload();
        await started(page);
        assert.equal(await asked(page), question);
        assert.equal(await page.locator(".answer h2").innerText(), says);
      }
      met.set(question, (met.get(question) ?? 0) + 1);
      await playedForMe(page);
    }
    for (const question of ["goal", "hand", "start", "cards", "turn", "harm"]) assert.ok(met.has(question), `${question} of ${[...met.keys()]}`);
    assert.ok(await page.locator(END).first().isVisible());
    await shoot(page, "haven-end");
  }));

test("two cards are chosen by hand: the first leads, the second follows, and the lead changes", () =>
  withPage({ size: "phone", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-2");
    for (let question = await asked(page); question !== "cards"; question = await asked(page)) await playedForMe(page);
    const go = page.locator(".answer .go");
    assert.equal(await go.getAttribute("aria-disabled"), "true");
    await page.locator(".choosing .pick").nth(0).click();
    await page.locator(".choosing .pick").nth(1).click();
    assert.equal(await page.locator(".pick.lead").count() + (await page.locator(".pick.second").count()), 2);
    const before = await go.innerText();
    await page.keyboard.press("s");
    await page.waitForFunction((before) => document.querySelector(".answer .go").innerText !== before, before);
    const button = await go.boundingBox();
    assert.ok(button.y + button.height <= 844, "the button is in view");
    await shoot(page, "haven-cards-phone");
    const choices = await kept(page);
    await go.click();
    await page.waitForFunction((choices) => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal.choices.length > choices, choices);
    assert.equal(await asked(page), "turn");
    await shoot(page, "haven-turn-phone");
  }));

test("a half is planned and taken back before anything is done", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-3");
    for (let question = await asked(page); question !== "turn"; question = await asked(page)) await playedForMe(page);
    const choices = await kept(page);
    await page.keyboard.press("8");
    await page.waitForFunction(() => document.querySelector('.answer[data-question="move"]'));
    await shoot(page, "haven-move");
    assert.equal(await kept(page), choices, "nothing is done");
    await page.keyboard.press("u");
    await page.waitForFunction(() => document.querySelector('.answer[data-question="turn"]'));
    assert.equal(await kept(page), choices);
  }));

test("the same link deals the same dungeon in two windows", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-4");
    await asked(page);
    const setup = () => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal.setup);
    const first = await setup();
    await page.keyboard.press("m");
    await page.evaluate(() => { window.copied = new Promise((resolve) => { navigator.clipboard.writeText = async (text) => resolve(text); }); });
    await page.locator("ul.menu button").first().click();
    const link = await page.evaluate(() => window.copied);
    assert.match(link, /\?h=/);
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await started(page);
    await page.locator(".footbar .button.brass").click();
    await page.locator(".answer").waitFor();
    assert.deepEqual(await setup(), first);
  }));
