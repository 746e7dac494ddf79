// Whatever is shown follows from the address, in every order of Back, Forward, reload and links; and no hunt is ever lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { started, withPage } from "./harness.mjs";
import { STILL, asked, playOn, sitDown } from "./hunt.mjs";
import { go, heading, press, reload, says, words } from "./page.mjs";

const en = words("en");
const chalice = words("en", "chalice");

/** What each address shows, in words that no other page has. */
const SHOWN = {
  "#/": ".shelf",
  "#/settings": `h1:text-is("${en.settings}")`,
  "#/about": `h1:text-is("${en.about}")`,
  "#/chalice": `h1:text-is("${chalice.set_up}")`,
  "#/chalice/table": `.board, .reckoning, h1:text-is("${en.no_game}")`,
  "#/chalice/lesson": ".coach, .board",
  "#/chalice/codex": `h1:text-is("${chalice.codex}")`,
};

/** The kept hunt: which dungeon, and how many choices. */
const hunt = (page) =>
  page.evaluate(() => {
    const kept = localStorage.getItem("lamplight/chalice");
    if (!kept) return null;
    const { journal } = JSON.parse(kept).body;
    return { seed: JSON.stringify(journal.setup), choices: journal.choices.length };
  });

/** Waits until the page shows what its address says. */
async function follows(page) {
  const address = new URL(page.url());
  const linked = address.search.startsWith("?c=") && address.hash === "";
  const selector = linked ? `.page .lead` : SHOWN[address.hash === "" ? "#/" : address.hash];
  assert.ok(selector, `nobody knows ${page.url()}`);
  await page.locator(selector).first().waitFor();
  if (linked) await says(heading(page), chalice.set_up);
}

/** Back, as a person presses it: the entry that a closed dialog has left behind is passed over by the page itself. */
async function back(page) {
  const before = page.url();
  const passes = await page.evaluate(() => history.state === "dialog" && !document.querySelector("dialog[open]"));
  await page.goBack();
  if (passes) await page.waitForURL((url) => url.href !== before);
}

const dialog = (page) => page.locator("dialog[open]");

/** A seeded stream of chance. */
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A link that deals a dungeon, as the table hands it out. */
const LINK = "?c=EAIcK2xvRE";

test("a link, begin, play, Back, reload, Forward: the table is there, with every choice", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page, site }) => {
    await page.goto(site.url + LINK);
    await started(page);
    await follows(page);
    await page.locator(".page .button.brass").click();
    await page.locator(".board").waitFor();
    await playOn(page, { most: 3 });
    await asked(page);
    const before = await hunt(page);
    await page.goBack();
    await follows(page);
    await reload(page);
    await follows(page);
    await page.goForward();
    await follows(page);
    await asked(page);
    assert.deepEqual(await hunt(page), before);
    await page.goBack();
    await follows(page);
    await page.locator(".page .button.brass").click();
    await page.locator("dialog[open]").waitFor();
    assert.deepEqual(await hunt(page), before, "a hunt under way is asked about");
    await page.locator("dialog[open]").getByRole("link", { name: en.resume }).click();
    await follows(page);
    assert.deepEqual(await hunt(page), before);
  }));

test("a hunt under way can be put by before another begins, and the set-up remembers", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17", { hunters: "5", talk: false });
    await playOn(page, { most: 2 });
    await asked(page);
    const before = await hunt(page);
    await go(page, "#/chalice");
    await says(heading(page), chalice.set_up);
    assert.equal(await page.locator('input[name=hunters]:checked').locator("xpath=..").innerText(), "5");
    assert.equal(await page.locator('input[name=talk]:checked').locator("xpath=..").innerText(), chalice.talk_off);
    await page.locator(".page .button.brass").click();
    await page.locator("dialog[open]").getByRole("button", { name: chalice.put_by }).click();
    await page.locator("#slot-0 button").click();
    await page.locator("#slot-0 .arch").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".page .button.brass").click();
    await page.locator("dialog[open]").getByRole("button", { name: chalice.let_go }).click();
    await page.locator(".board").waitFor();
    assert.notEqual((await hunt(page)).seed, before.seed);
    const slot = await page.evaluate(() => JSON.parse(localStorage.getItem("lamplight/chalice-slot-1")).body.record.journal);
    assert.deepEqual({ seed: JSON.stringify(slot.setup), choices: slot.choices.length }, before);
  }));

