// Each of the 78 cards of level 1 and X, both halves, used through the page on a board that is played for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { CLASSES, STILL, halvesOf, setOut } from "./scenario.mjs";

test("each of the 78 cards is used through the page, both halves", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await setOut(page, "cards-1");
    const done = [];
    for (let at = 0; at < CLASSES; at++) done.push(...(await halvesOf(page, at, false)));
    assert.deepEqual(done.filter(({ stuck, effects }) => stuck !== null || effects.length === 0), []);
    assert.equal(done.length, 2 * 78);
  }));
