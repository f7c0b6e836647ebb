import process from "node:process";
import { measureCardSearch } from "./card-search.ts";
import { measureDecks } from "./decks.ts";
import { measureHealth } from "./health.ts";
import { measureHttp } from "./http.ts";
import { type Measure, misses, rounded } from "./measure.ts";
import { measureMisspeltNames } from "./misspelt-names.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measureReasoning } from "./reasoning.ts";

const failed: string[] = [];
const report = (measure: Measure): void => {
  const missed = misses(measure);
  console.log(JSON.stringify({ ...measure, value: rounded(measure.value), ok: !missed }));
  if (missed) failed.push(measure.name);
};

for (const measures of [
  measurePageWeight,
  measureReasoning,
  measureCardSearch,
  measureMisspeltNames,
  measureDecks,
  measureHttp,
  measureHealth,
])
  for (const measure of await measures()) report(measure);

if (process.argv.includes("--check") && failed.length > 0) {
  console.error(`beyond three times the aim: ${failed.join(", ")}`);
  process.exitCode = 1;
}
