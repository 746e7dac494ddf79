// A new build is offered in words, taken with one press, and finds everything as it was.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../../crates/xtask/site/files.mjs";
import { DIST, axe, kept, started, withPage } from "./harness.mjs";
import { banners, choose, go, heading, press, reload, rootHas, says, stored, words } from "./page.mjs";

const en = words("en");
const scratch = mkdtempSync(join(tmpdir(), "lamplight-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

function nextBuild() {
  const folder = mkdtempSync(join(scratch, "next-"));
  cpSync(DIST, folder, { recursive: true });
  appendFileSync(join(folder, "index.html"), "<!-- the next build -->");
  const sealed = spawnSync(process.execPath, [join(ROOT, "crates/xtask/site/seal.mjs"), folder], { encoding: "utf8" });
  assert.equal(sealed.status, 0, sealed.stderr);
  return folder;
}

const isNext = (page) => page.evaluate(async () => (await (await fetch("index.html")).text()).includes("the next build"));

test("the offer appears by itself, stays through a reload, and is taken with one press; settings are kept", () =>
  withPage({ folder: DIST, worker: true, query: "#/settings" }, async ({ page, site }) => {
    await kept(page);
    await choose(page, en.text_size, "125%");
    await reload(page);
    assert.equal(await banners(page).count(), 0, "nothing is offered on the first visit");
    const before = await stored(page);

    site.use(nextBuild());
    await go(page, "#/");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await says(banners(page), en.update_ready);
    assert.deepEqual(await axe(page), []);
    await reload(page);
    await says(banners(page), en.update_ready);
    assert.equal(await isNext(page), false, "nobody has said yes");

    const loaded = page.waitForEvent("load");
    await press(page, en.update_apply);
    await loaded;
    await started(page);
    await says(heading(page), "Lamplight");
    assert.equal(await isNext(page), true);
    await rootHas(page, "data-text", "125%");
    assert.deepEqual(await stored(page), before);
    await kept(page);
    assert.equal(await banners(page).count(), 0);
  }));
