import { countOf, numberIn } from "@spellwright/text";
import words from "../../../../../data/judge/reading/state-based-actions-words.json" with {
  type: "json",
};
import { patternsOf } from "../../vocabulary/patterns.ts";

const LIFE_STARTS = Object.values(patternsOf(words.lifeStarts));
const LIFE_LOSSES = Object.values(patternsOf(words.lifeLosses, "gu"));
const LIFE_GAINS = Object.values(patternsOf(words.lifeGains, "gu"));
const LOYALTY_STARTS = Object.values(patternsOf(words.loyaltyStarts));
const LOYALTY_LOSSES = Object.values(patternsOf(words.loyaltyLosses, "gu"));
const LOYALTY_GAINS = Object.values(patternsOf(words.loyaltyGains, "gu"));
const DAMAGE = Object.values(patternsOf(words.damage, "gu"));

/** A number that a question starts from and everything that it tells of gains and losses. */
export interface ReadTotal {
  readonly start: number;
  readonly end: number;
  readonly changes: number;
}

const sum = (words: string, patterns: readonly RegExp[]): readonly number[] => {
  let rest = words;
  const found: number[] = [];
  for (const pattern of patterns) {
    rest = rest.replace(pattern, (_, ...groups: unknown[]) => {
      const amount = groups.find(
        (group): group is string => typeof group === "string" && group !== "",
      );
      found.push(countOf(amount));
      return " ~ ";
    });
  }
  return found;
};

const total = (
  words: string,
  starts: readonly RegExp[],
  losses: readonly RegExp[],
  gains: readonly RegExp[],
): ReadTotal | undefined => {
  for (const pattern of starts) {
    const found = pattern.exec(words);
    if (!found) continue;
    const rest = words.slice(0, found.index) + words.slice(found.index + found[0].length);
    const start = Number(found[1]);
    const lost = sum(rest, losses);
    const gained = sum(rest, gains);
    const add = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
    return { start, end: start - add(lost) + add(gained), changes: lost.length + gained.length };
  }
  return undefined;
};

/** The life total a question starts from. */
export const readLifeTotal = (words: string): number | undefined => numberIn(words, ...LIFE_STARTS);

/** Life after what is told: « à 5 points de vie, je subis 3 blessures puis je gagne 2 points de vie ». */
export const readLife = (words: string): ReadTotal | undefined =>
  total(words, LIFE_STARTS, LIFE_LOSSES, LIFE_GAINS);

/** Loyalty after abilities and damage. */
export const readLoyalty = (words: string): ReadTotal | undefined =>
  total(words, LOYALTY_STARTS, LOYALTY_LOSSES, LOYALTY_GAINS);

/** Damage told in the words, each amount: « 2 blessures puis 1 blessure ». */
export const readDamage = (words: string): readonly number[] => sum(words, DAMAGE);
