// `npm test`: unit and HTTP suites (both databases), then the browser stories on the built product.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { findChromium } from "./find-chromium.mjs";
import { build, install, requireNode, root } from "./prepare.mjs";

requireNode();
install();
build();

const results = path.join(root, "test-results");
mkdirSync(results, { recursive: true });
const run = (args, env = {}) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  }).status ?? 1;
const report = (name) => {
  try {
    return JSON.parse(readFileSync(path.join(results, name), "utf8"));
  } catch {
    return null;
  }
};

const unit = run([
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  "--outputFile.json=test-results/vitest.json",
]);
const browser = run(["node_modules/@playwright/test/cli.js", "test"], {
  CHROMIUM: findChromium(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, "playwright.json"),
});

const vitest = report("vitest.json");
const playwright = report("playwright.json")?.stats;
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0);
const failed =
  (vitest?.numFailedTests ?? 1) + (playwright?.unexpected ?? 1) + (playwright?.flaky ?? 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(unit || browser || (failed > 0 ? 1 : 0));
