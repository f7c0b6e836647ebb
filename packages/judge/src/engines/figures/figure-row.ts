import { manaTotal, parseManaCost } from "@spellwright/cards";
import type { Bilingual } from "@spellwright/contract";
import { readNumber } from "@spellwright/text";
import shared from "../../../../../data/judge/engines/figure-values.json" with { type: "json" };
import { compilePattern } from "../../vocabulary/patterns.ts";

/** A number of the question. */
interface WrittenValue {
  readonly name: string;
  /** What a pattern captures, in figures or as a cost in symbols, several multiplied (“two 3/3”); `each`: of all places, added up. */
  readonly number?: string | undefined;
  readonly each?: string | undefined;
  /** Else that of the first pattern that fits; an empty one always does. */
  readonly first?: readonly { readonly says: string; readonly is: number }[] | undefined;
}

/** A sum of products of values and numbers. */
export type Sum = readonly (readonly (string | number)[])[];

/** A part that a card plays. */
interface Part {
  readonly part: string;
  /** In its text, size, type line and mana cost, each in a line. */
  readonly prints: string;
  /** Nobody has to play it. */
  readonly optional?: boolean | undefined;
  /** Several cards, or so many of one, may play it: what they print is added up, one where it is nothing. */
  readonly added?: boolean | undefined;
}

/** A line of `data/judge/engines/figures`: what is counted, from what, and how it is told. */
export interface Figure {
  readonly id: string;
  /** In the sentence that asks: folded, numbers in figures, each card as `@` with the part it plays. */
  readonly asks: string;
  /** With this anywhere it is another question. */
  readonly not?: string | undefined;
  /**
   * The parts of the named cards, each of which plays one; absent: none may be named. A number that the pattern
   * captures is the value of that name; `<part>Value`, `<part>Xs` and `<part>Other` are the card's mana value,
   * how many {X} it costs and the mana value of its other face.
   */
  readonly cards?: readonly Part[] | undefined;
  /** Each is needed; a name alone stands for a value of `figure-values.json`. */
  readonly values: readonly (WrittenValue | string)[];
  readonly figure: Sum;
  /** Further sums, by their names. */
  readonly sums?: Readonly<Record<string, Sum>> | undefined;
  /** What the figure is divided by, each part that is begun counted whole, or only whole ones. */
  readonly dividedBy?: string | undefined;
  readonly rounded?: string | undefined;
  /** Fewer than these it never is; absent: fewer than none is another question. */
  readonly least?: number | undefined;
  /** More than this value it never is. */
  readonly most?: string | undefined;
  /** Its gaps are `{figure}`, values and sums. */
  readonly says: Bilingual;
  /** The rule that decides first. */
  readonly rules: readonly { readonly number: string; readonly claim: Bilingual }[];
}

/** A number in figures or words, or a cost in symbols; any other word counts one. */
const numberOf = (word: string): number => {
  const mana = parseManaCost(word);
  return mana ? manaTotal(mana) : (readNumber(word.toLowerCase()) ?? 1);
};

/** Values that many lines read alike. */
const SHARED: readonly WrittenValue[] = shared;

/** A name alone stands for a shared value. */
export const valueNamed = (value: WrittenValue | string): WrittenValue =>
  typeof value === "string"
    ? (SHARED.find(({ name }) => name === value) ?? { name: value })
    : value;

/** The product of what a pattern captures; undefined where it captures nothing. */
export const capturedBy = (found: RegExpExecArray | null): number | undefined => {
  const captured = found?.slice(1).filter(Boolean) ?? [];
  return captured.length === 0
    ? undefined
    : captured.reduce((product, word) => product * numberOf(word), 1);
};

/**
 * The value in the words of a question; undefined where they do not tell it. A pattern is compiled where it is
 * used and not kept: those of hundreds of lines would fill the memory.
 */
export const readValue = (value: WrittenValue | string, words: string): number | undefined => {
  const { number, each, first = [] } = valueNamed(value);
  const pattern = compilePattern(each ?? number ?? "(?!)", "gu");
  const found = [...words.matchAll(pattern)].slice(0, each === undefined ? 1 : undefined);
  return found.length > 0
    ? found.reduce((sum, one) => sum + (capturedBy(one) ?? 1), 0)
    : first.find(({ says }) => compilePattern(says).test(words))?.is;
};
