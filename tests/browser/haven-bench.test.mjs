// Haven's rare moments: every question of the engine, each in a game that is played up to there by the bench of the test build. And
// one whole scenario in which the page shows what the engine says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { STILL, answeredByHand, asked, comparedToTheEnd, kept, laid, reloaded, setOut } from "./scenario.mjs";

/** So many games come to every kind of question. */
const GAMES = 400;
/** As many kinds of questions as the engine has. */
const KINDS = 35;
/** What these games do not come to: they have no test through the page. */
const UNMET = ["fall", "move-or-attack", "opener"];

test("every question of the engine is resumed where it was left, and answered", () =>
  withPage({ size: "desktop", context: STILL, query: "#/haven" }, async ({ page }) => {
    await page.waitForFunction(() => "havenBench" in window);
    const boards = await page.evaluate((games) => window.havenBench.questions(games), GAMES);
    for (const [question, code] of boards) {
      await laid(page, code);
      assert.equal(await asked(page), question);
      assert.ok(!UNMET.includes(question), `${question} is met after all`);
      const says = await page.locator(".answer h2").innerText();
      assert.notEqual(says, "", question);
      await reloaded(page);
      assert.equal(await asked(page), question);
      assert.equal(await page.locator(".answer h2").innerText(), says);
      const before = await kept(page);
      await answeredByHand(page);
      assert.ok((await kept(page)) > before, question);
    }
    assert.equal(boards.length, KINDS - UNMET.length, `met: ${boards.map(([question]) => question)}`);
  }));

test("at every pause of a scenario the page shows what the engine says", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "equal-1");
    const { pauses, differences } = await page.evaluate(comparedToTheEnd);
    assert.deepEqual(differences, []);
    assert.ok(pauses > 20, `${pauses} pauses`);
  }));
