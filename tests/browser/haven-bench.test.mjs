// Haven's rare moments: every question of the engine, each in a game that is played up to there by the bench of the test build. And
// one whole scenario in which the page shows what the engine says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { SECTIONS, STILL, answeredByHand, asked, comparedToTheEnd, endShown, kept, laid, reloaded, replayed, setOut } from "./scenario.mjs";

/** So many games come to every kind of question, but for those that are played for. */
const GAMES = 400;
/** No game comes to it: nobody is given wings by a card or an item, so nobody falls. A native test says when that changes. */
const UNMET = ["fall"];

test("every question of the engine is resumed where it was left, leads to its rules and to the codex, and is answered", () =>
  withPage({ size: "desktop", context: STILL, query: "#/haven" }, async ({ page }) => {
    await page.waitForFunction(() => "havenBench" in window);
    const boards = await page.evaluate((games) => window.havenBench.questions(games), GAMES);
    for (const [question, code] of boards) {
      await laid(page, code);
      assert.equal(await asked(page), question);
      const says = await page.locator(".answer h2").innerText();
      assert.notEqual(says, "", question);
      await reloaded(page);
      assert.equal(await asked(page), question);
      assert.equal(await page.locator(".answer h2").innerText(), says);
      await readUp(page, question);
      const before = await kept(page);
      await answeredByHand(page);
      assert.ok((await kept(page)) > before, question);
    }
    const met = boards.map(([question]) => question);
    assert.deepEqual(met.toSorted(), Object.keys(SECTIONS).filter((question) => !UNMET.includes(question)).toSorted());
  }));

/** Opens the rules at what is asked, and holds a monster of the initiative, if there is one yet, or a card to read it. */
async function readUp(page, question) {
  const kept = await page.evaluate(() => localStorage.getItem("lamplight/haven"));
  await page.keyboard.press("?");
  await page.locator(`.rules.beside #rules-${SECTIONS[question]}.now`).waitFor();
  const foe = page.locator(".track li.breed").first();
  if ((await foe.count()) > 0) {
    await page.locator(".foes-here .button").first().click();
    await page.locator(".sheet .deck-list li").first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".sheet").waitFor({ state: "hidden" });
    await foe.click({ button: "right" });
    await page.locator(".sheet .deck-list li").first().waitFor();
  }
  await page.keyboard.press("Escape");
  await page.locator(".sheet").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => localStorage.getItem("lamplight/haven")), kept, "reading decides nothing");
}

test("at every pause of a scenario the page shows what the engine says, and its replay ends as it did", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page, site }) => {
    await setOut(page, "equal-1");
    const { pauses, differences } = await page.evaluate(comparedToTheEnd);
    assert.deepEqual(differences, []);
    assert.ok(pauses > 20, `${pauses} pauses`);
    const [shown, engine] = [await endShown(page), await page.evaluate(() => window.havenBench.end())];
    assert.deepEqual(await replayed(page, site.url, engine[0]), { shown, engine });
  }));
