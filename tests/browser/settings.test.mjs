// Each setting works by mouse and by keyboard alone, is kept, and gives way to the system where nothing is chosen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./harness.mjs";
import { choose, heading, reload, rootHas, says, stored, words } from "./page.mjs";

const en = words("en");
const PACES = [[en.pace_off, "0"], [en.pace_slow, "2"], [en.pace_steady, "1"], [en.pace_quick, "0.5"], [en.pace_swift, "0.25"]];
const TEXTS = ["100%", "112.5%", "125%", "150%"];
const CONTRASTS = [[en.contrast_high, "high"], [en.contrast_normal, "normal"]];

/** Each group with its options and what they write on the root element. */
const GROUPS = [
  { group: en.motion, attribute: "data-pace", options: PACES },
  { group: en.text_size, attribute: "data-text", options: TEXTS.map((text) => [text, text]) },
  { group: en.contrast, attribute: "data-contrast", options: CONTRASTS },
];

test("by mouse: every option is taken at once, shown as chosen, and kept", () =>
  withPage({ size: "desktop", query: "#/settings" }, async ({ page }) => {
    for (const { group, attribute, options } of GROUPS) {
      for (const [option, value] of options) {
        await choose(page, group, option);
        await rootHas(page, attribute, value);
        const chosen = page.getByRole("group", { name: group }).getByRole("radio", { checked: true });
        assert.equal(await chosen.count(), 1);
        assert.equal(await chosen.locator("xpath=..").textContent(), option);
      }
      const [, last] = options.at(-1);
      await reload(page);
      await rootHas(page, attribute, last);
    }
    assert.ok(Object.keys(await stored(page)).includes("lamplight/settings"));
  }));

test("by keyboard alone: from the shelf to every option of every group and back", () =>
  withPage({ query: "#/" }, async ({ page }) => {
    const focused = () => page.evaluate(() => document.activeElement.textContent.trim() || document.activeElement.getAttribute("name"));
    const tabTo = async (wanted) => {
      for (let steps = 0; steps < 40; steps += 1) {
        if ((await focused()) === wanted) return;
        await page.keyboard.press("Tab");
      }
      assert.fail(`${wanted} cannot be reached with the Tab key`);
    };
    await tabTo(en.settings);
    await page.keyboard.press("Enter");
    await says(heading(page), en.settings);
    await page.waitForFunction(() => document.activeElement.id === "content");

    await tabTo("language");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await rootHas(page, "lang", "es");
    await page.keyboard.press("ArrowUp");
    await rootHas(page, "lang", "en");

    for (const [name, attribute, values] of [
      ["pace", "data-pace", ["1", ...PACES.map(([, value]) => value)]],
      ["text", "data-text", TEXTS],
      ["contrast", "data-contrast", ["normal", "normal", "high"]],
    ]) {
      await tabTo(name);
      const now = values.indexOf(await page.getAttribute("html", attribute));
      for (let step = 1; step <= values.length; step += 1) {
        await page.keyboard.press("ArrowRight");
        await rootHas(page, attribute, values[(now + step) % values.length]);
        const ring = await page.evaluate(() => getComputedStyle(document.activeElement.nextElementSibling).outlineStyle);
        assert.equal(ring, "solid", "the focus can be seen");
      }
    }

    await tabTo(en.export);
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    await download;
    await tabTo(en.erase);
    await page.keyboard.press("Space");
    const question = page.getByRole("dialog", { name: en.erase_title });
    await question.waitFor();
    assert.ok(await page.evaluate(() => document.activeElement.closest("dialog") !== null), "the focus is in the dialog");
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    assert.equal(await focused(), en.erase, "the focus is back where it came from");
    await page.keyboard.press("Enter");
    await question.waitFor();
    await tabTo(en.cancel);
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "hidden" });
  }));

test("what the system prefers counts until something is chosen", () =>
  withPage({ context: { reducedMotion: "reduce", contrast: "more" }, query: "#/settings" }, async ({ page }) => {
    await rootHas(page, "data-pace", "0");
    await rootHas(page, "data-contrast", "high");
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--pace").trim()), "0");
    assert.deepEqual(await stored(page), {}, "and is not written down");
    await choose(page, en.motion, en.pace_quick);
    await choose(page, en.contrast, en.contrast_normal);
    await rootHas(page, "data-pace", "0.5");
    await rootHas(page, "data-contrast", "normal");
    await reload(page);
    await rootHas(page, "data-pace", "0.5");
    await rootHas(page, "data-contrast", "normal");
    // Back to the system, and with it wherever it goes.
    await choose(page, en.motion, en.as_system);
    await choose(page, en.contrast, en.as_system);
    await rootHas(page, "data-pace", "0");
    await rootHas(page, "data-contrast", "high");
    await page.emulateMedia({ reducedMotion: "no-preference", contrast: "no-preference" });
    await rootHas(page, "data-pace", "1");
    await rootHas(page, "data-contrast", "normal");
    await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
    await rootHas(page, "data-pace", "0");
    await rootHas(page, "data-contrast", "high");
  }));

test("a system without wishes gets the steady pace and the lamp's own light", () =>
  withPage({ context: { reducedMotion: "no-preference", contrast: "no-preference" } }, async ({ page }) => {
    await rootHas(page, "data-pace", "1");
    await rootHas(page, "data-contrast", "normal");
    await rootHas(page, "data-text", "100%");
  }));

test("text grows with its setting, and with the pace at none nothing moves", () =>
  withPage({ query: "#/settings" }, async ({ page }) => {
    const size = () => page.locator("main .lead").evaluate((lead) => parseFloat(getComputedStyle(lead).fontSize));
    const small = await size();
    await choose(page, en.text_size, "150%");
    await rootHas(page, "data-text", "150%");
    assert.equal(await size(), small * 1.5);
    await choose(page, en.motion, en.pace_off);
    await rootHas(page, "data-pace", "0");
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((times) => times.split(",").some((time) => parseFloat(time) > 0));
      }).length,
    );
    assert.equal(moving, 0);
  }));
