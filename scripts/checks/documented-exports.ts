// What rooms and features offer each other says what goes in and what comes out (docs/architecture.md).
import process from "node:process";
import { sourceFiles } from "./source-files.ts";
import { undocumentedExports } from "./undocumented-exports.ts";

const entries = sourceFiles(
  /^packages\/[^/]+\/src\/index(?:\.browser)?\.ts$|^apps\/[^/]+\/src\/features\/[^/]+\/index\.tsx?$/,
);
const problems = undocumentedExports(entries);
for (const { file, line, name } of problems)
  console.error(`${file}:${line}: ${name} is public and has no docstring`);
process.exitCode = problems.length > 0 ? 1 : 0;
