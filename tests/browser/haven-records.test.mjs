// What stays of a scenario: the history with its figures, the achievements, the slots, and the dungeon of the day.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, axe, started, withPage } from "./harness.mjs";
import { havenLedger, plantHaven } from "./ledger.mjs";
import { LANGUAGES, go, heading, overflow, press, reload, rootHas, says, stored, texts, toast, words } from "./page.mjs";
import { END, STILL, asked, kept, playedForMe, rush, setOut } from "./scenario.mjs";

const said = (tag) => ({ ...words(tag), ...words(tag, "table"), ...words(tag, "table/records"), ...texts(tag, "records/words.rs") });
const en = said("en");
const TEXT = texts("en", "words/page.rs");
const COPYING = { ...STILL, permissions: ["clipboard-read", "clipboard-write"] };
const NOON = new Date("2026-03-02T12:00:00");

const rows = (page) => page.locator(".past li");
const figure = (page, name) => page.locator(`.sums div:has(dt:text-is("${name}")) dd`);

async function openRecords(page, title = en.records) {
  await go(page, "#/haven/records");
  await says(heading(page), title);
}

const slot = (page, name) => page.getByRole("group", { name, exact: true });
const inSlot = (page, name, button) => slot(page, name).getByRole("button", { name: button, exact: true });

async function openSlots(page) {
  await page.keyboard.press("m");
  await page.getByRole("button", { name: "Kept scenarios", exact: true }).click();
  await page.getByRole("dialog", { name: "Kept scenarios" }).waitFor();
}

const days = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/haven-daily") ?? '{"body":[]}').body);

test("without a finished scenario the page says so kindly and leads to one", () =>
  withPage({ query: "#/haven/records", context: STILL }, async ({ page }) => {
    await says(page.locator(".blank h2"), en.empty_title);
    assert.equal(await page.locator(".plot, .past").count(), 0);
    await page.locator(".blank .button").click();
    await says(heading(page), TEXT.set_up);
    await page.getByRole("link", { name: en.records, exact: true }).click();
    await says(heading(page), en.records);
  }));

test("the dungeon of the day: one step, a record once, the result on the shelf, shared without a spoiler, looked at again", () =>
  withPage({ size: "desktop", context: COPYING }, async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    await reload(page);
    await page.locator(".daily.blue .button.brass").click();
    await asked(page);
    await says(page.locator(".scenario-name h1"), en.today);
    await rush(page);
    await page.locator(END).waitFor();
    const [day] = await days(page);
    assert.equal(day.day, 20260302);
    // What it has brought stands below the heroes, and the next goal after it.
    await says(page.locator(".gained li:not(.earned) .kicker"), en.next_goal);
    assert.deepEqual(await axe(page), [], "the end");
    const earned = await page.locator(".gained .earned strong").allInnerTexts();
    const once = async () => {
      await openRecords(page);
      await says(figure(page, en.game), "1");
      assert.equal(await rows(page).count(), 1);
      assert.match(await rows(page).locator("a").getAttribute("href"), /^\?hr=[\w-]{40,}$/);
      await says(rows(page).locator(".score"), day.score === 1 ? "1 round" : `${day.score} rounds`);
      assert.deepEqual((await page.locator(".feats .earned strong").allInnerTexts()).sort(), earned.toSorted());
    };
    await once();
    await reload(page);
    await once();
    // Looking at the end again does not count it again.
    await go(page, "#/haven/table");
    await page.locator(".gained").waitFor();
    await once();

    await go(page, "#/");
    const result = `${day.place === 1 ? "Won" : "Lost"} in round ${day.score}`;
    await says(page.locator(".daily.blue .result"), result);
    await says(page.locator(".daily.blue .streak"), "1 day");
    assert.deepEqual(await axe(page), [], "the shelf");
    await page.locator(".daily.blue").getByRole("button", { name: en.share_result }).click();
    await says(toast(page), words("en").result_copied);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.deepEqual(text.split("\n").slice(0, 2), ["Lamplight · Haven · Mar 2, 2026", result]);
    assert.match(text.split("\n")[2], /#\/haven\/today$/);
    // The next day it is yesterday's, which can be looked at; one missed day more is forgiven, two are not.
    await page.clock.setFixedTime(new Date("2026-03-04T12:00:00"));
    await reload(page);
    await says(page.locator(".daily.blue .streak"), "1 day");
    await page.clock.setFixedTime(new Date("2026-03-05T12:00:00"));
    await reload(page);
    await page.locator(".daily.blue .button.brass").waitFor();
    assert.equal(await page.locator(".daily.blue .streak").count(), 0);
    await page.clock.setFixedTime(new Date("2026-03-03T12:00:00"));
    await reload(page);
    await page.locator(".daily.blue a.quietly").click();
    await started(page);
    // The replay is the same to the end.
    await page.locator(".lookback").waitFor();
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "To the end", exact: true }).click();
    await page.locator(END).waitFor();
    assert.match(await page.locator(`${END} .kicker`).first().innerText(), new RegExp(`round ${day.score}`, "i"));
    assert.equal(await page.locator(".gained").count(), 0, "somebody else's game brings nothing");
  }));

