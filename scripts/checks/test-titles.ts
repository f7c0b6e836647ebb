// A test title begins with the requirement that it proves, then says who does what (CONTRIBUTING.md).
import { readFileSync } from "node:fs";
import process from "node:process";
import { sourceFiles } from "./source-files.ts";
import { titleProblems } from "./title-problems.ts";

const tests = sourceFiles(/\.(?:test|spec|test-d)\.tsx?$|^apps\/(?:api|bot)\/test\/.*\.ts$/);
const problems = tests.flatMap((file) =>
  titleProblems(file, readFileSync(file, "utf8")).map(
    ({ line, text }) => `${file}:${line}: ${text}`,
  ),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
