// The dungeon of the day: one step from the shelf, the same for everybody, with what came of it on the shelf. And how many touches
// it takes to play a first card.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, started, withPage } from "./harness.mjs";
import { CONFIRM, OPTIONS, STILL, asked, playOn, rush, sitDown, texts } from "./hunt.mjs";
import { go, reload, says, toast, words } from "./page.mjs";

const en = words("en");
const chalice = words("en", "chalice");
const COPYING = { ...STILL, permissions: ["clipboard-read", "clipboard-write"] };
const NOON = new Date("2026-03-02T12:00:00");

const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/chalice")).body);

/** The days as if they had been played, the earliest first. */
const days = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/chalice-daily") ?? '{"body":[]}').body);

test("today's dungeon is one step from the shelf, and the same on every machine", async () => {
  const hunts = [];
  for (const locale of ["en-GB", "de-DE"]) {
    await withPage({ size: "desktop", context: { ...STILL, locale } }, async ({ page }) => {
      await page.clock.setFixedTime(NOON);
      await reload(page);
      await page.locator(".daily.red .button.brass").click();
      await asked(page);
      await says(page.locator(".dungeon .day"), words(locale === "de-DE" ? "de" : "en").today);
      const { journal, rivals, talk } = await kept(page);
      hunts.push({ setup: journal.setup, rivals, talks: talk !== null });
      await page.goBack();
      await page.locator(".shelf").waitFor();
    });
  }
  assert.deepEqual(hunts[0], hunts[1]);
  assert.equal(hunts[0].setup.hunters, 4);
});

test("what came of the day stands on the shelf, is shared without a spoiler, and can be looked at", () =>
  withPage({ size: "desktop", context: COPYING }, async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    await reload(page);
    await page.locator(".daily.red .button.brass").click();
    await asked(page);
    await rush(page);
    const [day] = await days(page);
    assert.equal(day.day, 20260302);
    await page.locator(CONFIRM).click();
    await says(page.locator(".verdict .kicker"), `${chalice.reckoning} · ${en.today}`);
    await page.clock.setFixedTime(new Date("2026-03-03T12:00:00"));
    await reload(page);
    await says(page.locator(".verdict .kicker"), `${chalice.reckoning} · Mar 2, 2026`);
    await page.clock.setFixedTime(NOON);
    await go(page, "#/");
    await page.locator(".daily.red .result").waitFor();
    assert.match(await page.locator(".daily.red .result").innerText(), new RegExp(`^${day.score} points?, place ${day.place} of 4$`));
    await says(page.locator(".daily.red .streak"), "1 day");
    assert.deepEqual(await axe(page), []);
    await page.locator(".daily.red").getByRole("button", { name: en.share_result }).click();
    await says(toast(page), en.result_copied);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /Mar 2, 2026/);
    assert.match(await page.locator(".daily.red .kicker").innerText(), /Mar 2, 2026/);
    assert.match(text, /#\/chalice\/today$/);
    assert.ok(text.split("\n").length === 3, text);
    // The next day it is yesterday's, and the streak goes on.
    await page.clock.setFixedTime(new Date("2026-03-03T12:00:00"));
    await reload(page);
    await page.locator(".daily.red .button.brass").waitFor();
    await says(page.locator(".daily.red .streak"), "1 day");
    await page.locator(".daily.red a.quietly").click();
    await started(page);
    await page.locator(".lookback").waitFor();
  }));

test("a hunt under way is asked about before today's takes its place", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17", { hunters: "3", talk: false });
    await playOn(page, { most: 1 });
    await asked(page);
    const before = await kept(page);
    await go(page, "#/");
    await page.locator(".daily.red .button.brass").click();
    await page.locator("dialog[open]").getByRole("button", { name: en.cancel }).click();
    await page.locator(".shelf").waitFor();
    assert.deepEqual(await kept(page), before);
    // Back is another way to say no.
    await page.locator(".daily.red .button.brass").click();
    await page.locator("dialog[open]").waitFor();
    await page.goBack();
    await page.locator(".shelf").waitFor();
    assert.deepEqual(await kept(page), before);
    assert.equal(await page.locator("dialog[open]").count(), 0);
  }));

