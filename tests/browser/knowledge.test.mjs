// What there is to know about Chalice: the codex with all its entries, and the rules, as a page and beside the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, axe, withPage } from "./harness.mjs";
import { ASKED } from "./hunt.mjs";
import { LANGUAGES, choose, go, heading, overflow, press, says, words } from "./page.mjs";

const STILL = { reducedMotion: "reduce" };
const CODEX = "#/chalice/codex";
const RULES = "#/chalice/rules";
const ENTRIES = ".entry:visible";
const SECTIONS = ".book .chapter:visible";

const names = async (page) =>
  (await page.locator(`${ENTRIES} :is(.title, h3)`).allTextContents()).map((name) => name.trim());

/** The filters are folded away on a phone until they are wanted. */
async function unfold(page) {
  // On a large screen they are open from the start.
  await page.locator(".filters").waitFor();
  if ((await page.locator(".filters[open]").count()) === 0) await page.locator(".filters summary").click();
}

async function sitDown(page, seed) {
  await go(page, "#/chalice");
  await page.locator("#seed").fill(seed);
  await page.locator("label.option:has(input[name=level])").first().click();
  await page.locator(".page .button.brass").click();
  await page.locator(".fan.asked").waitFor();
}

for (const size of Object.keys(SIZES)) {
  test(`${size}: the codex shows all 54 entries, each with its text, source and nothing cut`, () =>
    withPage({ size, context: STILL, query: CODEX }, async ({ page }) => {
      const w = words("en", "chalice");
      await says(heading(page), w.codex);
      assert.equal(await page.locator(ENTRIES).count(), 54);
      assert.deepEqual(await page.locator(".codex .chapter h2 small").allTextContents(), ["5", "16", "18", "7", "5", "3"]);
      assert.equal(new Set(await names(page)).size, 54);
      // Where it is known from: one word, and the long text behind it.
      for (const origin of await page.locator(`${ENTRIES} .origin`).all()) {
        assert.match(await origin.innerText(), /^(Rulebook|Public|Partly|Ours)\s+\S.{8,}/s);
      }
      assert.equal(await page.locator(`${ENTRIES} .origin`).count(), 54);
      // An enemy shows its health, its six faces and its types.
      const gascoigne = page.locator(".entry", { hasText: "Father Gascoigne" });
      assert.equal(await gascoigne.locator(".vigour").innerText(), "8");
      assert.deepEqual(await gascoigne.locator(".faces text").allTextContents(), ["0", "1+", "2", "2+", "3", "4"]);
      assert.deepEqual(await gascoigne.locator(".types li").allTextContents(), ["Humanoids", "Beasts"]);
      assert.match(await gascoigne.locator(".ability").innerText(), /removed from the game/);
      assert.deepEqual(await overflow(page), []);
      assert.deepEqual(await axe(page), []);
    }));

  test(`${size}: the rules say what they have to, and axe finds nothing`, () =>
    withPage({ size, context: STILL, query: RULES }, async ({ page }) => {
      await says(heading(page), words("en", "chalice").rules);
      assert.equal(await page.locator(SECTIONS).count(), 21);
      for (let step = 1; step <= 8; step++) await page.locator(`#rules-step-${step} h2`).waitFor();
      assert.equal(await page.locator("#rules-step-4 .dice li").count(), 3);
      assert.deepEqual(await overflow(page), []);
      assert.deepEqual(await axe(page), []);
    }));

  test(`${size}: "?" opens the rules beside the table at the step being played`, () =>
    withPage({ size, context: STILL }, async ({ page }) => {
      await sitDown(page, "ash-moth-31");
      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: words("en", "chalice").rules });
      await sheet.waitFor();
      await openedAt(page, "rules-step-1");
      assert.deepEqual(await axe(page), [], "the rules beside the table");
      // What is typed there is searched for, and plays nothing.
      await page.locator("#rules-search").fill("");
      await page.locator("#rules-search").pressSequentially("lull1?");
      assert.equal(await page.locator(SECTIONS).count(), 0);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      assert.equal(await page.locator(".held.lift").count(), 0);
      // And by hand.
      const tool = page.locator('.tools button:has(kbd:text-is("?"))');
      if (await tool.isVisible()) await tool.click();
      // A narrow top line leaves it to the menu.
      else {
        await page.locator(".tools button").last().click();
        await page.locator(".menu .narrow").click();
      }
      await openedAt(page, "rules-step-1");
    }));
}

