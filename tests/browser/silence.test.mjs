// Phones stop workers without a word: whatever is waited for then, play goes on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { started, withPage } from "./harness.mjs";
import { CONFIRM, OPTIONS, STILL, asked, playOn, reckon, rush, sitDown } from "./hunt.mjs";
import * as haven from "./scenario.mjs";

/** The next question to a worker ends it in silence, if `stopNext` says so; with `noMore` no other can be started. */
function stoppable() {
  const Real = window.Worker;
  window.stopped = 0;
  window.Worker = class extends Real {
    constructor(...args) {
      if (window.noMore) throw new Error("no more workers");
      super(...args);
    }
    postMessage(message) {
      if (window.stopNext && message.length > 0) {
        window.stopNext = false;
        window.stopped += 1;
        window.stoppedAt = performance.now();
        this.terminate();
      }
      super.postMessage(message);
    }
  };
}

const KINDS = {
  "speaking": { talk: true, wait: async (page) => { await playOn(page, { most: 1 }); await asked(page); } },
  "deciding": { talk: false, wait: async (page) => { await playOn(page, { most: 1 }); await asked(page); } },
  "a hint": { talk: false, wait: async (page) => { await page.keyboard.press("h"); await page.locator(".advice .why").first().waitFor(); } },
};

/** How long it took from the end of the worker to now. */
const since = (page) => page.evaluate(() => [window.stopped, performance.now() - window.stoppedAt]);

for (const [kind, { talk, wait }] of Object.entries(KINDS)) {
  for (const noMore of [false, true]) {
    test(`a worker stopped in silence while ${kind} is waited for${noMore ? ", and no other to be had" : ""}: play goes on`, () =>
      withPage({ size: "desktop", context: STILL }, async ({ page }) => {
        await page.addInitScript(stoppable);
        await page.reload();
        await started(page);
        await sitDown(page, "ash-moth-17", { talk });
        // By then the worker is there.
        await playOn(page, { most: 1 });
        await asked(page);
        await page.evaluate((noMore) => Object.assign(window, { stopNext: true, noMore }), noMore);
        await wait(page);
        const [stopped, took] = await since(page);
        assert.equal(stopped, 1, "the worker was stopped");
        console.log(`${kind}${noMore ? ", on the page" : ""}: ${Math.round(took)} ms`);
        await playOn(page, { most: 1 });
        assert.equal(await asked(page), true);
      }));
  }
}

test("a worker stopped in silence during an analysis: another one makes it", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await page.addInitScript(stoppable);
    await page.reload();
    await started(page);
    await sitDown(page, "ash-moth-17", { hunters: "3", talk: false });
    await rush(page);
    await reckon(page);
    await page.evaluate(() => (window.stopNext = true));
    await page.locator(".reckoning .row .button").first().click();
    await page.locator(".analysis").waitFor();
    assert.equal((await since(page))[0], 1);
  }));

test("Haven's worker runs the page's own program; where no worker is to be had, the page thinks itself", () =>
  withPage({ size: "desktop", context: haven.STILL }, async ({ page }) => {
    await page.addInitScript(stoppable);
    await page.reload();
    await started(page);
    await haven.setOut(page, "ash-moth-17");
    await haven.asked(page);
    const [worker] = await Promise.all([page.waitForEvent("worker"), haven.playedForMe(page)]);
    assert.match(worker.url(), /haven-worker_loader\.js$/);
    await haven.asked(page);
    await page.evaluate(() => (window.noMore = true));
    // This worker is gone; what is asked next is asked of the page.
    const gone = worker.waitForEvent("close");
    await worker.evaluate(() => setTimeout(() => { throw new Error("broken on purpose"); }));
    await gone;
    await haven.playedForMe(page);
    assert.equal(page.workers().length, 0, "no worker has answered");
  }));

test("Haven's worker stopped in silence, before bots speak or decide and before a hint: another one is asked, and play goes on", () =>
  withPage({ size: "desktop", context: haven.STILL }, async ({ page }) => {
    await page.addInitScript(stoppable);
    await page.reload();
    await started(page);
    await haven.setOut(page, "ash-moth-17");
    await haven.playedUntil(page, ["cards"]);
    const kinds = {
      "speaking or deciding": async () => { await haven.playedForMe(page); await haven.asked(page); },
      "a hint": async () => { await page.keyboard.press("h"); await page.locator(".advice b").waitFor(); },
    };
    for (const [at, [kind, wait]] of Object.entries(kinds).entries()) {
      await page.evaluate(() => (window.stopNext = true));
      await wait();
      const [stopped, took] = await since(page);
      assert.equal(stopped, at + 1, "the worker was stopped");
      console.log(`Haven, ${kind}: ${Math.round(took)} ms`);
    }
  }));