test("a wrong clock harms nothing", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    for (const time of ["1969-12-31T23:59:59", "2100-02-28T00:00:00", "9999-12-31T12:00:00"]) {
      await page.clock.setFixedTime(new Date(time));
      await reload(page);
      await page.locator(".daily.red .button.brass").waitFor();
      await page.locator(".daily.red .button.brass").click();
      await asked(page);
      await go(page, "#/");
      await page.locator(".shelf").waitFor();
    }
  }));

/** Counts what a finger does: taps, and cards that are pulled out of the hand. */
function finger(page) {
  let count = 0;
  return {
    count: () => count,
    tap: async (locator) => {
      count += 1;
      await locator.tap();
    },
    pull: async (locator) => {
      count += 1;
      const { x, y, width, height } = await locator.boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y - 120, { steps: 4 });
      await page.mouse.up();
    },
  };
}

const TOUCH = { ...STILL, hasTouch: true };

/** Waits until a card was really played. */
const played = (page) =>
  page.waitForFunction(() => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length > 0);

test("to the first card it takes a newcomer 3 touches, or 4 with the button", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    const { tap, count } = finger(page);
    await page.locator(`.cover a:text-is("${en.learn}")`).waitFor();
    await tap(page.locator(".cover.red .button.brass"));
    await tap(page.locator(`.button.brass:text-is("${chalice.begin}")`));
    await asked(page);
    await tap(page.locator(OPTIONS).first());
    await tap(page.locator(CONFIRM));
    await played(page);
    assert.ok(count() <= 4, `${count()} touches`);
  }));

test("to the first card of today's dungeon it takes 2 touches, and as many to that of a hunt under way", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    const today = finger(page);
    await today.tap(page.locator(".daily.red .button.brass"));
    await asked(page);
    await today.pull(page.locator(OPTIONS).nth(2));
    await played(page);
    assert.ok(today.count() <= 2, `${today.count()} touches`);
    await asked(page);
    const before = (await kept(page)).journal.choices.length;
    await go(page, "#/");
    await reload(page);
    const again = finger(page);
    await again.tap(page.locator(".resume .button"));
    await asked(page);
    await again.pull(page.locator(OPTIONS).nth(1));
    await page.waitForFunction((before) => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length > before, before);
    assert.ok(again.count() <= 2, `${again.count()} touches`);
  }));

test("the lesson that was left goes on where it was", () =>
  withPage({ size: "desktop", context: STILL, query: "#/chalice/lesson" }, async ({ page }) => {
    for (const step of [1, 2]) {
      await page.locator(`.coach:has-text("${step}/10")`).waitFor();
      await page.locator(OPTIONS).click();
      await page.locator(CONFIRM).click();
    }
    await page.locator('.coach:has-text("3/10")').waitFor();
    await go(page, "#/");
    await page.locator(".shelf").waitFor();
    await reload(page);
    await go(page, "#/chalice/lesson");
    await page.locator('.coach:has-text("3/10")').waitFor();
  }));

test("a replay plays by itself, stops, and goes on from wherever the slider is", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17", { hunters: "3", talk: false });
    await playOn(page, { most: 4 });
    await asked(page);
    await page.keyboard.press("l");
    await page.locator(".tale .heading button").last().click();
    const place = async () => Number(await page.locator(".lookback input[type=range]").inputValue());
    const from = await place();
    await page.getByRole("button", { name: chalice.play, exact: true }).click();
    await page.waitForFunction((from) => Number(document.querySelector(".lookback input[type=range]").value) > from + 2, from);
    await page.getByRole("button", { name: chalice.pause, exact: true }).click();
    const pace = page.locator(".lookback .pace");
    for (const word of [words("en").pace_steady, words("en").pace_quick]) {
      await pace.filter({ hasText: word }).waitFor();
      await pace.click();
    }
    const at = await place();
    await page.keyboard.press("End");
    assert.ok((await place()) > at);
  }));
