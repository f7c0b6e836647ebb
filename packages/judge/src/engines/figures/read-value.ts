import { manaTotal, parseManaCost } from "@spellwright/cards";
import { readNumber } from "@spellwright/text";
import shared from "../../../../../data/judge/reading/figure-words.json" with { type: "json" };
import type { Value } from "../../knowledge/figure.ts";
import { compilePattern } from "../../vocabulary/patterns.ts";

/** A number in figures or words, or a cost in symbols. Any other word counts one. */
const numberOf = (word: string): number => {
  const mana = parseManaCost(word);
  return mana ? manaTotal(mana) : (readNumber(word.toLowerCase()) ?? 1);
};

/** Words that many lines read, by their names: `{{ordinal}}`. */
const WORDS: Readonly<Record<string, string>> = shared.words;

const writtenOut = (pattern: string): string =>
  pattern.replace(/\{\{([a-z-]+)\}\}/g, (gap, name) => writtenOut(WORDS[name] ?? `\\${gap}`));

/** A pattern of a figure, with the words that its names stand for. */
export const figurePattern = (pattern: string, flags?: string): RegExp =>
  compilePattern(writtenOut(pattern), flags);

/** A name alone stands for a value that many lines read alike. */
export const valueNamed = (value: Value | string): Value =>
  typeof value === "string"
    ? (shared.values.find(({ name }) => name === value) ?? { name: value })
    : value;

/** The product of what a pattern captures. Undefined where it captures nothing. */
export const capturedBy = (found: RegExpExecArray | null): number | undefined => {
  const captured = found?.slice(1).filter(Boolean) ?? [];
  return captured.length === 0
    ? undefined
    : captured.reduce((product, word) => product * numberOf(word), 1);
};

/**
 * The value in the words of a question. Undefined where they do not tell it. A pattern is compiled where it is
 * used and not kept: those of hundreds of lines would fill the memory.
 */
export const readValue = (value: Value | string, words: string): number | undefined => {
  const { number, each, first = [] } = valueNamed(value);
  const pattern = figurePattern(each ?? number ?? "(?!)", "gu");
  const found = [...words.matchAll(pattern)].slice(0, each === undefined ? 1 : undefined);
  return found.length > 0
    ? found.reduce((sum, one) => sum + (capturedBy(one) ?? 1), 0)
    : first.find(({ says }) => figurePattern(says).test(words))?.is;
};
