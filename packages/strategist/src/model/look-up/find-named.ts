import type { Card } from "@spellwright/contract";
import type { LookUp } from "./look-up.ts";

const NAME_LONGEST = 160;
const MOST_NAMES = 20;

/** Cards by English name: of the deck, of the question, of the data; those that nobody knows are left out. */
export const findNamed = async (
  names: readonly string[],
  { facts, question, run, cards }: LookUp,
): Promise<readonly Card[]> => {
  const known = new Map(
    [
      ...(facts?.cards.map(({ card }) => card) ?? []),
      ...question.cards.map(({ card }) => card),
      ...cards,
    ].map((card) => [card.name, card]),
  );
  const wanted = names.slice(0, MOST_NAMES).map((name) => name.trim().slice(0, NAME_LONGEST));
  const missing = [...new Set(wanted)].filter((name) => !known.has(name));
  const found = missing.length === 0 ? [] : ((await run.lookUp?.(missing)) ?? []);
  for (const card of found) {
    known.set(card.name, card);
    cards.push(card);
  }
  return wanted.flatMap((name) => known.get(name) ?? []);
};
