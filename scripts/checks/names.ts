// No file and no declared name uses a word that docs/glossary.md refuses (its column “Not”).
import { readFileSync } from "node:fs";
import process from "node:process";
import { nameProblems, readRefusedNames } from "./refused-names.ts";
import { sourceFiles } from "./source-files.ts";

const refused = readRefusedNames(readFileSync("docs/glossary.md", "utf8"));
const problems = sourceFiles(/\.(?:tsx?|mjs)$/).flatMap((file) =>
  nameProblems(file, readFileSync(file, "utf8"), refused).map(
    ({ line, text }) => `${file}:${line}: ${text}`,
  ),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
