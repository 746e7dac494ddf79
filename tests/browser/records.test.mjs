// What stays of a hunt: the history with its figures, the achievements, and the three slots.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SIZES, axe, withPage } from "./harness.mjs";
import { CONFIRM, STILL, asked, playOn as play, rush, sitDown as sit, table } from "./hunt.mjs";
import { ledger, plant } from "./ledger.mjs";
import { LANGUAGES, go, heading, overflow, press, reload, says, stored, toast, words } from "./page.mjs";

const en = { ...words("en"), ...words("en", "chalice"), ...words("en", "chalice/records") };
const records = (tag) => words(tag, "chalice/records");

const sitDown = (page, seed) => sit(page, seed, { hunters: "3" });

async function playOn(page, most) {
  await play(page, { most });
  await asked(page);
}

const rows = (page) => page.locator(".past li");
const figure = (page, name) => page.locator(`.sums div:has(dt:text-is("${name}")) dd`);

async function openRecords(page, title = en.records) {
  await go(page, "#/chalice/records");
  await says(heading(page), title);
}

async function openSlots(page, title = en.kept_games) {
  if (await page.locator(".tools").count()) await page.keyboard.press("m");
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByRole("dialog", { name: title }).waitFor();
}

const slot = (page, name) => page.getByRole("group", { name, exact: true });
const inSlot = (page, name, button) => slot(page, name).getByRole("button", { name: button, exact: true });

async function closeSlots(page) {
  await page.getByRole("dialog").getByRole("button", { name: en.close }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

test("without a finished hunt the page says so kindly and leads to one", () =>
  withPage({ query: "#/chalice/records", context: STILL }, async ({ page }) => {
    await says(page.locator(".blank h2"), en.empty_title);
    assert.equal(await page.locator(".plot, .past").count(), 0);
    await page.locator(".blank .button").click();
    await says(heading(page), en.set_up);
    await page.getByRole("link", { name: en.records, exact: true }).click();
    await says(heading(page), en.records);
  }));

test("a finished hunt stands in the history once, however often it is looked at, and the figures grow", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-31");
    await rush(page);
    await page.locator(CONFIRM).click();
    const score = Number(await page.locator(".ranks li").filter({ hasText: en.you }).locator(".score").innerText());
    await page.getByRole("link", { name: en.records, exact: true }).click();
    await says(heading(page), en.records);
    await says(rows(page).locator(".dungeon-seed"), "ash-moth-31");
    assert.match(await rows(page).locator("a").getAttribute("href"), /^\?r=[\w-]{20,}$/);
    await says(rows(page).locator(".score"), `${score} points`);
    const once = async () => {
      await openRecords(page);
      await says(figure(page, en.games[0]), "1");
      await says(figure(page, en.best), String(score));
      assert.equal(await rows(page).count(), 1);
    };
    await once();
    await reload(page);
    await once();
    await go(page, "#/chalice/table");
    await page.locator(".reckoning").waitFor();
    await page.keyboard.press("u");
    await asked(page);
    await page.keyboard.press("r");
    await page.locator(CONFIRM).waitFor();
    await once();
    assert.equal((await stored(page))["lamplight/chalice-records"].includes('"hunts":1'), true);

    await sitDown(page, "ash-moth-32");
    await rush(page);
    await openRecords(page);
    await says(figure(page, en.games[1]), "2");
    assert.deepEqual(await rows(page).locator(".dungeon-seed").allInnerTexts(), ["ash-moth-32", "ash-moth-31"]);
  }));

