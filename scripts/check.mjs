// `npm run check`: types, lint, import directions, dead code, sizes of files and functions, patterns, styles,
// catalogues, data of the judge, documented exports, names, titles of tests, length of sentences, what is deployed,
// versions of Node, lock file.
import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import process from "node:process";
import { promisify } from "node:util";
import { install, readOptions, requireNode, root } from "./prepare.mjs";

requireNode();
readOptions();
install();

const node = (...args) => [process.execPath, args];
const bin = (name, ...args) => node(`node_modules/${name}`, ...args);
const tool = (program) => node("--import", "tsx", program);
const checks = {
  types: bin("typescript7/bin/tsc", "-p", "tsconfig.json"),
  "types of the newest Node": bin("typescript7/bin/tsc", "-p", "tsconfig.node24.json"),
  "types of the pages": bin("typescript7/bin/tsc", "-p", "apps/web/tsconfig.json"),
  "types of the worker": bin("typescript7/bin/tsc", "-p", "apps/web/worker/tsconfig.json"),
  "types of the judge's worker": bin(
    "typescript7/bin/tsc",
    "-p",
    "apps/web/judge-worker/tsconfig.json",
  ),
  "types of the stories": bin("typescript7/bin/tsc", "-p", "e2e/tsconfig.json"),
  "format and lint": bin("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."),
  "import directions": bin(
    "dependency-cruiser/bin/dependency-cruise.mjs",
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "err",
    "packages",
    "apps/api/src",
    "apps/bot/src",
    "apps/web/src",
    "apps/web/worker",
    "apps/web/judge-worker",
    "bench",
    "e2e",
  ),
  "dead code": bin("knip/bin/knip.js", "--no-progress"),
  "values that no other room uses": bin(
    "knip/bin/knip.js",
    "--no-progress",
    "--include",
    "exports",
    "--include-entry-exports",
  ),
  "file sizes": tool("scripts/checks/file-sizes.ts"),
  "function sizes": tool("scripts/checks/function-limits.ts"),
  "patterns and phrases": tool("scripts/checks/pattern-limits.ts"),
  styles: tool("scripts/checks/styles.ts"),
  catalogues: tool("scripts/checks/catalogues.ts"),
  "data of the judge": tool("scripts/checks/judge-data.ts"),
  "documented exports": tool("scripts/checks/documented-exports.ts"),
  "names of the glossary": tool("scripts/checks/names.ts"),
  "titles of tests": tool("scripts/checks/test-titles.ts"),
  "length of sentences": tool("scripts/checks/prose.ts"),
  "what is deployed": tool("scripts/checks/deploy-files.ts"),
  "versions of Node": tool("scripts/checks/node-versions.ts"),
  "lock file": tool("scripts/checks/lock-file.ts"),
};

const failed = [];
const check = async ([name, [command, args]]) => {
  const started = performance.now();
  const {
    code = 0,
    stdout,
    stderr,
  } = await promisify(execFile)(command, args, {
    cwd: root,
    maxBuffer: Number.POSITIVE_INFINITY,
  }).catch((error) => error);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  if (code === 0) return;
  failed.push(name);
  console.log(`${stdout}${stderr}`.trimEnd());
};

// Most of them work on one core: as many at a time as there are.
const waiting = Object.entries(checks);
const work = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await check(next);
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.error(`npm run check: ${failed.join(", ")}`);
  process.exit(1);
}
