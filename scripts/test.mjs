// `npm test`: the units and HTTP suites, the judge's test questions, the browser stories on the built
// product. `--all` runs the HTTP suites on both databases; `--shard=I/N` is the I-th of N machines'
// share; then what all their servers logged is searched. Where `CI` is set, what failed is repeated once.
// Names what failed and what passed only when repeated, tells each part's share of the time, and ends
// with `N passed, N failed` on a line of its own.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { findChromium } from "./find-chromium.mjs";
import { build, install, readOptions, requireNode, root } from "./prepare.mjs";
import { failedTests, filesToRepeat, storiesOf } from "./test-reports.mjs";

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
// What every server of every suite logs. The last part reads it.
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

/** Runs a program. Its report of an earlier run cannot be taken for one of this run. */
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

/** What a person reads last. They are told by name, so that somebody mends them. */
const failures = [];
const repeats = [];

const runUnits = (name, args, env) =>
  run(
    name,
    [
      ...["node_modules/vitest/vitest.mjs", "run", ...args],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile(name)}`],
    ],
    env,
  );

/** The files of tests that failed, once more and by themselves: a busy machine is no fault of the product. */
const repeatUnits = (failed, env) => {
  const files = process.env.CI ? filesToRepeat(failed) : [];
  if (files.length === 0) return { isGood: false, failed };
  console.log(`\nrepeated: ${files.join(", ")}`);
  const isGood = runUnits("vitest-repeated", files, env);
  return { isGood, failed: failedTests(readReport("vitest-repeated"), root) };
};

const nameOf = ({ file, title }) => `${file}: ${title}`;

const parts = {
  "units and HTTP suites": () => {
    const env = options.all
      ? { TEST_ON_BOTH_DATABASES: "1", KILLS: "40", HOSTILE_COUNT: "60", PROBE_COUNT: "3000" }
      : {};
    const isGood = runUnits("vitest", [`--shard=${options.shard}`], env);
    const report = readReport("vitest");
    const first = failedTests(report, root);
    const last = isGood ? { isGood, failed: [] } : repeatUnits(first, env);
    const stillFails = new Set(last.failed.map(nameOf));
    failures.push(...last.failed);
    repeats.push(...first.filter((test) => !stillFails.has(nameOf(test))));
    const all = (report?.numPassedTests ?? 0) + (report?.numFailedTests ?? 0);
    return count(last.isGood, all - last.failed.length, last.failed.length);
  },
  // One result for all thresholds. It belongs to the first machine.
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
    failures.push(...storiesOf(report, "unexpected"));
    repeats.push(...storiesOf(report, "flaky"));
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
for (const test of repeats) console.log(`passed only when repeated: ${nameOf(test)}`);
for (const test of failures) console.log(`failed: ${nameOf(test)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
