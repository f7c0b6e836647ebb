import { readFileSync } from "node:fs";
import path from "node:path";
import { createComboIndex, readDecklist, resolveDecklist } from "@spellwright/decks";
import { reportOnDeck } from "@spellwright/strategist";
import { projectRoot } from "../apps/api/src/config/root.ts";
import { createFileKnowledge } from "../apps/api/src/features/knowledge/index.ts";
import { dataFiles } from "./full-data.ts";
import { readDeck, readMegabyte, timeJsonMegabyte } from "./json-baseline.ts";
import { type Measure, milliseconds } from "./measure.ts";
import { warmProcessorTime } from "./processor-time.ts";

/** A list of a hundred cards in which every tenth name has lost a letter. */
const misspell = (text: string): string =>
  text
    .split("\n")
    .map((line, at) =>
      at % 10 === 3 && line.length > 14 ? line.slice(0, 8) + line.slice(9) : line,
    )
    .join("\n");

/** Combos of the size of the public database and more, of two to five cards, the same in every run. */
const generatedCombos = (names: readonly string[], count: number) => {
  let seed = 14;
  const next = (below: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  return Array.from({ length: count }, () => ({
    cards: Array.from({ length: 2 + next(4) }, () => names[next(names.length)] ?? ""),
  }));
};

/** The analysis of a deck of a hundred cards, and the combos in it beside a plain scan. */
export const measureAnalysis = async (): Promise<Measure[]> => {
  const knowledge = await createFileKnowledge(dataFiles());
  const index = await knowledge.cardIndex();
  const text = readFileSync(path.join(projectRoot, "data/decks/krenko-goblin-uproar.txt"), "utf8");
  const { entries } = resolveDecklist(readDecklist(text, index), index);
  const cards = await knowledge.cardsByIds(entries.flatMap(({ cardId }) => cardId ?? []));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const deck = {
    name: "Krenko",
    format: "commander" as const,
    bracket: null,
    entries: entries.map((entry) => ({ ...entry, card: byId.get(entry.cardId ?? "") ?? null })),
  };
  const parts = { candidates: [], near: [] };
  const played = deck.entries.map(({ name }) => name);
  const names = [...played, ...Array.from({ length: 8_000 }, (_, at) => `Card ${at}`)];
  const combos = generatedCombos(names, 100_000);
  const comboIndex = createComboIndex(combos);
  const inDeck = new Set(played);
  const scan = () => combos.filter((combo) => combo.cards.every((name) => inDeck.has(name)));
  const ratio = (name: string, value: number): Measure => ({
    name,
    value,
    unit: "ratio",
    aim: 1,
    better: "lower",
  });
  const found = warmProcessorTime(() => comboIndex.find(played), 20);
  const analysis = warmProcessorTime(() => reportOnDeck(deck, parts), 10);
  const scanned = warmProcessorTime(scan, 5);
  return [
    milliseconds("decks.analysis.100-cards", analysis, 50),
    // A whole analysis with its combos, beside the same that looks through every combo.
    ratio("decks.analysis.to-plain-scan", (analysis + found) / (analysis + scanned)),
    milliseconds("decks.combos.of-100000", found, 30),
    ratio("decks.combos.to-plain-scan", found / scanned),
  ];
};

/**
 * Reading and resolving of lists. The baseline is what the engine needs to read one megabyte of
 * JSON in the same run, so that the figures hold on slow and busy machines.
 */
export const measureDecks = async (): Promise<Measure[]> => {
  const index = await (await createFileKnowledge(dataFiles())).cardIndex();
  const deck = readDeck();
  const megabyte = readMegabyte();
  const baseline = timeJsonMegabyte();
  const list = readDecklist(misspell(deck), index);
  const hundred = warmProcessorTime(() => readDecklist(deck, index), 200);
  const tenth = warmProcessorTime(
    () => readDecklist(megabyte.slice(0, megabyte.length / 10), index),
    20,
  );
  const whole = warmProcessorTime(() => readDecklist(megabyte, index), 6);
  const resolved = warmProcessorTime(() => resolveDecklist(list, index), 20);
  const ratio = (name: string, value: number, aim: number): Measure => ({
    name,
    value,
    unit: "ratio",
    aim,
    better: "lower",
  });
  return [
    ratio("decks.parse.100-cards.to-json-of-1MB", hundred / baseline, 0.2),
    ratio("decks.parse.1MB.to-json-of-1MB", whole / baseline, 60),
    ratio("decks.parse.1MB.to-100kB", whole / tenth, 12),
    ratio("decks.resolve.100-names.to-json-of-1MB", resolved / baseline, 5),
  ];
};
