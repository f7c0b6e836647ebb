import { COUNT, countOf } from "../reading/figures.ts";

/** A number that a question starts from and everything that it tells of gains and losses. */
export interface ReadTotal {
  readonly start: number;
  readonly end: number;
  readonly changes: number;
}

const LIFE = "(?:points? de vie|pv|pdv|life|hp|life points?|life total)";
const HARM = "(?:blessures?|degats?|points? de degats?|damage)";
const FEW = "(?: (?!\\.)\\S+){0,3}?";

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

const LIFE_STARTS: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:a|at|suis a|est a|have|has|ai|with|avec|on|il me reste|il lui reste|reste|j ai|i am at|i m at|start\\w* (?:with|at)|de|from)) (\\d{1,3}) ${LIFE}\\b`,
  ),
  /\b(?:life total (?:is|of)|total de points de vie (?:est|de)(?: de)?) (\d{1,3})/,
];
const LIFE_LOSSES: readonly RegExp[] = [
  new RegExp(`${COUNT} ${HARM}\\b`, "g"),
  new RegExp(
    `\\b(?:perd\\w*|lose|loses|lost|losing|pay\\w*|paie\\w*|paye\\w*)${FEW} ${COUNT} ${LIFE}`,
    "g",
  ),
  /\b(?:(?:prend\w*|subi\w*|encaiss\w*|takes?|took|taking|hit for|dealt|lose|loses|perd\w*)) (\d{1,3})(?= |$)/g,
];
const LIFE_GAINS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:gagn\\w*|regagn\\w*|recuper\\w*|gains?|gained|gaining)${FEW} ${COUNT}(?: ${LIFE})?`,
    "g",
  ),
];

/** The life total a question starts from. */
export const readLifeTotal = (words: string): number | undefined => {
  for (const pattern of LIFE_STARTS) {
    const found = pattern.exec(words)?.[1];
    if (found !== undefined) return Number(found);
  }
  return undefined;
};

/** Life after what is told: « à 5 points de vie, je subis 3 blessures puis je gagne 2 points de vie ». */
export const readLife = (words: string): ReadTotal | undefined =>
  total(words, LIFE_STARTS, LIFE_LOSSES, LIFE_GAINS);

const COUNTERS_OF_LOYALTY =
  "(?:loyaute|loyalty(?: counters?)?|marqueurs? loyaute|marqueurs? de loyaute|points? de loyaute|de loyaute)";
const LOYALTY_STARTS: readonly RegExp[] = [
  new RegExp(`\\b(\\d{1,2}) ${COUNTERS_OF_LOYALTY}\\b`),
  /\b(?:loyaute|loyalty)(?: (?:est|is|of|de|a|at)){0,3} (\d{1,2})\b/,
];

/**
 * Loyalty after abilities and damage. `signed` are loyalty costs as written in the question (-3, +1):
 * folded words lose their signs.
 */
export const readLoyalty = (words: string, signed: readonly number[]): ReadTotal | undefined => {
  const read = total(words, LOYALTY_STARTS, [new RegExp(`${COUNT} ${HARM}\\b`, "g")], []);
  if (!read) return undefined;
  return {
    start: read.start,
    end: read.end + signed.reduce((a, b) => a + b, 0),
    changes: read.changes + signed.length,
  };
};

/** Loyalty costs written with a sign: "-3", "−2", "+1", not "-1/-1". */
export const signedNumbers = (question: string): readonly number[] =>
  [...question.matchAll(/(?<![\d/\p{L}])([+\-−–])\s?(\d{1,2})(?![\d/])/gu)].map(
    ([, sign, amount]) => (sign === "+" ? 1 : -1) * Number(amount),
  );

/** Damage told in the words, each amount: « 2 blessures puis 1 blessure ». */
export const readDamage = (words: string): readonly number[] =>
  sum(words, [new RegExp(`${COUNT} (?:points? de )?${HARM}\\b`, "g")]);