/** The section of the step is lit, at the top of the sheet, and read out first. */
async function openedAt(page, id) {
  await page.waitForFunction((id) => document.activeElement?.id === id, id);
  assert.deepEqual(await page.locator(".book .now").evaluateAll((lit) => lit.map((section) => section.id)), [id]);
  const place = await page.evaluate((id) => {
    const section = document.getElementById(id).getBoundingClientRect();
    const sheet = document.querySelector(".sheet").getBoundingClientRect();
    const guide = document.querySelector(".beside .guide").getBoundingClientRect();
    return { below: section.top - guide.bottom, above: sheet.bottom - section.top };
  }, id);
  assert.ok(place.below > -30 && place.above > 60, `in sight: ${JSON.stringify(place)}`);
}

/** The step that the rail lights, counted from 1. */
const lit = (page) => page.evaluate(() => [...document.querySelectorAll(".rail li")].findIndex((step) => step.classList.contains("now")) + 1);

/** Lets the page's clock run until the rail lights another step or the person is asked; says whether the telling goes on. */
async function toNextStep(page) {
  const before = await lit(page);
  for (;;) {
    if ((await page.locator(ASKED).count()) > 0) return false;
    if ((await lit(page)) !== before) return true;
    await page.clock.runFor(A_MOMENT);
  }
}

/** Milliseconds of the page's clock: less than any part of the telling takes. */
const A_MOMENT = 50;