test("Back closes whatever is open over the table, and only then leaves it", () =>
  withPage({ size: "phone", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17", { hunters: "3" });
    await asked(page);
    const [table, before] = [page.url(), await hunt(page)];
    for (const open of [".seat", ".named", ".me .pile", ".tools button:last-child", ".say"]) {
      await page.locator(open).first().click();
      await dialog(page).waitFor();
      await page.goBack();
      await dialog(page).waitFor({ state: "detached" });
      assert.equal(page.url(), table);
      assert.equal(await asked(page), true);
    }
    // One dialog that opens another is left with one Back.
    await page.keyboard.press("m");
    await press(page, chalice.kept_games);
    await page.locator("#slot-0").waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });
    assert.equal(page.url(), table);
    await back(page);
    await follows(page);
    assert.notEqual(page.url(), table);
    await page.goForward();
    await follows(page);
    await asked(page);
    assert.deepEqual(await hunt(page), before);
  }));

test("a dialog that was closed otherwise costs no second Back, here or from the page that it led to", () =>
  withPage({ size: "desktop", context: STILL }, async ({ page }) => {
    await sitDown(page, "ash-moth-17", { hunters: "3" });
    await playOn(page, { most: 1 });
    await asked(page);
    for (const key of ["l", "m"]) {
      await page.keyboard.press(key);
      await dialog(page).waitFor();
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
    }
    await back(page);
    await says(heading(page), chalice.set_up);
    await page.locator(".page .button.brass").click();
    await dialog(page).getByRole("link", { name: en.resume }).click();
    await asked(page);
    await page.goBack();
    await says(heading(page), chalice.set_up);
    assert.equal(await dialog(page).count(), 0);
    await back(page);
    await page.locator(".shelf").waitFor();
  }));

for (const seed of [3, 17, 40]) {
  test(`a walk at random (${seed}) through addresses, Back, Forward and reloads: the page follows, and the hunt stays`, () =>
    withPage({ size: "desktop", context: STILL }, async ({ page, site, problems }) => {
      const below = chance(seed);
      const link = LINK;
      await sitDown(page, "ash-moth-17", { hunters: "3", talk: false });
      // A hunt in which nobody has decided anything yet may go without a word.
      await playOn(page, { most: 1 });
      await asked(page);
      let kept = await hunt(page);
      let depth = 0;
      const steps = [
        async () => depth > 0 && back(page),
        async () => page.goForward(),
        async () => reload(page),
        async () => go(page, Object.keys(SHOWN)[below(Object.keys(SHOWN).length)]),
        async () => go(page, "#/chalice/table"),
        async () => {
          await page.goto(site.url + link);
          await started(page);
        },
        async () => {
          if (new URL(page.url()).hash !== "#/chalice/table" || (await page.locator(".board").count()) === 0) return;
          if (await asked(page)) await playOn(page, { most: 1 });
          await asked(page);
        },
        async () => {
          const begin = page.locator(`.page .button.brass:text-is("${chalice.begin}")`);
          if ((await begin.count()) === 0) return;
          await begin.click();
          await page.locator("dialog[open], .board").first().waitFor();
          if (await page.locator("dialog[open]").count()) {
            await page.locator("dialog[open]").getByRole("button", { name: en.cancel }).click();
          }
        },
        async () => {
          if ((await page.locator(".fan.asked").count()) === 0) return;
          await page.keyboard.press("l");
          await dialog(page).waitFor();
          await (below(2) ? page.keyboard.press("Escape") : page.goBack());
          await dialog(page).waitFor({ state: "detached" });
        },
      ];
      for (let n = 0; n < 40; n++) {
        const step = below(steps.length);
        depth += step === 3 || step === 4 || step === 5 ? 1 : step === 0 ? -1 : 0;
        depth = Math.max(0, depth);
        await steps[step]();
        await started(page);
        await follows(page);
        const now = await hunt(page);
        assert.equal(now.seed, kept.seed, `step ${n}: the hunt is another one`);
        assert.ok(now.choices >= kept.choices, `step ${n}: ${kept.choices - now.choices} choices are gone`);
        kept = now;
      }
      problems.length = 0;
    }));
}