test("something achieved for the first time is said once, and stands on the page with its hunt", () =>
  withPage({ size: "desktop", query: "#/settings", context: STILL }, async ({ page }) => {
    // Every card has been played but the Dream, which nobody gets around.
    const { totals } = ledger(2);
    await plant(page, 2, { totals: { ...totals, cards: totals.cards.map((_, card) => (card === 0 ? 0 : 1)) }, earned: [] });
    await openRecords(page);
    await says(page.locator(".feats h2 small"), "0 of 16");
    await sitDown(page, "ash-moth-37");
    await rush(page);
    await toast(page).filter({ hasText: /^Achieved: (.*, )?The whole armoury$/ }).waitFor();
    await page.locator(CONFIRM).click();
    const gained = page.locator(".gained .earned strong");
    await gained.filter({ hasText: "The whole armoury" }).waitFor();
    const names = await gained.allInnerTexts();
    const next = page.locator(".gained li:not(.earned)");
    await says(next.locator(".kicker"), en.next_goal);
    assert.ok(!names.includes(await next.locator("strong").innerText()), "what is achieved is no goal");
    assert.deepEqual(await axe(page), []);
    await openRecords(page);
    assert.deepEqual((await page.locator(".feats .earned strong").allInnerTexts()).sort(), names.sort(), "all of it was new");
    const armoury = page.locator(".feats .earned").filter({ hasText: "The whole armoury" });
    assert.ok((await armoury.locator(".when").innerText()).endsWith("ash-moth-37"));
    await reload(page);
    await armoury.waitFor();
    await go(page, "#/chalice/table");
    await page.locator(".reckoning").waitFor();
    await gained.filter({ hasText: "The whole armoury" }).waitFor();
    assert.equal(await toast(page).count(), 0, "not a second time");
  }));

test("a long history: its figures, its newest hunts first, the rest on demand, and away when asked twice", () =>
  withPage({ size: "desktop", query: "#/settings", context: STILL }, async ({ page }) => {
    await plant(page, 230);
    const { totals, hunts } = ledger(230);
    await openRecords(page);
    await says(figure(page, en.games[1]), "230");
    await says(figure(page, en.won[1]), String(totals.all.won));
    await says(figure(page, en.deaths[1]), String(totals.deaths));
    assert.equal(await page.locator(".feats .earned").count(), 7);
    const levels = page.locator(".plot").filter({ hasText: en.by_level }).locator(".figure");
    assert.deepEqual(await levels.allInnerTexts(), totals.by_level.map(({ won, hunts }) => `${won} of ${hunts}`));
    assert.equal(await rows(page).count(), 20);
    assert.equal(await rows(page).first().locator("a").getAttribute("href"), `?r=${hunts.at(-1).code}`);
    for (let shown = 40; shown <= 200; shown += 20) {
      await press(page, "Show 20 more");
      assert.equal(await rows(page).count(), shown);
    }
    assert.equal(await page.getByRole("button", { name: "Show 20 more" }).count(), 0);

    await press(page, en.erase);
    const question = page.getByRole("dialog", { name: en.erase_title });
    await question.getByRole("button", { name: en.cancel }).click();
    await question.waitFor({ state: "hidden" });
    await says(figure(page, en.games[1]), "230");
    await press(page, en.erase);
    await question.getByRole("button", { name: en.erase_confirm }).click();
    await says(page.locator(".blank h2"), en.empty_title);
    await says(toast(page), en.erase_done);
    await reload(page);
    await says(page.locator(".blank h2"), en.empty_title);
    assert.ok(!JSON.stringify(await stored(page)).includes(hunts.at(-1).code), "no copy is left behind");
  }));

test("damaged records are reported, put aside, and the page still stands", () =>
  withPage({ query: "#/settings", context: STILL }, async ({ page }) => {
    await page.evaluate(() => localStorage.setItem("lamplight/chalice-records", '{"lamplight":1,broken'));
    await openRecords(page);
    await says(toast(page), en.put_aside);
    await says(page.locator(".blank h2"), en.empty_title);
    assert.ok(Object.keys(await stored(page)).some((key) => key.includes("chalice-records.aside-")));
  }));

