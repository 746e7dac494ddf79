// The site as an app of its own: it installs, opens without a network, changes to a new build when told to,
// and can be taken back. At the root of a host and in a folder.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../../crates/xtask/site/files.mjs";
import { DIST, kept, started, until, withPage } from "./harness.mjs";

const SITE = join(ROOT, "crates/xtask/site");
const scratch = mkdtempSync(join(tmpdir(), "lamplight-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** The next build: one file differs, and the list and the page's mark with it. */
function secondBuild() {
  const folder = mkdtempSync(join(scratch, "second-"));
  cpSync(DIST, folder, { recursive: true });
  appendFileSync(join(folder, "index.html"), "<!-- second build -->");
  const sealed = spawnSync(process.execPath, [join(SITE, "seal.mjs"), folder], { encoding: "utf8" });
  assert.equal(sealed.status, 0, sealed.stderr);
  return folder;
}

/** The same build with the kill switch for a service worker. */
function killSwitch() {
  const folder = mkdtempSync(join(scratch, "kill-"));
  cpSync(DIST, folder, { recursive: true });
  copyFileSync(join(SITE, "kill-sw.js"), join(folder, "sw.js"));
  return folder;
}

const isSecondBuild = (page) => page.evaluate(() => fetch("./index.html").then((r) => r.text()).then((t) => t.includes("second build")));
const setSave = (page) => page.evaluate(() => localStorage.setItem("a save", "as it was"));
const save = (page) => page.evaluate(() => localStorage.getItem("a save"));
const cacheNames = (page) => page.evaluate(() => caches.keys());
const isControlled = (page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/**
 * Asks for a new version and waits until what came of it has settled. Says whether one now waits for its turn. A browser looks for
 * one by itself a moment after each load, so it may have been found before anybody asked: then "updatefound" has been and gone.
 */
async function fetchUpdate(page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update().catch(() => {}));
  await until(page, async () => (await navigator.serviceWorker.getRegistration()).installing === null);
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null);
}

/** From the next load on, `workerGone` is kept once the worker that the page registers has come to its end. */
async function followWorker(page) {
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    window.workerGone = new Promise((resolve) => {
      workers.register = async (...words) => {
        const registration = await register(...words);
        const worker = registration.installing ?? registration.waiting ?? registration.active;
        const look = () => (worker?.state ?? "redundant") === "redundant" && resolve();
        worker?.addEventListener("statechange", look);
        look();
        return registration;
      };
    });
  });
}

async function reload(page) {
  await page.reload();
  await started(page);
}

for (const base of ["/", "/sub/"]) {
  test(`at ${base}: Chromium finds nothing that keeps it from being installed`, () =>
    withPage({ folder: DIST, worker: true, base, profile: true }, async ({ page, context }) => {
      await kept(page);
      const session = await context.newCDPSession(page);
      const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
      assert.deepEqual(installabilityErrors, []);
      const { errors, url } = await session.send("Page.getAppManifest");
      assert.ok(url.endsWith("manifest.webmanifest"), url);
      assert.deepEqual(errors, []);
    }));

  test(`at ${base}: it opens without a network, by reload, by address and by link`, () =>
    withPage({ folder: DIST, worker: true, base }, async ({ page, site }) => {
      await kept(page);
      await site.close();
      await reload(page);
      assert.ok(await isControlled(page));
      await page.goto(`${site.url}index.html`);
      await started(page);
      await page.goto(`${site.url}?c=anything&more=1#there`);
      await started(page);
      // Every file of the list, not only what the first page asks for.
      const broken = await page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await (await caches.open(names[0])).keys();
        const answers = keys.map(async ({ url }) => {
          const bare = new URL(url);
          bare.search = "";
          return (await fetch(bare).catch(() => null))?.ok ? null : bare.href;
        });
        return (await Promise.all(answers)).filter((url) => url !== null);
      });
      assert.deepEqual(broken, []);
    }));

  test(`at ${base}: a new build waits until it is told to take over, and saves stay`, () =>
    withPage({ folder: DIST, worker: true, base }, async ({ page, site }) => {
      await kept(page);
      await setSave(page);
      await reload(page);
      site.use(secondBuild());
      site.asked.length = 0;
      assert.ok(await fetchUpdate(page));
      const fetched = site.asked.filter((url) => !url.endsWith("sw.js"));
      assert.deepEqual(fetched, [`${base}index.html`], "only what changed is fetched");

      await reload(page);
      assert.equal(await isSecondBuild(page), false, "it must not take over by itself");

      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting.postMessage("apply"));
      await until(page, async () => (await navigator.serviceWorker.getRegistration()).waiting === null);
      await kept(page);
      await reload(page);
      assert.equal(await isSecondBuild(page), true);
      assert.equal(await save(page), "as it was");
      assert.equal((await cacheNames(page)).length, 1, "the earlier build is forgotten");
      await site.close();
      await reload(page);
      assert.equal(await isSecondBuild(page), true, "and the new one opens without a network");
    }));

  test(`at ${base}: a host that is halfway through an upload spoils nothing`, () =>
    withPage({ folder: DIST, worker: true, base }, async ({ page, site }) => {
      await kept(page);
      await reload(page);
      const torn = secondBuild();
      appendFileSync(join(torn, "index.html"), "<!-- of a third build -->");
      site.use(torn);
      assert.equal(await fetchUpdate(page), false, "a torn build was accepted");
      await site.close();
      await reload(page);
      assert.equal(await isSecondBuild(page), false);
    }));

  test(`at ${base}: the kill switch takes the worker and its files away, once, and leaves the saves`, () =>
    withPage({ folder: DIST, worker: true, base }, async ({ page, site }) => {
      await kept(page);
      await setSave(page);
      await reload(page);
      await page.evaluate(() => caches.open("somebody else's"));
      // Chromium lets an old worker that gets work at this moment live on for a while, so nothing is left to fetch.
      await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
      site.use(killSwitch());
      await followWorker(page);
      let loads = 0;
      page.on("load", () => (loads += 1));
      const reloaded = page.waitForEvent("load");
      // The page goes away while it answers.
      await page.evaluate(() => navigator.serviceWorker.ready.then((it) => it.update())).catch(() => {});
      await reloaded;
      await started(page);
      // The page registers the switch again, which steps down again and must not reload it again.
      await page.evaluate(() => window.workerGone);
      assert.equal(loads, 1);
      assert.equal(await isControlled(page), false);
      assert.deepEqual(await cacheNames(page), ["somebody else's"]);
      assert.equal(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)), 0);
      assert.equal(await save(page), "as it was");
    }));
}
