// The message of a commit follows Conventional Commits. Called by scripts/hooks/commit-msg with its file.
import { readFileSync } from "node:fs";
import process from "node:process";
import { commitProblems } from "./commit-problems.ts";

const [file = ""] = process.argv.slice(2);
const problems = commitProblems(readFileSync(file, "utf8"));
for (const problem of problems) console.error(`commit message: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
