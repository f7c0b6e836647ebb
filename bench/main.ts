import { parseArgs } from "node:util";
import { CommandError, runCommand } from "../scripts/commands/index.ts";
import { measureCardSearch } from "./card-search.ts";
import { measureAnalysis, measureDecks } from "./decks.ts";
import { measureHttp } from "./http.ts";
import { type Measure, misses, rounded } from "./measure.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measureReasoning } from "./reasoning.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
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
    measureDecks,
    measureAnalysis,
    measureHttp,
  ])
    for (const measure of await measures()) report(measure);
  if (values.check && failed.length > 0)
    throw new CommandError(`beyond three times the aim: ${failed.join(", ")}`);
});