test("beside the table the rules open at whichever step it is", () =>
  withPage({ size: "desktop" }, async ({ page }) => {
    await sitDown(page, "ash-moth-32");
    // The telling has its own pace: the page's clock stands still while the rules are looked at, however long that takes.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + A_MOMENT);
    await page.locator(".fan.asked .held:not([aria-disabled])").first().click();
    await page.locator(".answer .button.brass:not([aria-disabled])").click();
    const opened = [];
    for (let goesOn = await toNextStep(page); goesOn; ) {
      const step = await lit(page);
      await page.keyboard.press("?");
      // Their part of the program comes when it comes; the frame in which they are turned to belongs to the clock.
      await page.locator(".book .now").waitFor({ state: "attached" });
      await page.clock.runFor(A_MOMENT);
      await openedAt(page, `rules-step-${step}`);
      opened.push(step);
      await page.locator("#rules-search").fill("echo");
      goesOn = await toNextStep(page);
      assert.equal(await page.locator("#rules-search").inputValue(), "echo", "the table goes on, the page stays open");
      await page.evaluate(() => document.querySelector("dialog[open]").close());
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    assert.ok(opened.length >= 3, `steps seen: ${opened}`);
  }));

for (const size of Object.keys(SIZES)) {
  test(`${size}: the codex is filtered and searched`, () =>
    withPage({ size, context: STILL, query: CODEX }, async ({ page }) => {
      const w = words("en", "chalice");
      await unfold(page);
      await choose(page, w.sort, "Starters");
      assert.deepEqual(await names(page), ["Hunter's Dream", "Transform", "Saw Cleaver", "Hunter Axe", "Hunter Pistol"]);
      await choose(page, w.card_type, "ranged");
      assert.deepEqual(await names(page), ["Hunter Pistol"]);
      // A type that the other chapter does not know is no longer asked for.
      await choose(page, w.sort, "Bosses");
      assert.equal(await page.locator(ENTRIES).count(), 7);
      assert.equal(await page.getByRole("radio", { name: "ranged" }).count(), 0);
      await choose(page, w.card_type, "Humanoids");
      await choose(page, w.origin, "Ours");
      assert.deepEqual(await names(page), ["Blood-starved Beast", "Amygdala"]);
      await choose(page, w.sort, "Final Bosses");
      assert.equal(await page.getByRole("group", { name: w.card_type, exact: true }).count(), 0);
      await says(page.locator(".none p"), w.nothing_left);
      await press(page, w.all_again);
      assert.equal(await page.locator(ENTRIES).count(), 54);

      const search = page.locator("#codex-search");
      await search.fill("  BLUNDERBÜSS ");
      assert.deepEqual(await names(page), ["Hunter Blunderbuss"]);
      await says(page.locator(".tally"), "1 entry");
      await search.fill("rolled twice");
      assert.deepEqual(await names(page), ["Amygdala"]);
      await search.fill("<b>no such thing</b>");
      assert.equal(await page.locator(ENTRIES).count(), 0);
      await says(page.locator(".none p"), "Nothing here speaks of “<b>no such thing</b>”.");
      assert.equal(await page.locator(".codex .chapter:visible").count(), 0);
      assert.deepEqual(await axe(page), [], "nothing found");
      await press(page, w.all_again);
      assert.equal(await search.inputValue(), "");
      assert.equal(await page.locator(ENTRIES).count(), 54);
    }));
}

test("the rules are searched, and what was found is marked", () =>
  withPage({ size: "desktop", context: STILL, query: RULES }, async ({ page }) => {
    const search = page.locator("#rules-search");
    await page.locator(SECTIONS).first().waitFor();
    assert.equal(await page.locator("mark").count(), 0);
    await search.fill("STAND-STILL");
    assert.equal(await page.locator(SECTIONS).count(), 0);
    await says(page.locator(".tally"), "Nothing here speaks of “STAND-STILL”.");
    await search.fill("standstill");
    assert.deepEqual(await page.locator(SECTIONS).evaluateAll((found) => found.map(({ id }) => id)), ["rules-end"]);
    assert.deepEqual(await page.locator("mark").allTextContents(), ["Standstill"]);
    await says(page.locator(".tally"), "Found in 1 section");
    await search.fill("transform");
    const marks = await page.locator("mark:visible").allTextContents();
    assert.ok(marks.length > 5 && marks.every((mark) => mark.toLowerCase() === "transform"), marks.join());
    for (const section of await page.locator(SECTIONS).all()) assert.ok((await section.locator("mark").count()) > 0);
    // Every section that is left out indeed says nothing of it.
    const others = await page.locator(".book .chapter[hidden]").allTextContents();
    assert.ok(others.length > 5 && others.every((text) => !/transform/i.test(text)));
    await search.fill("<mark>");
    assert.equal(await page.locator("mark").count(), 0);
    await search.fill("");
    assert.equal(await page.locator(SECTIONS).count(), 21);
    // The contents lead to a section without leaving the page.
    await page.locator(".contents button", { hasText: "Trophies" }).click();
    await page.waitForFunction(() => document.activeElement?.id === "rules-trophies");
    assert.equal(new URL(page.url()).hash, RULES);
  }));

/** A word of each language, written without its accents, and the one that is meant. */
const SOUGHT = { en: ["escape", "Escape"], es: ["mazmorra del caliz", "Mazmorra del Cáliz"], de: ["jagerpistole", "Jägerpistole"], "pt-BR": ["cacadores", "Caçadores"] };

for (const tag of Object.keys(LANGUAGES)) {
  test(`${tag}: codex and rules speak it, down to the last word`, () =>
    withPage({ size: "phone", context: { ...STILL, locale: tag }, query: "#/chalice" }, async ({ page }) => {
      const w = words(tag, "chalice");
      // From the set-up page a quiet line leads to both.
      await page.locator(".ways").getByRole("link", { name: w.codex, exact: true }).click();
      await says(heading(page), w.codex);
      assert.equal(await page.locator(ENTRIES).count(), 54);
      assert.equal(await page.locator(".ways [aria-current=page]").innerText(), w.codex);
      assert.deepEqual(await overflow(page), [], "codex");
      assert.deepEqual(await cut(page), [], "no card's text is longer than its paper");
      await page.locator(".ways").getByRole("link", { name: w.rules, exact: true }).click();
      await says(heading(page), w.rules);
      assert.equal(await page.locator(SECTIONS).count(), 21);
      assert.deepEqual(await overflow(page), [], "rules");
      const [written, meant] = SOUGHT[tag];
      await page.locator("#rules-search").fill(written);
      const marks = await page.locator("mark:visible").allTextContents();
      assert.ok(marks.includes(meant), `${marks}`);
      assert.ok((await page.locator(SECTIONS).count()) < 21);
      if (tag !== "en") assert.equal(await page.getByText("Hunter's Dream").count(), 0);
    }));
}

/** Cards whose rule runs into what stands below it, or out of the paper. */
const cut = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".deck .card")].filter((card) => {
      const rule = document.createRange();
      rule.selectNodeContents(card.querySelector(".rule"));
      const sort = card.querySelector(".sort").getBoundingClientRect();
      return rule.getBoundingClientRect().bottom > sort.top + 1 || sort.bottom > card.getBoundingClientRect().bottom;
    }).map((card) => card.querySelector(".title").textContent));
