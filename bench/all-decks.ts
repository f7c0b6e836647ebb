import process from "node:process";
import {
  createComboIndex,
  estimateBracket,
  readDecklist,
  resolveDecklist,
} from "@spellwright/decks";
import { reportOnDeck } from "@spellwright/strategist";
import { readRules } from "../packages/decks/evaluation/read-shared.ts";
import {
  readAllCards,
  readSample,
  readSamples,
  sharedDataIsHere,
} from "../packages/decks/test/shared-data.ts";
import { type Measure, quantile } from "./measure.ts";

/** Milliseconds of processor time of one call: a busy machine does not count. */
const timeOf = (call: () => unknown): number => {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const time = (name: string, value: number, aim: number): Measure => ({
  name,
  value,
  unit: "ms",
  aim,
  better: "lower",
});

/** Often enough to be told from nothing. */
const repeat = (call: () => unknown): void => {
  for (let done = 0; done < 20; done++) call();
};

/** The bracket and the whole analysis of each list of the shared data; nothing where that is absent. */
export const measureAllDecks = async (): Promise<Measure[]> => {
  if (!sharedDataIsHere) return [];
  const { cards, index } = readAllCards();
  const rules = readRules();
  const combos = createComboIndex(rules.combos);
  const brackets: number[] = [];
  const found = { byIndex: 0, byScan: 0 };
  const analyses: number[] = [];
  const parts = { candidates: [], near: [] };
  const { decks } = readSamples();
  for (const { file } of decks) {
    const { entries: read } = resolveDecklist(readDecklist(readSample(file), index), index);
    const entries = read.map((entry) => ({
      ...entry,
      card: cards.get(entry.cardId ?? "") ?? null,
    }));
    const isCommander = file.startsWith("commander/");
    if (isCommander) {
      const names = entries.map(({ name }) => name);
      const played = new Set(names);
      const byIndex = () => combos.find(names).whole.flatMap((at) => rules.combos[at] ?? []);
      const byScan = () =>
        rules.combos.filter((combo) => combo.cards.every((name) => played.has(name)));
      brackets.push(timeOf(() => estimateBracket(entries, { ...rules, combos: byIndex() }, null)));
      found.byIndex += timeOf(() => repeat(byIndex));
      found.byScan += timeOf(() => repeat(byScan));
    }
    const format = isCommander ? ("commander" as const) : ("modern" as const);
    const deck = { name: file, format, bracket: null, entries };
    analyses.push(timeOf(() => reportOnDeck(deck, parts)));
  }
  return [
    time("decks.all.bracket.p50", quantile(brackets, 0.5), 10),
    time("decks.all.bracket.p99", quantile(brackets, 0.99), 50),
    // The combos of each list by their index, beside a scan of all of them.
    {
      name: "decks.all.combos.to-plain-scan",
      value: found.byIndex / found.byScan,
      unit: "ratio",
      aim: 1,
      better: "lower",
    },
    time("decks.all.analysis.p50", quantile(analyses, 0.5), 50),
    time("decks.all.analysis.p99", quantile(analyses, 0.99), 150),
  ];
};
