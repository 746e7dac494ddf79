// Every page, at both sizes, at the root of a host and in a folder: it opens, survives a reload, is announced and fits.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST, SIZES, started, withPage } from "./harness.mjs";
import { go, heading, overflow, reload, says, words } from "./page.mjs";

const en = words("en");
const chalice = words("en", "chalice");
const HOSTILE = "<img src=x onerror=alert(1)><script>alert(2)</script>";

const sent = (seed) => `The dungeon ${seed} is dealt.`;

const ROUTES = [
  { address: "", title: "Lamplight", head: "Lamplight" },
  { address: "#/", title: "Lamplight", head: "Lamplight" },
  { address: "#/settings", title: `${en.settings} · Lamplight`, head: en.settings },
  { address: "#/about", title: `${en.about} · Lamplight`, head: en.about },
  { address: "#/chalice", title: "Chalice · Lamplight", head: chalice.set_up },
  { address: "#/chalice/table", title: "Chalice · Lamplight", head: en.no_game },
  { address: "#/cellar/stairs", title: `${en.lost_kicker} · Lamplight`, head: en.lost_title },
  { address: `#/${HOSTILE}`, title: `${en.lost_kicker} · Lamplight`, head: en.lost_title },
  { address: `#${encodeURIComponent(HOSTILE)}`, title: `${en.lost_kicker} · Lamplight`, head: en.lost_title },
  // Made by the first version: they must open for as long as there is a Lamplight.
  { address: "?c=EAIcK2xvRE", title: `${en.link_title} · Lamplight`, head: chalice.set_up, line: sent("sober-bramble-195187") },
  { address: "?utm=x&c=GAaQ0QfDLr&y", title: `${en.link_title} · Lamplight`, head: chalice.set_up, line: sent("sharp-quill-197052") },
  // A hunt of the first edition of the rules.
  {
    address: "?r=FQAAAAEZskQAxTJpQyOKRj7eNI0MnAxGqkDG2ikdhG5VEkNUE9eZ-B8apQwhUSUSSkAIEICsM-6",
    title: `${en.link_title} · Lamplight`,
    head: en.link_title,
    line: chalice.old_replay,
  },
  { address: "?h=EAIcK2xvRE", title: `${en.link_title} · Lamplight`, head: en.link_title, line: en.link_unknown },
  { address: "?c=EAIcK2xvRF", title: `${en.link_title} · Lamplight`, head: en.link_title, line: en.link_unknown },
  { address: "?c=", title: `${en.link_title} · Lamplight`, head: en.link_title, line: en.link_unknown },
  { address: "?c=nonsense", title: `${en.link_title} · Lamplight`, head: en.link_title, line: en.link_unknown },
  { address: "?h=%00%ff", title: `${en.link_title} · Lamplight`, head: en.link_title, line: en.link_unknown },
  { address: `?c=${HOSTILE}`, title: `${en.link_title} · Lamplight`, head: en.link_title, line: en.link_unknown },
  { address: `?h=${encodeURIComponent(HOSTILE)}#/settings`, title: `${en.link_title} · Lamplight`, head: en.link_title, line: en.link_unknown },
  { address: `?c=${"nonsense".repeat(500)}`, title: `${en.link_title} · Lamplight`, head: en.link_title, line: en.link_unknown },
  { address: "?utm_source=elsewhere", title: "Lamplight", head: "Lamplight" },
];

/** What markup from an address would leave behind, were it taken for markup. */
const planted = (page) => page.evaluate(() => document.querySelectorAll("img, #app script, [onerror], iframe").length);

for (const base of ["/", "/sub/"]) {
  test(`at ${base}: every page opens by its address, fits at both sizes, and survives a reload`, () =>
    withPage({ base }, async ({ page, site }) => {
      page.on("dialog", () => assert.fail("a script from the address ran"));
      for (const { address, title, head, line } of ROUTES) {
        // From elsewhere, so that an address that differs behind the # only is loaded too.
        await page.goto("about:blank");
        await page.goto(site.url + address);
        await started(page);
        for (const size of Object.values(SIZES)) {
          await page.setViewportSize(size);
          await says(heading(page), head);
          if (line) await says(page.locator("main .lead"), line);
          assert.equal(await page.title(), title, address);
          assert.equal(await page.getAttribute("html", "lang"), "en");
          assert.equal(await page.locator("main").count(), 1, address);
          assert.equal(await planted(page), 0, address);
          assert.deepEqual(await overflow(page), [], `${address} in ${size.width} pixels`);
          // So the phone sees what was opened, and the desktop what was reloaded.
          if (size === SIZES.phone) await reload(page);
        }
      }
    }));

  test(`at ${base}: nothing is asked of anyone but the site itself`, () =>
    withPage({ base }, async ({ page, site }) => {
      const asked = [];
      page.on("request", (request) => asked.push(request.url()));
      await reload(page);
      for (const hash of ["#/settings", "#/about", "#/nowhere", "#/"]) await go(page, hash);
      assert.deepEqual(asked.filter((url) => !url.startsWith(site.url)), []);
      assert.ok(asked.length > 3, "the reload asked for something");
    }));
}

