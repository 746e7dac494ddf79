// A finger at the table: what a tap, another tap and a pull do, and what stays where it is.

import assert from "node:assert/strict";
import test from "node:test";
import { CONFIRM, OPTIONS, STILL, asked, sitDown } from "./hunt.mjs";
import { withPage } from "./harness.mjs";
import { press, says, toast, words } from "./page.mjs";

const chalice = words("en", "chalice");
const TOUCH = { ...STILL, hasTouch: true };
const made = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length);
const decided = (page, before) => page.waitForFunction((before) => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length > before, before);

test("another tap plays the card that was chosen", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    const before = await made(page);
    const card = page.locator(OPTIONS).first();
    await card.tap();
    await page.locator(".held.lift").waitFor();
    assert.equal(await made(page), before, "one tap only lifts it");
    await card.tap();
    await decided(page, before);
  }));

test("a card that is pulled up is played; one that is let go near the hand is not", () =>
  withPage({ context: STILL }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    const before = await made(page);
    const { x, y, width, height } = await page.locator(OPTIONS).first().boundingBox();
    const pull = async (up) => {
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2 - up, { steps: 4 });
      await page.mouse.up();
    };
    await pull(20);
    await page.locator(".held.lift").waitFor();
    assert.equal(await made(page), before, "it was only chosen");
    await pull(90);
    await decided(page, before);
  }));

test("a tap beside everything ends the telling", () =>
  withPage({ context: { hasTouch: true, reducedMotion: "no-preference" } }, async ({ page }) => {
    await sitDown(page, "touch-1", { hunters: "3" });
    await asked(page);
    await page.locator(OPTIONS).first().tap();
    await page.locator(CONFIRM).tap();
    await page.locator(".clash li").first().waitFor();
    await page.locator(".blood").tap();
    await page.locator(".asked").waitFor();
  }));

test("name, picture and die of the enemy open its sheet, and a tap outside closes it", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    for (const part of [".portrait", ".named", ".odds .chain"]) {
      await page.locator(part).tap();
      await page.locator("dialog[open] .faces").waitFor();
      await page.locator("dialog[open] .kicker").tap();
      assert.equal(await page.locator("dialog[open]").count(), 1, "a tap inside leaves it open");
      await page.touchscreen.tap(6, 6);
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
  }));

test("the button stays where it is, whatever is said above it", () =>
  withPage({ context: STILL }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    const place = () => page.locator(".answer .button").evaluate((button) => button.getBoundingClientRect().top);
    const before = await place();
    await page.locator(OPTIONS).first().click();
    assert.equal(await place(), before, "a card is lifted");
    await page.keyboard.press("h");
    await page.locator(".advice .why").waitFor();
    assert.equal(await place(), before, "a hint is given");
  }));

test("a card that the lesson does not ask for says so, and the button stays where it is", () =>
  withPage({ query: "#/chalice/lesson", context: TOUCH }, async ({ page }) => {
    await asked(page);
    const place = () => page.locator(".answer .button").evaluate((button) => button.getBoundingClientRect().top);
    const before = await place();
    await page.locator(".fan.asked .held[aria-disabled]").first().tap({ force: true });
    await says(page.locator("#question"), words("en", "chalice").lesson_only);
    assert.equal(await place(), before);
    assert.equal(await page.locator(".held.lift").count(), 0);
    await page.locator(OPTIONS).tap();
    await page.locator(`#question:text-is("${words("en", "chalice").lesson_only}")`).waitFor({ state: "detached" });
  }));

test("what is said in passing covers no button at the lower edge", () =>
  withPage({ context: { ...TOUCH, permissions: ["clipboard-read", "clipboard-write"] } }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    await page.keyboard.press("m");
    await page.locator("dialog[open] .menu button").first().tap();
    await page.keyboard.press("Escape");
    await toast(page).waitFor();
    for (const [width, height] of [[390, 844], [844, 390], [768, 1024], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      const [said, button] = [await page.locator(".toast").boundingBox(), await page.locator(".answer .button").last().boundingBox()];
      assert.ok(said.y + said.height <= button.y, `${width}x${height}: ${JSON.stringify([said, button])}`);
    }
  }));

