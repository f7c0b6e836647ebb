import type { CardEventLabel, CardRole } from "@spellwright/contract";
import type { Color } from "../mana-cost.ts";
import { COLORS } from "../mana-cost.ts";
import type { CardKind, Rarity } from "./card-query.ts";
import words from "./query-words.json" with { type: "json" };

/** What a key before “:” asks about. */
export type QueryKey = keyof typeof words.keys;

const byWord = <Meaning extends string>(
  table: Readonly<Partial<Record<Meaning, readonly string[]>>>,
): ReadonlyMap<string, Meaning> =>
  new Map(
    (Object.entries(table) as [Meaning, readonly string[]][]).flatMap(([meaning, said]) =>
      said.map((word) => [word, meaning] as const),
    ),
  );

export const QUERY_KEYS = byWord<QueryKey>(words.keys);
export const KIND_WORDS = byWord<CardKind>(words.kinds);
export const RARITY_WORDS = byWord<Rarity>(words.rarities);
/** Several words of one value may be joined by hyphens or stand between quotation marks. */
export const EVENT_WORDS = byWord<CardEventLabel>(words.events);
export const ROLE_WORDS = byWord<CardRole>(words.roles);
const COLOR_WORDS = byWord<string>(words.colors);

const isColor = (letter: string): letter is Color => COLORS.some((color) => color === letter);

/** The colors of “wug”, “azorius”, « blanc ». Undefined: none that are known. */
export const colorsOf = (word: string): readonly Color[] | undefined => {
  const letters = COLOR_WORDS.get(word) ?? word.toUpperCase();
  const colors = [...new Set(letters)];
  return colors.every(isColor) ? colors : undefined;
};
