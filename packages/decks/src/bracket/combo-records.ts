import type { BracketPolicy, Combo, ComboResult } from "./policy.ts";

/** A combo as the public combo database writes it. */
export interface ComboRecord {
  readonly cards: readonly string[];
  readonly produces: readonly string[];
  readonly tag: string | null;
  readonly manaValue: number | null;
}

// In the order of COMBO_RESULTS. What only counts triggers (“Infinite ETB”) decides no game.
const RESULTS: readonly (readonly [ComboResult, RegExp])[] = [
  ["turns", /^infinite turns/i],
  ["win", /^win the game|loses? the game|^exile your library$/i],
  ["damage", /infinite (?:combat )?(?:damage|lifeloss)/i],
  ["mill", /infinite mill/i],
  ["combats", /infinite combat phases/i],
  ["tokens", /infinite (?:tapped )?creature tokens/i],
  ["mana", /infinite (?!untap)[\w/ -]*\bmana\b/i],
  ["draw", /infinite card draw/i],
  ["copies", /infinite (?:storm count|copies)/i],
  ["counters", /infinite \+1\/\+1 counters|infinitely (?:large|powerful)/i],
  ["life", /infinite lifegain$/i],
  ["lock", /^lock/i],
];

/** @returns undefined for a combo that is not of two cards, does not count or decides nothing */
export const readCombo = (
  { cards, produces, tag, manaValue }: ComboRecord,
  policy: BracketPolicy["combos"],
): Combo | undefined => {
  const [first, second, ...others] = cards;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  if (tag !== null && policy.ignoredTags.includes(tag)) return undefined;
  const result = RESULTS.find(([, pattern]) => produces.some((each) => pattern.test(each)))?.[0];
  if (result === undefined) return undefined;
  const isSlow = tag !== null && policy.slowTags.includes(tag);
  return { cards: [first, second], result, manaValue, isSlow };
};
