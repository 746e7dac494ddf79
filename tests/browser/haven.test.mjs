// Haven: a scenario from setting out to its end, every question resumed where it was left, links, the shelf, what is planned and told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { go, press, words } from "./page.mjs";
import { BRASS, END, STILL, asked, coverOf, decided, kept, playedForMe, playedUntil, reloaded, rush, setOut } from "./scenario.mjs";

test("scenario 1 is played from setting out to its end, and every kind of question resumes where it was left", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-1");
    const met = new Map();
    for (let question = await asked(page); question !== null; question = await asked(page)) {
      if (!met.has(question)) {
        const says = await page.locator(".answer h2").innerText();
        await reloaded(page);
        assert.equal(await asked(page), question);
        assert.equal(await page.locator(".answer h2").innerText(), says);
      }
      met.set(question, (met.get(question) ?? 0) + 1);
      await playedForMe(page);
    }
    for (const question of ["goal", "hand", "start", "cards", "turn", "harm"]) assert.ok(met.has(question), `${question} of ${[...met.keys()]}`);
    assert.ok(await page.locator(END).first().isVisible());
  }));

test("two cards are chosen by hand: the first leads, the second follows, and the lead changes", () =>
  withPage({ size: "phone", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-2");
    await playedUntil(page, ["cards"]);
    const go = page.locator(BRASS);
    assert.equal(await go.getAttribute("aria-disabled"), "true");
    await page.locator(".choosing .pick").nth(0).click();
    await page.locator(".choosing .pick").nth(1).click();
    assert.equal((await page.locator(".pick.lead").count()) + (await page.locator(".pick.second").count()), 2);
    const before = await go.innerText();
    await page.keyboard.press("s");
    await page.waitForFunction((before) => document.querySelector(".answer .go").innerText !== before, before);
    const choices = await kept(page);
    await go.click();
    await decided(page, choices);
    assert.equal(await asked(page), "turn");
  }));

test("a card that is held is laid before the person to be read", () =>
  withPage({ size: "phone", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-2");
    await playedUntil(page, ["cards"]);
    const name = await page.locator(".choosing .pick h3").first().innerText();
    await page.locator(".choosing .pick").first().click({ button: "right" });
    await page.locator("dialog[open] .acard.full").waitFor();
    assert.equal(await page.locator("dialog[open] .acard.full h3").innerText(), name);
    assert.equal(await page.locator(".pick.lead").count(), 0, "it is not chosen by that");
    await page.keyboard.press("Escape");
    // A finger that is lifted over the sheet clicks nothing; the next key that is pressed counts.
    await page.locator(".choosing .pick").first().dispatchEvent("pointerdown");
    await page.locator("dialog[open] .acard.full").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "hidden" });
    await page.locator(".choosing .pick").first().press("Enter");
    await page.locator(".pick.lead").waitFor();
  }));

test("a half is planned and taken back before anything is done, and a basic action is named by what it does", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-3");
    await playedUntil(page, ["turn"]);
    const choices = await kept(page);
    await page.keyboard.press("8");
    await page.waitForFunction(() => document.querySelector('.answer[data-question="move"]'));
    assert.match(await page.locator(".answer .back").innerText(), /Move 2/);
    assert.equal(await kept(page), choices, "nothing is done");
    await page.keyboard.press("u");
    await page.waitForFunction(() => document.querySelector('.answer[data-question="turn"]'));
    assert.equal(await kept(page), choices);
  }));

/** What the first entries of "more" copy. */
async function copied(page, entry) {
  await page.evaluate(() => { window.copied = new Promise((resolve) => { navigator.clipboard.writeText = async (text) => resolve(text); }); });
  await page.keyboard.press("m");
  await page.locator("ul.menu button").nth(entry).click();
  return page.evaluate(() => window.copied);
}

test("the same link deals the same dungeon in two windows, and the other one shows everything that was done", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-4");
    await playedUntil(page, ["turn"]);
    const journal = () => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal);
    const first = await journal();
    const [setup, replay] = [await copied(page, 0), await copied(page, 1)];
    assert.match(setup, /\?h=/);
    assert.match(replay, /\?hr=/);
    await page.evaluate(() => localStorage.clear());
    await page.goto(replay);
    await page.locator(".lookback input[type=range]").waitFor();
    assert.ok(Number(await page.locator(".lookback input[type=range]").getAttribute("max")) > first.choices.length);
    assert.equal(await page.evaluate(() => localStorage.getItem("lamplight/haven")), null, "it is only looked at");
    await page.goto(setup);
    await page.locator(".footbar .button.brass").click();
    await page.locator(".answer").waitFor();
    assert.deepEqual((await journal()).setup, first.setup);
  }));

test("the same link in two fresh profiles: the same rooms, monsters and cards", async () => {
  const dealt = [];
  let link = "";
  await withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-7", coverOf(null));
    await asked(page);
    link = new URL(await copied(page, 0)).search;
  });
  for (let profile = 0; profile < 2; profile++) {
    await withPage({ size: "desktop", context: STILL, profile: true, query: link }, async ({ page }) => {
      await page.locator(".footbar .button.brass").click();
      // The same answers to the same questions, up to the first turn.
      while ((await asked(page)) !== "turn") await playedForMe(page);
      dealt.push(await page.evaluate(() => ({ ...window.havenBench.view(), ground: document.querySelector(".world .ground").innerHTML })));
    });
  }
  assert.ok(dealt[0].figures.length > 2 && dealt[0].order.length > 0);
  assert.deepEqual(dealt[0], dealt[1]);
});

test("a random dungeon is played from setting out to its end", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "deep-1", coverOf(null));
    await rush(page);
    await page.locator(END).waitFor();
  }));

test("a link that carries no scenario says so", () =>
  withPage({ size: "desktop", query: "?hr=nonsense" }, async ({ page }) => {
    await page.locator("h1").waitFor();
    assert.equal(await page.locator(".board").count(), 0);
  }));

test("the scenario under way stands on the shelf and goes on from there", () =>
  withPage({ size: "phone", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-5");
    const question = await asked(page);
    await go(page, "#/");
    await page.locator(".resume.blue").getByRole("link", { name: words("en").resume }).click();
    assert.equal(await asked(page), question);
  }));

test("a copy that was put by is taken up again at its very moment", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-6");
    await asked(page);
    const before = await kept(page);
    await page.keyboard.press("m");
    await page.locator("ul.menu button").nth(2).click();
    await page.locator("dialog[open] .slot").first().waitFor();
    assert.ok((await page.locator("dialog[open] .slots").evaluate((slots) => getComputedStyle(slots).display)) === "grid", "it is dressed");
    await page.locator("dialog[open] .slot .button").first().click();
    await page.keyboard.press("Escape");
    await playedForMe(page);
    await page.keyboard.press("m");
    await page.locator("ul.menu button").nth(2).click();
    await press(page, "Take up");
    await page.locator("dialog[open] .button.blood, dialog[open] .button.brass").first().click();
    await page.waitForFunction((before) => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal.choices.length === before, before);
  }));

test("the tale names those who were there then", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "lamp-1");
    await rush(page);
    await page.locator(END).waitFor();
    await page.keyboard.press("l");
    const lines = await page.locator(".tale li").allInnerTexts();
    assert.ok(lines.length > 100);
    assert.ok(lines.every((line) => line.trim() !== ""), "every event has words");
  }));
