// The last part of `npm test`. Nothing that a server of any suite logged is somebody's own, and every page
// that it was asked for could be drawn.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { sourceFiles } from "../checks/source-files.ts";
import { findPrivate, privateTextsOf } from "./find-private.ts";
import { findUnrenderedPages } from "./find-unrendered-pages.ts";

const [, , folder = ""] = process.argv;
const read = (file: string): string => readFileSync(file, "utf8");
const files = readdirSync(folder);
const logs = files.map((file) => read(join(folder, file)));
const ours = sourceFiles(/^(?:apps\/(?:api|bot)|packages\/services)\/src\/.*(?<!\.test)\.ts$/);
const tests = sourceFiles(
  /^(?:apps\/(?:api|bot)\/(?:src|test)|e2e)\/.*(?:\.test|\.spec|\/(?:test|e2e)\/.*)\.ts$/,
);

const found = [
  ...findPrivate(
    logs,
    ours.map(read).join("\n"),
    tests.flatMap((file) => privateTextsOf(read(file))),
  ),
  ...findUnrenderedPages(logs),
];
for (const line of found) console.error(line);
const lines = logs.reduce((sum, log) => sum + log.split("\n").length - 1, 0);
console.log(`${lines} lines of ${files.length} servers`);
// Suites whose servers log nothing prove nothing.
process.exitCode = found.length > 0 || lines === 0 ? 1 : 0;