test("a slot keeps a moment: there again after a reload, over another hunt only after asking", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    const [candle, lantern] = ["Candle", "Lantern"];
    await sitDown(page, "ash-moth-33");
    await playOn(page, 5);
    const moment = await table(page);
    await openSlots(page);
    await says(slot(page, candle).locator(".what"), en.slot_empty);
    await inSlot(page, candle, en.keep_here).click();
    await says(toast(page), "The hunt is kept: Candle.");
    await slot(page, candle).getByText("ash-moth-33").waitFor();
    assert.ok((await slot(page, candle).innerText()).includes(`Round ${moment.round[0]}, ${moment.enemy[0]}`));
    // Keys are for the dialog while it is open.
    await page.keyboard.press("u");
    await closeSlots(page);
    assert.deepEqual(await table(page), moment);

    await playOn(page, 4);
    const later = await table(page);
    assert.notDeepEqual(later, moment);
    await reload(page);
    await asked(page);
    await openSlots(page);
    await inSlot(page, candle, en.take_up).click();
    await slot(page, candle).getByText(en.ask_take).waitFor();
    await inSlot(page, candle, en.cancel).click();
    await slot(page, candle).getByText(en.ask_take).waitFor({ state: "detached" });
    await closeSlots(page);
    assert.deepEqual(await table(page), later, "nothing happens without a yes");

    // A second slot for the later moment, then back to the first.
    await openSlots(page);
    await inSlot(page, lantern, en.keep_here).click();
    await slot(page, lantern).getByText("ash-moth-33").waitFor();
    await inSlot(page, candle, en.take_up).click();
    await inSlot(page, candle, en.take_up).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await asked(page);
    assert.deepEqual(await table(page), moment);
    await reload(page);
    await asked(page);
    assert.deepEqual(await table(page), moment, "it is the hunt on the table now");

    // The earlier moment over the later one, after a question; then away, after another.
    await openSlots(page);
    const before = (await stored(page))["lamplight/chalice-slot-2"];
    await inSlot(page, lantern, en.overwrite).click();
    await slot(page, lantern).getByText(en.ask_overwrite).waitFor();
    assert.equal((await stored(page))["lamplight/chalice-slot-2"], before);
    await inSlot(page, lantern, en.overwrite).click();
    await slot(page, lantern).getByText(en.ask_overwrite).waitFor({ state: "detached" });
    assert.ok((await slot(page, lantern).innerText()).includes(`Round ${moment.round[0]}, ${moment.enemy[0]}`));
    await inSlot(page, lantern, en.erase_slot).click();
    await slot(page, lantern).getByText(en.ask_erase).waitFor();
    await inSlot(page, lantern, en.erase_slot).click();
    await says(slot(page, lantern).locator(".what"), en.slot_empty);
    await reload(page);
    await asked(page);
    await openSlots(page);
    await says(slot(page, lantern).locator(".what"), en.slot_empty);
    await slot(page, candle).getByText("ash-moth-33").waitFor();
  }));

test("from the set-up page: nothing to keep without a hunt, and a kept one is taken up at once", () =>
  withPage({ context: STILL }, async ({ page }) => {
    await go(page, "#/chalice");
    await openSlots(page);
    assert.equal(await inSlot(page, "Torch", en.keep_here).getAttribute("aria-disabled"), "true");
    assert.equal(await inSlot(page, "Torch", en.keep_here).getAttribute("title"), en.nothing_to_keep);
    await closeSlots(page);
    await sitDown(page, "ash-moth-34");
    await playOn(page, 3);
    const moment = await table(page);
    await go(page, "#/chalice");
    await openSlots(page);
    await inSlot(page, "Torch", en.keep_here).click();
    await slot(page, "Torch").getByText("ash-moth-34").waitFor();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/^lamplight\/chalice(-digest)?(\.\d)?$/.test(key)) localStorage.removeItem(key);
    });
    await reload(page);
    await openSlots(page);
    await inSlot(page, "Torch", en.take_up).click();
    await page.locator(".board").waitFor();
    await asked(page);
    assert.deepEqual(await table(page), moment);
  }));

