// Lighthouse's opinion of a built site, on its mobile preset.
// usage: node audit.mjs <folder>    (LAMPLIGHT_CHROMIUM names the browser)

import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { FLAGS, executable } from "./chromium.mjs";
import { GAMES } from "./games.mjs";
import { serve } from "./serve.mjs";

/** The pages that are judged, and what is wanted of them. A game is judged at a table that an address leads to. */
const PAGES = [
  { name: "the shelf", at: "", wanted: { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } },
  ...GAMES.map(({ name, audited: at }) => ({ name: `a table of ${name}`, at, wanted: { performance: 90, accessibility: 100 } })),
];

/** Runs of each page. Lighthouse's own advice: one run says little on a machine that does other things too, the middle one of several does. */
const RUNS = 3;

/** The middle one of several reports by performance, and all their scores for it. */
async function judged(url, wanted) {
  const reports = [];
  for (let run = 0; run < RUNS; run++) reports.push(await audited(url, wanted));
  const performance = ({ categories }) => Math.round(categories.performance.score * 100);
  reports.sort((a, b) => performance(a) - performance(b));
  return { report: reports[Math.floor(RUNS / 2)], scores: reports.map(performance) };
}

async function audited(url, wanted) {
  const browser = await launch({ chromePath: executable(), chromeFlags: ["--headless", ...FLAGS] });
  try {
    const options = { port: browser.port, logLevel: "error", onlyCategories: Object.keys(wanted) };
    return (await lighthouse(url, options)).lhr;
  } finally {
    browser.kill();
  }
}

/** The audits that cost points, each with what Lighthouse says about it. */
function losses(report, category) {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
    .map(({ id }) => `    ${report.audits[id].title} ${report.audits[id].displayValue ?? ""}`);
}

const site = await serve(process.argv[2]);
let short = 0;
for (const { name, at, wanted } of PAGES) {
  const { report, scores } = await judged(site.url + at, wanted);
  console.log(`${name} (performance in ${RUNS} runs: ${scores.join(", ")})`);
  for (const [category, least] of Object.entries(wanted)) {
    const score = Math.round((report.categories[category].score ?? 0) * 100);
    if (score < least) short += 1;
    console.log(`  ${category.padEnd(16)}${String(score).padStart(4)}   (wanted: ${least})`);
    for (const line of losses(report, category)) console.log(line);
  }
}
await site.close();
if (short > 0) {
  console.error(`error: ${short} of Lighthouse's scores are too low.`);
  process.exit(1);
}
