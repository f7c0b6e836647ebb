import { genericMana, type ManaCost, parseManaCost } from "@spellwright/cards";
import { numberIn } from "@spellwright/text";
import costs from "../../../../../data/judge/reading/costs-words.json" with { type: "json" };
import { patternsOf } from "../../vocabulary/patterns.ts";

/** What a question tells of a cost in words, and what is left of the words. */
export interface StatedCosts {
  readonly increases: readonly ManaCost[];
  readonly reductions: readonly ManaCost[];
  readonly rest: string;
}

const CUES = patternsOf(costs.readToldCosts);
const INCREASES = Object.values(patternsOf(costs.increases, "gu"));
const REDUCTIONS = Object.values(patternsOf(costs.reductions, "gu"));
const PLAIN_COSTS = Object.values(patternsOf(costs.plainCosts));

/** An amount in symbols or figures. */
export const readAmount = (written: string): ManaCost | undefined =>
  /^\d+$/.test(written) ? genericMana(Number(written)) : parseManaCost(written);

/** Takes what is told of increases and reductions out of the words of a question. */
export const readStatedCosts = (words: string): StatedCosts => {
  let rest = words;
  const take = (patterns: readonly RegExp[]): ManaCost[] => {
    const taken: ManaCost[] = [];
    for (const pattern of patterns) {
      rest = rest.replace(pattern, (whole: string, amount: string) => {
        const mana = readAmount(amount);
        if (!mana) return whole;
        taken.push(mana);
        return " ~ ";
      });
    }
    return taken;
  };
  const reductions = take(REDUCTIONS);
  const increases = take(INCREASES);
  return { increases, reductions, rest };
};

/** « X = 3 », “with X being 3”. Undefined when the question does not say. */
export const readX = (words: string): number | undefined => numberIn(words, CUES.x);

/** A base cost told as a bare number: « un sort à 5 manas », “a spell that costs 4”. Its colours are unknown. */
export const readPlainCost = (rest: string): number | undefined => numberIn(rest, ...PLAIN_COSTS);

/** Every cost in symbols that is still in the words. */
export const readSymbolCosts = (rest: string): readonly string[] =>
  (rest.match(/\{[^} ]+\}(?: \{[^} ]+\})*/g) ?? []).filter((written) => parseManaCost(written));