test("a slot that cannot be read says so in a sentence, and can be used again", () =>
  withPage({ context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-35");
    await asked(page);
    await page.evaluate(() => localStorage.setItem("lamplight/chalice-slot-2", '{"lamplight":1,broken'));
    await openSlots(page);
    await says(slot(page, "Lantern").locator(".what"), en.slot_unreadable);
    assert.ok(Object.keys(await stored(page)).some((key) => key.includes("chalice-slot-2.aside-")), "kept aside");
    await inSlot(page, "Lantern", en.keep_here).click();
    await slot(page, "Lantern").getByText("ash-moth-35").waitFor();
  }));

test("an export carries records and slots to another browser", async () => {
  let file;
  let kept;
  await withPage({ context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-36");
    await playOn(page, 2);
    await openSlots(page);
    await inSlot(page, "Candle", en.keep_here).click();
    await slot(page, "Candle").getByText("ash-moth-36").waitFor();
    await closeSlots(page);
    await plant(page, 12);
    await go(page, "#/settings");
    const download = page.waitForEvent("download");
    await press(page, en.export);
    file = readFileSync(await (await download).path());
    kept = await stored(page);
  });
  await withPage({ query: "#/settings", context: STILL }, async ({ page }) => {
    await page.locator("input[type=file]").setInputFiles({ name: "lamplight.json", mimeType: "application/json", buffer: file });
    await page.locator(".toast").waitFor();
    assert.deepEqual(await stored(page), kept);
    await openRecords(page);
    await says(figure(page, en.games[1]), "12");
    await go(page, "#/chalice");
    await openSlots(page);
    await slot(page, "Candle").getByText("ash-moth-36").waitFor();
  });
});

/** What is said only to those who listen is cut off on purpose. */
const FOR_EARS = /^span\.hidden\b/;
const DATES = { en: "Sep 1, 2026", es: "1 sept 2026", de: "01.09.2026", "pt-BR": "1 de set. de 2026" };

for (const locale of Object.keys(LANGUAGES)) {
  for (const size of Object.keys(SIZES)) {
    test(`${locale}, ${size}: page and dialogs in the language, nothing cut, axe finds nothing`, () =>
      withPage({ size, query: "#/settings", context: { ...STILL, locale, timezoneId: "UTC" } }, async ({ page }) => {
        const w = { ...words(locale), ...words(locale, "chalice"), ...records(locale) };
        const clean = async (what) => {
          assert.deepEqual(await axe(page), [], what);
          assert.deepEqual((await overflow(page)).filter((line) => !FOR_EARS.test(line)), [], what);
        };
        await openRecords(page, w.records);
        await says(page.locator(".blank h2"), w.empty_title);
        await clean("empty");
        await go(page, "#/settings");
        await plant(page, 1);
        await openRecords(page, w.records);
        await says(figure(page, w.games[0]), "1");
        await go(page, "#/settings");
        await plant(page, 18);
        await openRecords(page, w.records);
        await says(figure(page, w.games[1]), "18");
        await says(page.locator(".past h2"), w.list);
        await says(rows(page).last().locator(".day"), DATES[locale]);
        await clean("filled");
        await press(page, w.erase);
        await page.getByRole("dialog", { name: w.erase_title }).waitFor();
        await clean("the question before erasing");
        await page.keyboard.press("Escape");

        await go(page, "#/chalice");
        await page.locator(".page .button.brass").click();
        await asked(page);
        await openSlots(page, w.kept_games);
        assert.deepEqual(await axe(page), [], "slots over the table");
        await page.keyboard.press("Escape");
        await go(page, "#/chalice");
        await page.locator(".besides .button").first().click();
        await page.locator("#slot-0 button").click();
        await page.locator("#slot-0 .arch").waitFor();
        await clean("slots");
        await page.locator("#slot-0 button").last().click();
        await page.locator("#slot-0 .sure").waitFor();
        assert.equal(await page.evaluate(() => document.activeElement.closest(".sure") !== null), true, "the question has the focus");
        await clean("slots with a question");
      }));
  }
}
