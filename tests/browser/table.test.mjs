// What goes with a hunt: talk, hints, looking back, an analysis, replays, the lesson, and a reload in every step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, started, withPage } from "./harness.mjs";
import { CONFIRM, OPTIONS, STILL, asked, playOn, reckon, rush, sitDown, table, texts } from "./hunt.mjs";
import { choose, words } from "./page.mjs";

const chalice = words("en", "chalice");
const COPYING = { ...STILL, permissions: ["clipboard-read", "clipboard-write"] };

/** The choices kept of the hunt in progress. */
const keptChoices = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length);

test("others announce their cards, the person may too, and all of it is kept", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17");
    await asked(page);
    const said = await texts(page, ".seat .bubble");
    assert.ok(said.length > 0, "somebody says something in the first round");
    await page.locator(OPTIONS).nth(2).click();
    await page.locator(".say").first().click();
    await page.locator(".me .bubble").waitFor();
    const own = await page.locator(".me .bubble").innerText();
    assert.ok(own.includes(await page.locator(".held.lift .title").innerText()), own);
    assert.equal(await page.locator(".say").count(), 0, "a word is given once");
    await page.reload();
    await started(page);
    await asked(page);
    assert.deepEqual(await texts(page, ".seat .bubble"), said);
    assert.equal(await page.locator(".me .bubble").innerText(), own);
  }));

test("a card can be asked for, by name and hunter", () =>
  withPage({ size: "phone", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17");
    await asked(page);
    await page.locator(".say").last().click();
    await page.locator(".wishes").first().waitFor();
    assert.deepEqual(await axe(page), []);
    const [name, card] = [await page.locator(".sheet h3").first().innerText(), await page.locator(".wish > span:last-child").first().innerText()];
    await page.locator(".wish").first().click();
    const own = await page.locator(".me .bubble").innerText();
    assert.ok(own.includes(name) && own.includes(card.trim()), `${own} should ask ${name} for ${card}`);
  }));

test("a silent table says nothing and asks for no words", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17", { talk: false });
    await playOn(page, { most: 5 });
    await asked(page);
    assert.equal(await page.locator(".bubble").count(), 0);
    assert.equal(await page.locator(".say").count(), 0);
  }));

test("a hint weighs the choices, and goes with the next one", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17");
    await asked(page);
    const place = () => page.locator(".answer .button").last().boundingBox();
    const before = await place();
    await page.keyboard.press("h");
    await page.locator(".advice .why").waitFor();
    const [named, why] = [await page.locator(".advice b").innerText(), await page.locator(".advice .why").innerText()];
    const lit = await texts(page, ".held.advised .title");
    assert.equal(lit.length, 1, "one card is lit");
    assert.ok(named.includes(lit[0]), `${named} names ${lit[0]}`);
    assert.match(why, /\d+ % to die/);
    assert.match(why, /\d+ % to win/);
    assert.deepEqual(await place(), before, "the button stays under the finger");
    assert.deepEqual(await axe(page), []);
    await playOn(page, { most: 1 });
    await asked(page);
    assert.equal(await page.locator(".advice").count(), 0);
  }));

test("looking back: a line of the log leads there, the keys lead on, and the present is as it was left", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17");
    await playOn(page, { most: 10 });
    await asked(page);
    const now = await table(page);
    const made = await keptChoices(page);
    await page.keyboard.press("l");
    await page.locator(".tale .heading button").last().click();
    await page.locator(".lookback").waitFor();
    assert.deepEqual(await texts(page, ".round b"), ["1"]);
    assert.deepEqual(await axe(page), []);
    const line = await page.locator(".told").innerText();
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await page.locator(".told").innerText(), line);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await page.locator(".told").innerText(), line);
    await page.keyboard.press("Escape");
    await asked(page);
    assert.deepEqual(await table(page), now);
    assert.equal(await keptChoices(page), made, "looking changes nothing");

    await page.keyboard.press("l");
    await page.locator(".tale .heading button").first().click();
    await page.locator(".lookback .button.quiet").first().click();
    await asked(page);
    assert.ok((await keptChoices(page)) < made, "what came after is taken back");
    while (await page.locator(".tools button").nth(1).evaluate((redo) => !redo.hasAttribute("aria-disabled"))) {
      await page.keyboard.press("r");
    }
    await asked(page);
    assert.deepEqual(await table(page), now, "and can be done again");
  }));

