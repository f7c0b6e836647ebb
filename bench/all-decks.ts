import {
  createComboIndex,
  estimateBracket,
  readCardWords,
  readDecklist,
  resolveDecklist,
} from "@spellwright/decks";
import { reportOnDeck } from "@spellwright/strategist";
import { readRules } from "../packages/decks/evaluation/read-shared.ts";
import {
  hasSharedData,
  readAllCards,
  readSample,
  readSamples,
} from "../packages/decks/test/shared-data.ts";
import { type Measure, milliseconds, quantile } from "./measure.ts";
import { processorTime } from "./processor-time.ts";

/** Often enough to be told from nothing. */
const repeat = (call: () => unknown): void => {
  for (let done = 0; done < 20; done++) call();
};

/** The bracket and the whole analysis of each list of the shared data. Nothing where that is absent. */
export const measureAllDecks = async (): Promise<Measure[]> => {
  if (!hasSharedData) return [];
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
    // As the server does, in turns, before a deck is looked at.
    for (const { card } of entries) if (card !== null) readCardWords(card);
    const isCommander = file.startsWith("commander/");
    if (isCommander) {
      const names = entries.map(({ name }) => name);
      const played = new Set(names);
      const byIndex = () => combos.find(names).whole.flatMap((at) => rules.combos[at] ?? []);
      const byScan = () =>
        rules.combos.filter((combo) => combo.cards.every((name) => played.has(name)));
      brackets.push(
        processorTime(() => estimateBracket(entries, { ...rules, combos: byIndex() }, null)),
      );
      found.byIndex += processorTime(() => repeat(byIndex));
      found.byScan += processorTime(() => repeat(byScan));
    }
    const format = isCommander ? ("commander" as const) : ("modern" as const);
    const deck = { name: file, format, bracket: null, entries };
    analyses.push(processorTime(() => reportOnDeck(deck, parts)));
  }
  return [
    milliseconds("decks.all.bracket.p50", quantile(brackets, 0.5), 10),
    milliseconds("decks.all.bracket.p99", quantile(brackets, 0.99), 50),
    // The combos of each list by their index, beside a scan of all of them.
    {
      name: "decks.all.combos.to-plain-scan",
      value: found.byIndex / found.byScan,
      unit: "ratio",
      aim: 1,
      better: "lower",
    },
    milliseconds("decks.all.analysis.p50", quantile(analyses, 0.5), 50),
    milliseconds("decks.all.analysis.p99", quantile(analyses, 0.99), 150),
  ];
};