test("going to a page moves the focus to its content, renames the document and starts at its top", () =>
  withPage({}, async ({ page }) => {
    const focused = () => page.evaluate(() => document.activeElement.id);
    await page.getByRole("link", { name: en.about, exact: true }).click();
    await says(heading(page), en.about);
    await page.waitForFunction(() => document.activeElement.id === "content");
    assert.equal(await page.title(), `${en.about} · Lamplight`);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.getByRole("link", { name: en.settings, exact: true }).click();
    await says(heading(page), en.settings);
    await page.waitForFunction(() => document.activeElement.id === "content" && window.scrollY === 0);
    await page.goBack();
    await says(heading(page), en.about);
    await page.waitForFunction(() => document.activeElement.id === "content");
    await page.getByRole("link", { name: en.to_the_shelf }).click();
    await says(heading(page), "Lamplight");
    await page.waitForFunction(() => document.activeElement.id === "content");
    assert.equal(await focused(), "content");
  }));

test("the first stop of the keyboard leads past the header to the content", () =>
  withPage({ query: "#/about" }, async ({ page }) => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: en.skip_to_content });
    assert.ok(await skip.evaluate((link) => link === document.activeElement));
    const { y } = await skip.boundingBox();
    assert.ok(y >= 0, "it can be seen while it has the focus");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement.id), "content");
    await says(heading(page), en.about);
  }));

test("a link is left by every way out, and does not come back with a reload", () =>
  withPage({}, async ({ page, site }) => {
    const ways = [
      [() => page.locator("main").getByRole("link", { name: en.to_the_shelf }), "Lamplight"],
      // The address that one goes to may stand there already.
      [() => page.getByRole("banner").getByRole("link", { name: en.to_the_shelf }), "Lamplight", "#/"],
      [() => page.getByRole("link", { name: en.settings, exact: true }), en.settings, "#/settings"],
      [() => page.getByRole("link", { name: en.about, exact: true }), en.about],
    ];
    for (const [way, head, hash = ""] of ways) {
      await page.goto("about:blank");
      await page.goto(`${site.url}?c=nonsense${hash}`);
      await started(page);
      await says(heading(page), en.link_title);
      await way().click();
      await says(heading(page), head);
      await page.waitForFunction(() => document.activeElement.id === "content");
      assert.equal(await page.evaluate(() => location.search), "");
      await reload(page);
      await says(heading(page), head);
    }
  }));

test("the about page leads to the licences of all that is shipped", () =>
  withPage({ folder: DIST, base: "/sub/", query: "#/about" }, async ({ page }) => {
    const text = await page.getByRole("link", { name: en.about_licences }).evaluate(async ({ href }) => (await fetch(href)).text());
    for (const part of [/^leptos \d.*MIT/m, /^serde_json \d/m, /SIL OPEN FONT LICENSE/, /CC BY 3\.0, by the artists/, /Apache License/]) {
      assert.match(text, part);
    }
    assert.doesNotMatch(text, /\/(home|root|tmp)\//, "no folder of whoever built it");
  }));

test("without JavaScript the page says what it needs", () =>
  withPage({}, async ({ context, site }) => {
    const bare = await context.browser().newContext({ javaScriptEnabled: false });
    const page = await bare.newPage();
    await page.goto(site.url);
    assert.match(await page.locator("noscript").textContent(), /JavaScript and WebAssembly/);
    await bare.close();
  }));

/** Where everything on the page is, and how bold. */
const looks = (page) =>
  page.locator("main *").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.tagName, one.className, Math.round(x), Math.round(y), Math.round(width), Math.round(height), getComputedStyle(one).fontWeight].join(" ");
    }),
  );

test("the shelf looks the same when one comes back to it from each game", () =>
  withPage({}, async ({ page }) => {
    await page.locator("main .button").first().waitFor();
    const before = await looks(page);
    for (const game of ["#/chalice", "#/haven"]) {
      await go(page, game);
      await page.locator(".footbar").waitFor();
      await go(page, "#/");
      await page.locator("main article, main .box").first().waitFor();
      assert.deepEqual(await looks(page), before, game);
    }
  }));
