import { genericMana, type ManaCost, parseManaCost } from "./mana-cost.ts";

/** What a question tells of a cost in words, and what is left of the words. */
export interface ToldCosts {
  readonly increases: readonly ManaCost[];
  readonly reductions: readonly ManaCost[];
  readonly rest: string;
}

const AMOUNT = "(\\{[^} ]+\\}(?: \\{[^} ]+\\})*|\\d{1,2})";
const MANA = "(?: manas?| generiques?| generic mana| generic| incolores?)*";
const FEW = "(?: (?!\\.)\\S+){0,4}?";

const INCREASES: readonly RegExp[] = [
  new RegExp(
    `${AMOUNT}${MANA} (?:de plus|supplementaires?|en plus|plus cher|more|extra|additional)\\b`,
    "g",
  ),
  new RegExp(`\\b(?:additional|extra) ${AMOUNT}`, "g"),
  new RegExp(
    `\\b(?:augment\\w*|majore\\w*|increas\\w*|taxe|tax)${FEW} (?:de|by|of) ${AMOUNT}`,
    "g",
  ),
];
const REDUCTIONS: readonly RegExp[] = [
  new RegExp(`${AMOUNT}${MANA} (?:de moins|en moins|moins cher|less|cheaper|off|discount)\\b`, "g"),
  new RegExp(
    `\\b(?:redui\\w*|reduction|remise|diminu\\w*|rabais|reduc\\w*|discount\\w*)${FEW} (?:de|by|of) ${AMOUNT}`,
    "g",
  ),
];

/** An amount in symbols or figures. */
export const readAmount = (written: string): ManaCost | undefined =>
  /^\d+$/.test(written) ? genericMana(Number(written)) : parseManaCost(written);

/** Takes what is told of increases and reductions out of the words of a question. */
export const readToldCosts = (words: string): ToldCosts => {
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

/** « X = 3 », “with X being 3”; undefined when the question does not say. */
export const readX = (words: string): number | undefined => {
  const found =
    /\bx (?:(?:vaut|egal\w*|est|is|of|being|equals?|equal|to|a|de|for|choisi\w*|set|at) ){0,3}(\d{1,2})\b(?!\/)/.exec(
      words,
    );
  return found?.[1] === undefined ? undefined : Number(found[1]);
};

const THINGS =
  "sort|spell|creature|commandant|commander|rituel|ephemere|artefact|artifact|carte|card|instant|sorcery|enchantement|enchantment|planeswalker";
const PLAIN_COST: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${THINGS})(?: (?!\\.)\\S+){0,3}? (?:a|de|of|with|avec)(?: mana value| cmc)? (\\d{1,2}) manas?\\b`,
  ),
  /\b(?:coute|coutent|coutait|coutant|coutera|couterait|costs?|costing|cout de(?: mana de)?|mana cost (?:is|of)|cost of|base cost (?:is|of))(?: (?:normalement|normally|usually|deja|de base))? (\d{1,2})(?: manas?)?\b/,
  new RegExp(`\\b(\\d{1,2}) (?:mana|drop|cmc) (?:${THINGS})\\b`),
];

/** A base cost told as a bare number: « un sort à 5 manas », “a spell that costs 4”; its colours are unknown. */
export const readPlainCost = (rest: string): number | undefined => {
  for (const pattern of PLAIN_COST) {
    const found = pattern.exec(rest)?.[1];
    if (found !== undefined) return Number(found);
  }
  return undefined;
};

/** Every cost in symbols that is still in the words. */
export const readSymbolCosts = (rest: string): readonly string[] =>
  (rest.match(/\{[^} ]+\}(?: \{[^} ]+\})*/g) ?? []).filter((written) => parseManaCost(written));
