// Several people at one screen: whoever holds it sees their own secrets and nobody else's, in both games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, started, withPage } from "./harness.mjs";
import * as hunt from "./hunt.mjs";
import { go } from "./page.mjs";
import * as scenario from "./scenario.mjs";

const HANDED = ".hand-over";
const READY = ".hand-over .button";

/** The whole document as text, with every attribute and every value that is written into a field. */
const document_ = (page) =>
  page.evaluate(() => document.documentElement.outerHTML + [...document.querySelectorAll("input")].map((field) => field.value).join());

/** The screen that covers the table: nothing of any hand, question or log is there. */
async function covered(page, name) {
  await page.locator(READY).waitFor();
  assert.ok((await page.locator(READY).innerText()).includes(name), `it goes to ${name}`);
  for (const secret of [".hand", ".fan", ".answer", ".own", ".me", ".tools", "dialog[open]"]) {
    assert.equal(await page.locator(secret).count(), 0, `${secret} under the cover`);
  }
}

/** Sits down to Chalice with two guests and a bot. */
async function sitDown(page, seed) {
  await go(page, "#/chalice");
  await page.locator("#seed").fill(seed);
  await page.locator("label.option:has(input[name=level])").first().click();
  await page.locator(".chairs summary").click();
  const guest = await page.locator(".chairs select").first().locator("option").count();
  for (const chair of [0, 1]) {
    await page.locator(".chairs li:has(select)").nth(chair).locator("select").first().selectOption(String(guest - 1));
  }
  const names = page.locator(".chairs .name");
  for (const [at, name] of ["Bo", "Ana", "Cleo"].entries()) await names.nth(at).fill(name);
  await page.locator(".page .button.brass").click();
}

const picks = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length);

for (const [how, locale] of [["mouse", "en-US"], ["keys", "de-DE"]]) {
  test(`a hunt with two guests and a bot, by ${how}`, () =>
    withPage({ size: how === "mouse" ? "phone" : "desktop", context: { ...hunt.STILL, locale } }, async ({ page }) => {
      await sitDown(page, "ash-moth-17");
      await covered(page, "Bo");
      assert.deepEqual(await axe(page), [], "the hand-over");
      await page.emulateMedia({ contrast: "more" });
      assert.deepEqual(await axe(page), [], "the hand-over at high contrast");
      await page.emulateMedia({ contrast: "no-preference" });
      let handed = 0;
      for (let n = 0; n < 24; n++) {
        await page.locator(`${HANDED}, ${hunt.ASKED}, .answer .button.brass`).first().waitFor();
        if (await page.locator(HANDED).count()) {
          const name = (await page.locator(READY).innerText()).split(" ").at(-1);
          await covered(page, name);
          if (handed++ === 1) {
            await page.reload();
            await started(page);
            await covered(page, name);
          }
          await (how === "mouse" ? page.locator(READY).click() : page.keyboard.press("Enter"));
          await page.locator(hunt.ASKED).waitFor();
          // Nobody's card is lifted: not that of the one before either.
          assert.equal(await page.locator(".held.lift").count(), 0);
          assert.equal(await page.locator(".me strong").first().innerText(), name);
        }
        if (!(await hunt.asked(page))) break;
        const before = await picks(page);
        const options = page.locator(hunt.OPTIONS);
        const count = await options.count();
        for (let k = 0; k < count + 1 && (k === 0 || (await page.locator(hunt.CONFIRM).count()) === 0); k++) {
          const at = (n * 7 + 3 + k) % count;
          await (how === "mouse" ? options.nth(at).click() : page.keyboard.press(String(at + 1)));
        }
        await (how === "mouse" ? page.locator(hunt.CONFIRM).click() : page.keyboard.press("Enter"));
        await page.waitForFunction((before) => JSON.parse(localStorage.getItem("lamplight/chalice")).body.journal.choices.length > before, before);
      }
      assert.ok(handed >= 4, `${handed} times handed over`);
    }));
}

/** Everything secret of each person now: names of cards in hand or chosen, and of goals, told by the page itself when they hold it. */
const secrets = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".hand .cards h3 span, .hand .cards .name, .goal-card b, .aims span b")].map((one) => one.textContent.trim()).filter((name) => name.length > 4));

test("a scenario with two guests and a bot: no hand, goal or chosen card before the wrong eyes", () =>
  withPage({ size: "desktop", context: scenario.STILL }, async ({ page }) => {
    await go(page, "#/haven");
    await page.locator("#seed").fill("ash-moth-17");
    await page.locator(".chair.empty .button").click();
    await page.locator(".chair.empty .button").click();
    for (const chair of [1, 2]) await page.locator(".chair").nth(chair).locator(".seg").nth(1).click();
    const names = page.locator(".chair .name");
    for (const [at, name] of ["Bo", "Ana", "Cleo"].entries()) await names.nth(at).fill(name);
    await page.locator(".footbar .button.brass").click();
    await covered(page, "Bo");
    const known = new Map();
    let handed = 0;
    for (let n = 0; n < 40; n++) {
      await page.locator(`${HANDED}, ${scenario.ANSWER}, ${scenario.END}`).first().waitFor();
      if (await page.locator(HANDED).count()) {
        const name = (await page.locator(READY).innerText()).split(" ").at(-1);
        await covered(page, name);
        const text = await document_(page);
        for (const [who, all] of known) for (const secret of all) assert.ok(!text.includes(secret), `${secret} of ${who} under the cover`);
        if (handed++ === 2) {
          await page.reload();
          await started(page);
          await covered(page, name);
        }
        await page.locator(READY).click();
        await page.locator(scenario.ANSWER).waitFor();
        page.holder = name;
      }
      const question = await scenario.asked(page);
      if (question === null) break;
      if (["goal", "hand", "cards"].includes(question)) {
        const own = await secrets(page);
        assert.ok(own.length > 0 || question === "hand", `something is secret at ${question}`);
        const text = await document_(page);
        for (const [who, all] of known) {
          if (who === page.holder) continue;
          for (const secret of all) assert.ok(!text.includes(secret), `${secret} of ${who} before ${page.holder}`);
        }
        // What is open by now is no secret any more: each round begins anew.
        known.set(page.holder, own);
      } else {
        known.clear();
      }
      await scenario.playedForMe(page);
    }
    assert.ok(handed >= 6, `${handed} times handed over`);
  }));