test("after a hunt the choices are weighed again, and the whole of it can be sent to a friend", async () => {
  let link;
  let scores;
  await withPage({ size: "desktop", context: COPYING }, async ({ page }) => {
    await sitDown(page, "ash-moth-17");
    await rush(page);
    await reckon(page);
    scores = await texts(page, ".ranks .score");
    for (const rank of await page.locator(".ranks li").all()) {
      const [sum, score] = [await rank.locator(".sum").boundingBox(), await rank.locator(".score").boundingBox()];
      assert.ok(Math.abs(score.x - sum.x - sum.width) < 40, "a sum runs up to what it comes to");
    }
    await page.locator(".reckoning .row .button").first().click();
    await page.locator(".analysis").waitFor();
    const counts = (await texts(page, ".verdicts b")).map(Number);
    // The sixth is there only where something was decided that nothing hung on.
    assert.ok([5, 6].includes(counts.length), `${counts.length} verdicts`);
    const decisions = await page.evaluate(() => {
      const { you, journal } = JSON.parse(localStorage.getItem("lamplight/chalice")).body;
      return journal.choices.filter(([seat]) => seat === you).length;
    });
    assert.equal(counts.reduce((sum, count) => sum + count), decisions, "every decision has its verdict");
    const turning = await page.locator(".turning li").count();
    assert.ok(turning <= 3 && turning === Math.min(3, counts[2] + counts[3] + counts[4]), `${turning} turning points`);
    assert.deepEqual(await axe(page), []);
    assert.ok(turning > 0, "this hunt has one to look at");
    const costliest = page.locator(".turning li").first();
    const better = (await costliest.locator("p").innerText()).match(/Better was: (.*) \(\d+ %\)\.$/)[1];
    await costliest.getByRole("button").click();
    await page.locator(".lookback .better").filter({ hasText: `Better here: ${better} (` }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.locator(".lookback .better").waitFor({ state: "detached" });
    await page.locator(".lookback .button").last().click();
    await page.locator(".analysis").waitFor();
    const copy = async (place) => {
      await page.locator(".reckoning .row").last().locator(".button").nth(place).click();
      await page.locator(".toast").waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const result = await copy(2);
    assert.ok(result.includes("ash-moth-17") && scores.every((score) => result.includes(score)), result);
    link = new URL(await copy(3)).search;
  });
  assert.match(link, /^\?r=[\w-]{1,400}$/);
  await withPage({ size: "phone", query: link, context: STILL }, async ({ page }) => {
    await page.locator(".lookback").waitFor();
    assert.deepEqual(await axe(page), []);
    await page.keyboard.press("End");
    await page.locator(".lookback .button").last().click();
    await page.locator(".reckoning").waitFor();
    assert.deepEqual(await texts(page, ".ranks .score"), scores);
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), [], "a replay is not kept");
  });
  // Where things may move it goes on by itself, until somebody touches the slider.
  await withPage({ size: "phone", query: link }, async ({ page }) => {
    const slider = page.locator(".lookback input[type=range]");
    await page.getByRole("button", { name: chalice.pause, exact: true }).waitFor();
    await page.waitForFunction(() => Number(document.querySelector(".lookback input[type=range]")?.value) > 1);
    await slider.click();
    await page.getByRole("button", { name: chalice.play, exact: true }).waitFor();
  });
});

for (const code of ["%3Cimg%20src=x%3E", "AAAA", "FA9z4kYZ8Yxm-AFJKsMAChKtrgCpCUIkayX"]) {
  test(`a replay link that holds no hunt (${code}) says so and leads back`, () =>
    withPage({ query: `?r=${code}` }, async ({ page }) => {
      await page.locator("main .button.brass").click();
      await page.locator(".shelf").waitFor();
    }));
}

for (const locale of ["en-GB", "es-ES", "de-DE", "pt-BR"]) {
  test(`the lesson can be followed to its end in ${locale}, and touches no other hunt`, () =>
    withPage({ size: "phone", query: "#/chalice/lesson", context: { ...STILL, locale } }, async ({ page }) => {
      const seen = new Set();
      for (let step = 0; step < 9; step++) {
        await page.locator(`.coach:has-text("${step + 1}/10")`).waitFor();
        seen.add(await page.locator(".coach p").last().innerText());
        const options = page.locator(OPTIONS);
        assert.equal(await options.count(), 1, `step ${step + 1} asks for one card`);
        await options.click();
        await page.locator(CONFIRM).click();
      }
      await page.locator('.coach:has-text("10/10") .button').waitFor();
      assert.equal(seen.size, 9);
      assert.ok((await page.locator(OPTIONS).count()) > 1, "then everything is free");
      assert.deepEqual(await axe(page), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(wide <= 0, `${wide}px hang out`);
      assert.ok(!(await page.evaluate(() => Object.keys(localStorage))).includes("lamplight/chalice"));
    }));
}

test("a reload in each of the eight steps comes back to the same hunt", () =>
  withPage({ size: "desktop", query: "#/settings", context: { reducedMotion: "no-preference" } }, async ({ page }) => {
    await choose(page, words("en").motion, words("en").pace_swift);
    await sitDown(page, "ash-moth-17");
    const missing = new Set([0, 1, 2, 3, 4, 5, 6, 7]);
    /** The first step of those wanted that is lit, or -1 once somebody is asked or the hunt is over. */
    const next = (wanted) =>
      page.evaluate(async (wanted) => {
        for (;;) {
          const lit = [...document.querySelectorAll(".rail li")].findIndex((one) => one.classList.contains("now"));
          if (wanted.includes(lit)) return lit;
          if (document.querySelector(".asked, .answer .button.brass")) return -1;
          await new Promise(requestAnimationFrame);
        }
      }, wanted);
    for (let n = 0; n < 200 && missing.size > 0; n++) {
      const now = await next([...missing]);
      if (missing.delete(now)) {
        const before = await keptChoices(page);
        await page.reload();
        await started(page);
        await page.locator(".rail").waitFor();
        assert.ok((await keptChoices(page)) >= before, `nothing is lost in step ${now + 1}`);
        assert.deepEqual(await texts(page, ".crash"), []);
      } else if ((await playOn(page, { most: 1, place: (n) => n + 1 })) === 0) {
        break;
      }
    }
    assert.deepEqual([...missing], [], "every step was seen");
  }));

test("whoever skips in the moment after an answer is asked again, and not left waiting", () =>
  withPage({ size: "desktop" }, async ({ page }) => {
    await sitDown(page, "ash-moth-17", { hunters: "3" });
    await asked(page);
    await page.locator(OPTIONS).first().click();
    const before = await keptChoices(page);
    // The button that answers becomes the one that skips, under the same finger.
    await page.locator(CONFIRM).evaluate(async (button) => {
      button.click();
      await new Promise(requestAnimationFrame);
      button.click();
    });
    assert.equal(await asked(page), true);
    assert.ok((await keptChoices(page)) > before);
  }));