/** What lies above the page, from below upwards, by class. */
async function topLayer(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.getTopLayerElements");
  const classes = [];
  for (const nodeId of nodeIds) {
    const { attributes } = await session.send("DOM.getAttributes", { nodeId });
    classes.push(attributes[attributes.indexOf("class") + 1]);
  }
  return classes.filter((name) => ["dialog", "toasts"].includes(name));
}

test("what is said in passing lies on top of a dialog that is open, however often", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    await page.keyboard.press("m");
    await press(page, chalice.kept_games);
    for (const place of [0, 1]) {
      await page.locator(`#slot-${place} button`).first().tap();
      await page.locator(`#slot-${place} .arch`).waitFor();
      await toast(page).waitFor();
      assert.deepEqual(await topLayer(page), ["dialog", "toasts"]);
      // A dialog that is opened after it lies above it, until the next word.
      await page.keyboard.press("Escape");
      await page.keyboard.press("m");
      await press(page, chalice.kept_games);
      await page.locator("#slot-0").waitFor();
    }
  }));

test("the two ways to speak do not look alike", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    await page.locator(OPTIONS).first().tap();
    const says = page.locator(".speech .say");
    assert.equal(await says.count(), 2);
    const looks = await says.evaluateAll((all) => all.map((one) => [one.querySelector(".icon").outerHTML, one.querySelector(".mini")?.textContent]));
    assert.notEqual(looks[0][0], looks[1][0], "each has its emblem");
    assert.ok(looks[0][1] && looks[1][1] === undefined, "and one shows the card that it names");
  }));

test("on a low screen the set-up shows what is set up, between its head and its button", () =>
  withPage({ query: "#/chalice", context: { ...STILL, locale: "de-DE", viewport: { width: 844, height: 390 } } }, async ({ page }) => {
    await page.locator(".footbar").waitFor();
    const [bar, groups] = await page.evaluate(() => {
      const area = (one) => one.getBoundingClientRect();
      return [area(document.querySelector(".footbar")).top, [...document.querySelectorAll("fieldset")].map((one) => area(one).bottom)];
    });
    const whole = groups.filter((bottom) => bottom <= bar).length;
    assert.ok(whole >= 2, `${whole} questions of ${groups} above ${bar}`);
  }));

test("the tools stay where they are while a round is told", () =>
  withPage({ context: { hasTouch: true, reducedMotion: "no-preference" } }, async ({ page }) => {
    await sitDown(page, "touch-1", { hunters: "3" });
    await asked(page);
    const places = () =>
      page.locator(".tools button").evaluateAll((tools) => tools.map((tool) => `${tool.innerText} ${tool.getBoundingClientRect().x}`));
    const before = await places();
    await page.locator(OPTIONS).first().tap();
    await page.locator(CONFIRM).tap();
    await page.locator(".clash li").first().waitFor();
    assert.equal(await page.locator(".tools button").nth(2).getAttribute("aria-disabled"), "true", "there is nothing to hint at");
    assert.deepEqual(await places(), before);
  }));

test("whatever a hunter says in short can be read in full", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    const speaker = page.locator(".seat:has(.bubble)").first();
    const said = await speaker.locator("q").textContent();
    await speaker.tap();
    await says(page.locator("dialog[open] .bubble q"), said);
    await page.locator(`dialog[open] .hint:text-is("${words("en", "chalice").talk_hint}")`).waitFor();
  }));

test("what was taken back can be done again from the menu, where the top line has no room for it", () =>
  withPage({ context: TOUCH }, async ({ page }) => {
    await sitDown(page, "touch-1");
    await asked(page);
    await page.locator(OPTIONS).first().tap();
    await page.locator(CONFIRM).tap();
    await asked(page);
    const after = await made(page);
    const [undo, more] = [page.locator(".tools button").first(), page.locator(".tools button").last()];
    await undo.tap();
    await page.waitForFunction((after) => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length < after, after);
    await more.tap();
    await page.locator(`dialog[open] .menu button:text-is("${words("en", "chalice").redo}")`).tap();
    await decided(page, after - 1);
    assert.equal(await page.locator("dialog[open]").count(), 0);
  }));
