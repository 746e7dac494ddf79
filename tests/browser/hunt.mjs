// A hunt at the table, as a person would play it: the helpers of the tests and of the measurements.

import assert from "node:assert/strict";

/** Nothing moves: a hunt then takes as long as the bots think. */
export const STILL = { reducedMotion: "reduce" };
export const MOST_DECISIONS = 400;

export const ASKED = ".fan.asked, .chips.asked";
export const OPTIONS = ".fan.asked .held:not([aria-disabled]), .chips.asked .chip";
export const CONFIRM = ".answer .button.brass:not([aria-disabled])";

/** Goes to the table of a seed against the weakest opponents. */
export async function sitDown(page, seed, { hunters = "4", talk = true } = {}) {
  await page.goto(page.url().replace(/#.*$/, "") + "#/chalice");
  await page.locator("#seed").fill(seed);
  await page.locator(`label.option:has(input[name=hunters]):has-text("${hunters}")`).click();
  await page.locator("label.option:has(input[name=level])").first().click();
  if (!talk) await page.locator("label.option:has(input[name=talk])").last().click();
  await page.locator(".page .button.brass").click();
  // A hunt that is not finished is asked about: here it may go.
  await page.locator(".board, dialog[open] .button.blood").first().waitFor();
  const goes = page.locator("dialog[open] .button.blood");
  if (await goes.count()) await goes.click();
  await page.locator(".board").waitFor();
}

/** Waits until the person is asked or the hunt is over; says which. */
export async function asked(page) {
  await page.locator(`${ASKED}, .answer .button.brass`).first().waitFor();
  return (await page.locator(ASKED).count()) > 0;
}

export const texts = (page, selector) => page.locator(selector).allInnerTexts();

/** Everything on the table that a player may see, in words. */
export async function table(page) {
  return {
    enemy: await texts(page, ".enemy h1"),
    echoes: await texts(page, ".blood .count"),
    others: await texts(page, ".seat"),
    me: await texts(page, ".me"),
    hand: await texts(page, ".fan .title"),
    upgrades: await texts(page, ".goods .title"),
    round: await texts(page, ".round b"),
  };
}

/** Answers each question with the option at a place that follows from its number, until the hunt is over. */
export async function playOn(page, { touch, most = MOST_DECISIONS, place = (n) => n * 7 + 3 } = {}) {
  const press = (locator) => (touch ? locator.tap() : locator.click());
  for (let n = 0; n < most; n++) {
    if (!(await asked(page))) return n;
    const options = page.locator(OPTIONS);
    const count = await options.count();
    // A pair may need two cards before it can be confirmed.
    for (let k = 0; k < count + 1 && (k === 0 || (await page.locator(CONFIRM).count()) === 0); k++) {
      await press(options.nth((place(n) + k) % count));
    }
    await press(page.locator(CONFIRM));
  }
  return most;
}

/** Plays to the end, or so many decisions, as fast as the page goes, by clicks from within: for tests in which it does not matter how. */
export const rush = (page, most = MOST_DECISIONS) => page.evaluate(rushWithin, [ASKED, OPTIONS, CONFIRM, most]);

/** The same within the page, where nothing of this file is known; says how many decisions it took. */
export async function rushWithin([asked, options, confirm, most]) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const breath = () => new Promise((resolve) => setTimeout(resolve, 0));
  for (let n = 0; n < most; n++) {
    while (all(asked).length === 0) {
      if (all(confirm).length > 0) return n;
      await breath();
    }
    for (let k = 0; k === 0 || all(confirm).length === 0; k++) {
      all(options)[(n * 7 + 3 + k) % all(options).length].click();
      await breath();
    }
    all(confirm)[0].click();
    await breath();
  }
  return most;
}

export async function reckon(page) {
  await page.locator(CONFIRM).click();
  await page.locator(".reckoning").waitFor();
  const scores = (await texts(page, ".ranks .score")).map(Number);
  assert.equal(scores.length, (await texts(page, ".race .name")).length);
  assert.deepEqual(scores.slice(1), scores.slice(1).toSorted((a, b) => b - a), "everyone behind the winner is in order");
}
