import { type CardQuery, readCardQuery } from "@spellwright/cards";
import type { BracketPolicy, Combo, ComboResult } from "./bracket-data.ts";

/** A combo as the public combo database writes it. */
export interface ComboRecord {
  readonly id: string | null;
  readonly cards: readonly string[];
  readonly produces: readonly string[];
  readonly tag: string | null;
  readonly manaValue: number | null;
  /** All mana that must be spent. Null where the source does not say. */
  readonly manaNeeded: number | null;
  /** See `Combo`. */
  readonly inPlay?: readonly string[];
  readonly mustLead?: readonly string[];
  readonly templates?: readonly string[];
  /** The search for the cards that fill each template, in the syntax of the public card service. Null for none. */
  readonly templateQueries?: readonly (string | null)[];
  readonly prerequisites: readonly string[];
  readonly steps: readonly string[];
  readonly url: string | null;
}

/** A combo is of so many cards (CR has no limit: beyond it, nobody looks for one). */
const LEAST_CARDS = 2;
const MOST_CARDS = 5;

// In the order of COMBO_RESULTS. What only counts triggers (“Infinite ETB”) decides no game.
const RESULTS: readonly (readonly [ComboResult, RegExp])[] = [
  ["turns", /^infinite turns/i],
  ["win", /^win the game|loses? the game|^exile your library$/i],
  ["damage", /^infinite (?:combat )?(?:damage|lifeloss)/i],
  ["mill", /^infinite mill/i],
  ["combats", /^infinite combat phases/i],
  ["tokens", /^infinite (?:tapped )?creature tokens/i],
  ["mana", /^infinite (?!untap)[\w/ -]*\bmana\b/i],
  ["draw", /^infinite card draw/i],
  ["copies", /^infinite (?:storm count|copies)/i],
  ["counters", /^infinite \+1\/\+1 counters|^infinitely (?:large|powerful)/i],
  ["life", /^infinite lifegain$/i],
  ["lock", /^lock/i],
  ["nearly", /^near-infinite (?:damage|lifeloss|mill|creature tokens|card draw|lifegain$)/i],
];

/** The search of a template. Null where there is none, or a word of it is not understood. */
const fillerOf = (query: string | null | undefined): CardQuery | null => {
  if (query == null) return null;
  const { query: read, problems } = readCardQuery(query);
  return problems.length === 0 ? read : null;
};

/** @returns undefined for a combo of other sizes, one that does not count or one that decides nothing */
export const readCombo = (
  { tag, templateQueries = [], ...record }: ComboRecord,
  policy: BracketPolicy["combos"],
): Combo | undefined => {
  const { templates = [] } = record;
  const fillers = templates.map((_, at) => fillerOf(templateQueries[at]));
  // A card that nobody can name is no piece beside one card alone.
  const told = fillers.every((filler) => filler !== null) ? templates.length : 0;
  const pieces = record.cards.length + told;
  if (pieces < LEAST_CARDS || record.cards.length + templates.length > MOST_CARDS) return undefined;
  if (tag !== null && policy.ignoredTags.includes(tag)) return undefined;
  const result = RESULTS.find(([, pattern]) =>
    record.produces.some((each) => pattern.test(each)),
  )?.[0];
  if (result === undefined) return undefined;
  // Nobody knows whether the deck has what such a template asks for.
  const isOpen = fillers.includes(null);
  return {
    ...record,
    ...(fillers.length === 0 ? {} : { fillers }),
    result,
    isSlow: isOpen || (tag !== null && policy.slowTags.includes(tag)),
  };
};
