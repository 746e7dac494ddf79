// Cards of level 1 and X, both halves, used through the page on a board that is played for each. `cargo xtask measure cards` does so
// for every card of every class.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { STILL, halvesOf, setOut } from "./scenario.mjs";

/** So many cards of level 1 and X the first class has. */
const CARDS = 13;

test("each card of the first class is used through the page, both halves", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "cards-1");
    const done = await halvesOf(page, 0, false);
    assert.deepEqual(done.filter(({ stuck, effects }) => stuck !== null || effects.length === 0), []);
    assert.equal(done.length, 2 * CARDS);
  }));
