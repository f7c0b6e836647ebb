import process from "node:process";
import { measureCardSearch } from "./card-search.ts";
import { measureDecks } from "./decks.ts";
import { measureFirstOpening } from "./first-opening.ts";
import { measureHttp } from "./http.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { type Measure, misses, rounded } from "./measure.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measureReasoning } from "./reasoning.ts";

const failed: string[] = [];
const report = (measure: Measure): void => {
  const missed = misses(measure);
  console.log(JSON.stringify({ ...measure, value: rounded(measure.value), ok: !missed }));
  if (missed) failed.push(measure.name);
};

const MEASURES = {
  pages: measurePageWeight,
  opening: measureFirstOpening,
  lighthouse: measureLighthouse,
  reasoning: measureReasoning,
  cards: measureCardSearch,
  decks: measureDecks,
  http: measureHttp,
} as const;

const only = process.argv[process.argv.indexOf("--only") + 1];
for (const [name, measures] of Object.entries(MEASURES)) {
  if (process.argv.includes("--only") && name !== only) continue;
  for (const measure of await measures()) report(measure);
}

if (process.argv.includes("--check") && failed.length > 0) {
  console.error(`beyond three times the aim: ${failed.join(", ")}`);
  process.exitCode = 1;
}
