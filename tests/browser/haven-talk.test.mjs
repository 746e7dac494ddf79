// Before the cards are turned: bots say in vague words what they mean to do, the person answers, and the bots heed it (H6.02).

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, withPage } from "./harness.mjs";
import { LANGUAGES, havenWords } from "./page.mjs";
import { STILL, asked, kept, playedForMe, playedUntil, reloaded, setOut } from "./scenario.mjs";

const BUBBLES = ".track .said";
const CHIP = (text) => `.sheet .say .chip:text-is("${text}")`;

/** What is kept of the talk: the bytes of each word. */
const talk = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/haven")).body.talk?.said ?? []);
const choices = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/haven")).body.journal.choices);

for (const [size, locale] of [["desktop", "en"], ["phone", "es"], ["desktop", "de"], ["phone", "pt-BR"]]) {
  test(`${size}, ${locale}: bots speak in words, the person answers, and it is kept`, () =>
    withPage({ size, context: { ...STILL, locale, hasTouch: size === "phone" } }, async ({ page }) => {
      const w = havenWords(locale, "ask");
      await setOut(page, "talk-1");
      assert.equal(await playedUntil(page, ["cards"]), "cards");
      const bubbles = page.locator(BUBBLES);
      await bubbles.first().waitFor();
      for (const text of await bubbles.allInnerTexts()) assert.doesNotMatch(text, /\d|\{/, "no number, no hole");
      const before = await kept(page);
      if (size === "desktop") {
        const early = page.locator(".own-hero .say .chip").first();
        await early.click();
        await page.locator(".own-hero .say .chip[aria-pressed=true]").waitFor();
        assert.equal(await page.locator("dialog[open]").count(), 0, "a word on the hero's line opens no sheet");
      }
      await (size === "phone" ? bubbles.first().tap() : page.keyboard.press("y"));
      await page.locator("dialog[open] .heard").waitFor();
      assert.deepEqual(await axe(page), [], "what can be said");
      const [band, word] = [w.say_last, w.say_heal_me].map((text) => text.replace(/\.$/, ""));
      await page.locator(CHIP(band)).click();
      await page.locator(`${CHIP(band)}[aria-pressed=true]`).waitFor();
      await page.locator(CHIP(word)).click();
      await page.locator(`${CHIP(word)}[aria-pressed=true]`).waitFor();
      // Seat 0 says "very late" and "heal me".
      assert.deepEqual((await talk(page)).filter(([seat]) => seat === 0), [[0, 5, 9, 0]]);
      await page.keyboard.press("Escape");
      await reloaded(page);
      await asked(page);
      assert.deepEqual((await talk(page)).filter(([seat]) => seat === 0), [[0, 5, 9, 0]], "after a reload");
      assert.equal(await kept(page), before, "nobody has chosen");
      await page.locator(BUBBLES).first().waitFor();
      assert.deepEqual(await axe(page), [], "the table");
      // Whoever decides for the person keeps their word, and so do the bots.
      await playedForMe(page);
      await asked(page);
      const [first, second] = (await choices(page)).slice(before);
      assert.deepEqual([first[0], second[0]], [0, 1], "the bot chooses last");
      assert.equal(await playedUntil(page, ["cards"]), "cards");
      assert.deepEqual((await talk(page)).filter(([seat]) => seat === 0), [], "what was said was of that round");
      // The bot's turn is told with its reasons, whenever one looks.
      const name = await page.locator(".track .hero h2").first().textContent();
      await page.keyboard.press("l");
      await page.locator(".tale button", { hasText: havenWords(locale, "log").turn.replace("{0}", name) }).first().click();
      const why = await page.locator(".hero-turn").innerText();
      assert.match(why, /\d+ %/);
      assert.doesNotMatch(why, /\{/);
      assert.deepEqual(await axe(page), [], "a bot's turn");
    }));
}
