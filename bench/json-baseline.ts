import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../apps/api/src/config/root.ts";
import { warmProcessorTime } from "./processor-time.ts";

const MEGABYTE = 1024 * 1024;

/** The text of a deck of 100 cards. */
export const readDeck = (): string =>
  readFileSync(path.join(projectRoot, "data/decks/krenko-goblin-uproar.txt"), "utf8");

/** A megabyte of decklist: the same deck again and again. */
export const readMegabyte = (): string => {
  const deck = readDeck();
  return deck.repeat(Math.ceil(MEGABYTE / deck.length)).slice(0, MEGABYTE);
};

/**
 * Milliseconds that the engine needs to read a megabyte of JSON in this run: what is told as a share of it holds
 * on slow and busy machines.
 */
export const timeJsonMegabyte = (): number => {
  const json = JSON.stringify(
    readMegabyte()
      .split("\n")
      .map((line) => ({ line })),
  );
  return warmProcessorTime(() => JSON.parse(json), 40) * (MEGABYTE / json.length);
};
