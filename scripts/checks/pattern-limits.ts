// No more characters of hand-written patterns, tables of words and phrases than stand today, by which
// judge and strategist recognise what is asked and what cards do. The ceiling only falls; `--lower` sets it
// to what stands.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { ceilingRises, compare, lowered } from "./patterns/compare.ts";
import { measure, type Sizes } from "./patterns/measure.ts";
import { valueBefore } from "./value-before.ts";

const CEILING = "scripts/checks/patterns/ceiling.json";

const text = readFileSync(CEILING, "utf8");
const ceiling: Sizes = JSON.parse(text);
const found = measure();
if (process.argv.includes("--lower")) {
  writeFileSync(CEILING, `${JSON.stringify(lowered(found, ceiling), null, 2)}\n`);
  console.log(`${found.patterns} characters of patterns and ${found.phrases} of phrases`);
} else {
  const before = valueBefore(CEILING, text) as Sizes | undefined;
  const problems = [...compare(found, ceiling), ...(before ? ceilingRises(before, ceiling) : [])];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
