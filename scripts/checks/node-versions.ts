// The versions of Node that `engines` names are those that are tried: by the types of the lowest, and by
// the workflow of a public forge.
import { readFileSync } from "node:fs";
import process from "node:process";
import { parse } from "yaml";
import { nodeProblems } from "./node-problems.ts";

const read = (file: string): string => readFileSync(file, "utf8");
const { engines, devDependencies } = JSON.parse(read("package.json"));
const { jobs } = parse(read(".github/workflows/ci.yml"));

const problems = nodeProblems({
  engines: engines.node,
  types: devDependencies["@types/node"],
  newestTypes: devDependencies["@node24/node"].replace("npm:@types/node@", ""),
  tried: jobs.check.strategy.matrix.node,
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
