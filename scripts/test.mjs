// `npm test`: the units and HTTP suites, the judge's test questions, the browser stories on the built
// product. `--all` runs the HTTP suites on both databases; `--shard=I/N` is the I-th of N machines'
// share; then what all their servers logged is searched. Tells each part's share of the time, and ends with
// `N passed, N failed` on a line of its own.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { findChromium } from "./find-chromium.mjs";
import { build, install, readOptions, requireNode, root } from "./prepare.mjs";

const options = readOptions({
  all: { type: "boolean", default: false },
  shard: { type: "string", default: "1/1" },
});
const [, share, shares] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(options.shard)?.map(Number) ?? [];
if (share === undefined || share > shares) {
  console.error("usage: npm test -- [--all] [--shard=I/N]");
  process.exit(2);
}

requireNode();
install();
build();

const results = path.join(root, "test-results");
// What every server of every suite logs; the last part reads it.
const serverLogs = path.join(results, "server-logs");
rmSync(serverLogs, { recursive: true, force: true });
mkdirSync(serverLogs, { recursive: true });
const reportFile = (name) => path.join(results, `${name}.json`);
const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(reportFile(name), "utf8"));
  } catch {
    return undefined;
  }
};

/** Runs a program; its report of an earlier run cannot be taken for one of this run. */
const run = (name, args, env = {}) => {
  rmSync(reportFile(name), { force: true });
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, SERVER_LOGS: serverLogs, ...env },
  });
  return status === 0;
};

/** A part that ends badly has failed, whatever its report counts. */
const count = (isGood, passed = 0, failed = 0) => ({
  passed,
  failed: isGood ? failed : Math.max(1, failed),
});

/** Stories that failed and passed when they were repeated: they are told, so that somebody mends them. */
const unsteadyIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(unsteadyIn),
];

const parts = {
  "units and HTTP suites": () => {
    const isGood = run(
      "vitest",
      [
        ...["node_modules/vitest/vitest.mjs", "run", `--shard=${options.shard}`],
        ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile("vitest")}`],
      ],
      options.all
        ? { TEST_ON_BOTH_DATABASES: "1", KILLS: "40", HOSTILE_COUNT: "60", PROBE_COUNT: "3000" }
        : {},
    );
    const report = readReport("vitest");
    return count(isGood, report?.numPassedTests, report?.numFailedTests);
  },
  // One result for all thresholds; it belongs to the first machine.
  "judge questions": () => {
    if (share > 1) return count(true);
    const program = "packages/judge/evaluation/main.ts";
    const isGood = run("judge", ["--import", "tsx", program, "--check"]);
    return count(isGood, isGood ? 1 : 0);
  },
  "browser stories": () => {
    const isGood = run(
      "playwright",
      ["node_modules/@playwright/test/cli.js", "test", `--shard=${options.shard}`],
      { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile("playwright") },
    );
    const report = readReport("playwright") ?? {};
    const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
    for (const story of unsteadyIn(report)) console.log(`passed only when repeated: ${story}`);
    return count(isGood, expected + flaky, unexpected);
  },
  // Nothing of a person is in any log (DATA-06).
  "server logs": () => {
    const isGood = run("logs", ["--import", "tsx", "scripts/server-logs/main.ts", serverLogs]);
    return count(isGood, isGood ? 1 : 0);
  },
};

const told = [];
for (const [name, part] of Object.entries(parts)) {
  const started = performance.now();
  told.push({ name, ...part(), ms: performance.now() - started });
}
const sum = (of) => told.reduce((total, part) => total + of(part), 0);
const passed = sum((part) => part.passed);
const failed = sum((part) => part.failed);
const wholeMs = sum(({ ms }) => ms);
console.log("");
for (const { name, ms, ...counted } of told) {
  const share = `${Math.round(ms / 1000)} s, ${Math.round((100 * ms) / wholeMs)} % of the time`;
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed in ${share}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
