import type { Card } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { namesOf } from "../check/name-signs.ts";
import type { LookUp } from "./look-up.ts";

const NAME_LONGEST = 160;
const MOST_NAMES = 20;

/** Finds cards by a name of either language, or of a face, however it is written. */
export const byName = (cards: readonly Card[]): ((name: string) => Card | undefined) => {
  const named = new Map<string, Card>();
  for (const card of cards) for (const name of namesOf(card)) named.set(foldWords(name), card);
  // What one card is called whole, no face of another is.
  for (const card of cards) named.set(foldWords(card.name), card);
  return (name) => named.get(foldWords(name));
};

/** Cards by name: of the deck, of the question, of the data. Those that nobody knows are left out. */
export const findNamed = async (
  names: readonly string[],
  { facts, question, run, cards }: LookUp,
): Promise<readonly Card[]> => {
  const known = [
    ...question.cards.map(({ card }) => card),
    ...cards,
    ...(facts?.deck.entries ?? []).flatMap(({ card }) => card ?? []),
  ];
  const wanted = names.slice(0, MOST_NAMES).map((name) => name.trim().slice(0, NAME_LONGEST));
  const isKnown = byName(known);
  const missing = [...new Set(wanted)].filter((name) => isKnown(name) === undefined);
  const found = missing.length === 0 ? [] : ((await run.lookUp?.(missing)) ?? []);
  cards.push(...found);
  const cardOf = byName([...found, ...known]);
  return wanted.flatMap((name) => cardOf(name) ?? []);
};
