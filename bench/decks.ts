import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { readDecklist, resolveDecklist } from "@spellwright/decks";
import { createFileKnowledge } from "../apps/api/src/features/knowledge/index.ts";
import { projectRoot } from "../apps/api/src/root.ts";
import type { Measure } from "./measure.ts";
import { dataFiles } from "./reasoning.ts";

const MEGABYTE = 1024 * 1024;

/** Milliseconds of processor time of one call: a busy machine does not count. */
const processorTime = (call: () => unknown, times: number): number => {
  call();
  const before = process.cpuUsage();
  for (let done = 0; done < times; done++) call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
};

/** A list of a hundred cards in which every tenth name has lost a letter. */
const misspell = (text: string): string =>
  text
    .split("\n")
    .map((line, at) =>
      at % 10 === 3 && line.length > 14 ? line.slice(0, 8) + line.slice(9) : line,
    )
    .join("\n");

/**
 * Reading and resolving of lists. The baseline is what the engine needs to read one megabyte of
 * JSON in the same run, so that the figures hold on slow and busy machines.
 */
export const measureDecks = async (): Promise<Measure[]> => {
  const index = await (await createFileKnowledge(dataFiles())).cardIndex();
  const deck = readFileSync(path.join(projectRoot, "data/decks/krenko-goblin-uproar.txt"), "utf8");
  const megabyte = deck.repeat(Math.ceil(MEGABYTE / deck.length)).slice(0, MEGABYTE);
  const json = JSON.stringify(megabyte.split("\n").map((line) => ({ line })));
  const baseline = processorTime(() => JSON.parse(json), 40) * (MEGABYTE / json.length);
  const list = readDecklist(misspell(deck), index);
  const hundred = processorTime(() => readDecklist(deck, index), 200);
  const tenth = processorTime(() => readDecklist(megabyte.slice(0, MEGABYTE / 10), index), 20);
  const whole = processorTime(() => readDecklist(megabyte, index), 6);
  const resolved = processorTime(() => resolveDecklist(list, index), 20);
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