test("a wrong clock harms nothing, and everybody gets the same", async () => {
  const setups = [];
  for (const locale of ["en-GB", "de-DE"]) {
    await withPage({ size: "desktop", context: { ...STILL, locale } }, async ({ page }) => {
      for (const time of ["1969-12-31T23:59:59", "9999-12-31T12:00:00", "2026-03-02T12:00:00"]) {
        await page.clock.setFixedTime(new Date(time));
        await reload(page);
        await page.locator(".daily.blue .button.brass").click();
        await asked(page);
        await go(page, "#/");
        await page.locator(".shelf").waitFor();
      }
      setups.push(await page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal.setup));
    });
  }
  assert.deepEqual(setups[0], setups[1]);
});

test("a slot keeps a moment, and a scenario under way is asked about first", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "ash-moth-33");
    for (let n = 0; n < 3; n++) {
      await asked(page);
      await playedForMe(page);
    }
    await asked(page);
    const moment = await kept(page);
    await openSlots(page);
    await says(slot(page, "Candle").locator(".what"), en.slot_empty);
    await inSlot(page, "Candle", en.keep_here).click();
    await says(toast(page), `${en.kept}: Candle.`);
    await slot(page, "Candle").getByText("ash-moth-33").waitFor();
    assert.deepEqual(await axe(page), [], "slots");
    await page.keyboard.press("Escape");
    await playedForMe(page);
    await asked(page);
    assert.ok((await kept(page)) > moment);
    await reload(page);
    await asked(page);
    await openSlots(page);
    await inSlot(page, "Candle", en.take_up).click();
    await slot(page, "Candle").getByText(en.ask_take).waitFor();
    await inSlot(page, "Candle", en.take_up).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await asked(page);
    assert.equal(await kept(page), moment);
    // Today's dungeon asks before it takes its place.
    await go(page, "#/");
    await page.locator(".daily.blue .button.brass").click();
    await page.locator("dialog[open]").getByRole("button", { name: en.cancel }).click();
    await page.locator(".shelf").waitFor();
    assert.equal(await kept(page), moment);
  }));

test("any moment is looked at by log line, keys and slider, and the way back leads to now", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "ash-moth-34");
    for (let n = 0; n < 8; n++) {
      await asked(page);
      await playedForMe(page);
    }
    await asked(page);
    const slider = page.locator(".lookback input[type=range]");
    const place = async () => Number(await slider.inputValue());
    const until = (at) => page.waitForFunction((at) => Number(document.querySelector(".lookback input[type=range]")?.value) === at, at);
    await page.keyboard.press("l");
    await page.locator(".tale .heading button").last().click();
    await slider.waitFor();
    const from = await place();
    await page.keyboard.press("ArrowRight");
    await until(from + 1);
    await page.keyboard.press("ArrowLeft");
    await until(from);
    await page.keyboard.press("Home");
    await until(0);
    await page.keyboard.press("End");
    const last = Number(await slider.getAttribute("max"));
    await until(last);
    await slider.fill(String(Math.floor(last / 2)));
    await until(Math.floor(last / 2));
    assert.deepEqual(await axe(page), [], "looking back");
    await page.getByRole("button", { name: en.to_now, exact: true }).click();
    await slider.waitFor({ state: "detached" });
    await asked(page);
  }));

