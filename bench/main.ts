import { parseArgs } from "node:util";
import { CommandError, runCommand } from "@spellwright/commands";
import { measureAdmin } from "./admin/measure-admin.ts";
import { measureAllDecks } from "./all-decks.ts";
import { measureAttacks } from "./attacks/measure-attacks.ts";
import { measureCardSearch } from "./card-search.ts";
import { measureCardTexts } from "./card-texts.ts";
import { measureCheaperCards } from "./cheaper-cards.ts";
import { measureAnalysis, measureDecks } from "./decks.ts";
import { measureDiscord } from "./discord.ts";
import { measureFirstOpening } from "./first-opening.ts";
import { measureHealth } from "./health.ts";
import { measureHttp } from "./http.ts";
import { measureIdle } from "./idle.ts";
import { measureImportHealth } from "./import-health.ts";
import { measureJudgeMemory } from "./judge-memory.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { isMissed, type Measure, rounded } from "./measure.ts";
import { measureMisspeltNames } from "./misspelt-names.ts";
import { measureOfflineJudge } from "./offline-judge.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measureReads } from "./reads.ts";
import { measureReasoning } from "./reasoning.ts";
import { measureSlowDeck } from "./slow-deck.ts";

const MEASURES = {
  pages: measurePageWeight,
  opening: measureFirstOpening,
  slowDeck: measureSlowDeck,
  offline: measureOfflineJudge,
  lighthouse: measureLighthouse,
  reasoning: measureReasoning,
  judgeMemory: measureJudgeMemory,
  cards: measureCardSearch,
  cardTexts: measureCardTexts,
  misspelt: measureMisspeltNames,
  decks: measureDecks,
  analysis: measureAnalysis,
  cheaperCards: measureCheaperCards,
  allDecks: measureAllDecks,
  rest: measureIdle,
  reads: measureReads,
  http: measureHttp,
  health: measureHealth,
  attacks: measureAttacks,
  import: measureImportHealth,
  discord: measureDiscord,
  admin: () => measureAdmin(),
} as const;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { check: { type: "boolean", default: false }, only: { type: "string" } },
  });
  const chosen = Object.entries(MEASURES).filter(([name]) => (values.only ?? name) === name);
  if (chosen.length === 0)
    throw new CommandError(`--only takes one of ${Object.keys(MEASURES).join(", ")}`);
  const failed: string[] = [];
  const report = (measure: Measure): void => {
    const missed = isMissed(measure);
    console.log(JSON.stringify({ ...measure, value: rounded(measure.value), ok: !missed }));
    if (missed) failed.push(measure.name);
  };
  for (const [, measures] of chosen) for (const measure of await measures()) report(measure);
  if (values.check && failed.length > 0)
    throw new CommandError(`further from the aim than is tolerated: ${failed.join(", ")}`);
});