test("after a scenario the turns that mattered are told, and each opens the board at its moment", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "ash-moth-35");
    await rush(page);
    await page.locator(END).waitFor();
    await press(page, en.analyse);
    await page.locator(".analysis").waitFor({ timeout: 120_000 });
    const points = page.locator(".turning li");
    const count = await points.count();
    assert.ok(count <= 3);
    if (count > 0) {
      assert.match(await points.first().locator("p").innerText(), /^Round \d+, .+\. Better was: .+ \(\d+ points? more of the chance to win\)\.( .+\.)?$/);
      const [, played, better] = (await points.first().locator("p").innerText()).match(/^Round \d+, [^:]+: (.+)\. Better was: (.+) \(\d+ /);
      assert.notEqual(played, better, "what would have been better is something else");
      assert.deepEqual(await axe(page), [], "the analysis");
      await points.first().getByRole("button", { name: en.look_there }).click();
      await page.locator(".lookback .better").waitFor();
    }
  }));

test("a long history: figures, plots by class, scenario and level, the newest first, and away when asked twice", () =>
  withPage({ size: "desktop", query: "#/settings", context: STILL }, async ({ page }) => {
    await plantHaven(page, 60);
    const { totals, hunts } = havenLedger(60);
    await openRecords(page);
    await says(figure(page, en.games), "60");
    await says(figure(page, en.won[1]), String(totals.all.won));
    await says(figure(page, en.kills), String(totals.kills));
    const plot = (title) => page.locator(".plot").filter({ hasText: title });
    const classes = totals.by_class.map(({ tally }) => `${tally.won} of ${tally.hunts}`);
    const shown = (await plot(en.by_class).locator(".figure").allInnerTexts()).filter((text) => text !== en.never);
    assert.deepEqual(shown.sort(), classes.sort());
    assert.equal(await plot(en.by_scenario).locator(".rows li").count(), totals.by_scenario.length);
    for (const title of [en.over_time, en.by_damage, en.by_level, en.by_cards]) await plot(title).waitFor();
    assert.equal(await rows(page).count(), 20);
    await says(rows(page).first().locator(".close").first(), "Close: 2 cards left");
    await press(page, "Show 20 more");
    await press(page, "Show 20 more");
    assert.equal(await rows(page).locator("a").count(), 60);
    await press(page, en.erase);
    await page.getByRole("dialog", { name: en.erase_title }).getByRole("button", { name: en.erase_confirm }).click();
    await says(page.locator(".blank h2"), en.empty_title);
    await reload(page);
    await says(page.locator(".blank h2"), en.empty_title);
    assert.ok(!JSON.stringify(await stored(page)).includes(hunts.at(-1).code), "no copy is left behind");
  }));

test("damaged records are reported, put aside, and the page still stands", () =>
  withPage({ query: "#/settings", context: STILL }, async ({ page }) => {
    await page.evaluate(() => localStorage.setItem("lamplight/haven-records", '{"lamplight":1,broken'));
    await openRecords(page);
    await says(toast(page), en.put_aside);
    await says(page.locator(".blank h2"), en.empty_title);
    assert.ok(Object.keys(await stored(page)).some((key) => key.includes("haven-records.aside-")));
  }));

for (const locale of Object.keys(LANGUAGES)) {
  for (const size of Object.keys(SIZES)) {
    test(`${locale}, ${size}: the page in the language and in both contrasts, nothing cut, axe finds nothing`, () =>
      withPage({ size, query: "#/settings", context: { ...STILL, locale, timezoneId: "UTC" } }, async ({ page }) => {
        const w = said(locale);
        const clean = async (what) => {
          assert.deepEqual(await axe(page), [], what);
          assert.deepEqual(await overflow(page), [], what);
        };
        await openRecords(page, w.records);
        await says(page.locator(".blank h2"), w.empty_title);
        await clean("empty");
        await go(page, "#/settings");
        await plantHaven(page, 18);
        await openRecords(page, w.records);
        await says(figure(page, w.games), "18");
        await says(page.locator(".past h2"), w.list);
        await clean("filled");
        await page.emulateMedia({ contrast: "more", reducedMotion: "reduce" });
        await reload(page);
        await rootHas(page, "data-contrast", "high");
        await says(figure(page, w.games), "18");
        await clean("filled, high contrast");
        await go(page, "#/");
        await page.locator(".daily.blue").waitFor();
        await clean("the shelf");
      }));
  }
}
