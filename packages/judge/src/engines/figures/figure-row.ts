import type { Bilingual } from "@spellwright/contract";
import { compilePattern } from "../../vocabulary/patterns.ts";
import { countOf } from "../reading/figures.ts";

/** A number of the question; exactly one way of reading it is written. */
interface WrittenValue {
  readonly name: string;
  /** The pattern captures it; several captured numbers are multiplied, and with `each` every place is added up. */
  readonly number?: string | undefined;
  readonly each?: string | undefined;
  /** That of the first pattern that fits; an empty one always does. */
  readonly first?: readonly { readonly says: string; readonly is: number }[] | undefined;
}

/** A sum of products of values and numbers. */
export type Sum = readonly (readonly (string | number)[])[];

/** A line of `data/judge/engines/figures`: what is counted, from what, and how it is told. */
export interface Figure {
  readonly id: string;
  /** In the sentence that asks: folded, numbers in figures, each card as `@` with the part it plays. */
  readonly asks: string;
  /** With this anywhere it is another question. */
  readonly not?: string | undefined;
  /**
   * The parts that named cards play, by their printed texts with the size in a last line: each card one, each
   * part at least one unless it is optional. A number that the pattern captures is the value of that name.
   * Absent: no card may be named.
   */
  readonly cards?:
    | readonly {
        readonly part: string;
        readonly prints: string;
        readonly optional?: boolean | undefined;
      }[]
    | undefined;
  readonly values: readonly WrittenValue[];
  readonly figure: Sum;
  /** Further sums, which the sentence tells or the figure is divided by. */
  readonly sums?: Readonly<Record<string, Sum>> | undefined;
  /** What the sum is divided by: "up", each part that is begun counted whole, or "down", only whole ones. */
  readonly dividedBy?: string | undefined;
  readonly rounded?: string | undefined;
  /** Fewer than these it never is; absent: fewer than none is another question. */
  readonly least?: number | undefined;
  /** More than this value it never is. */
  readonly most?: string | undefined;
  /** Its gaps are `{figure}` and the values. */
  readonly says: Bilingual;
  /** The rule that decides first. */
  readonly rules: readonly { readonly number: string; readonly claim: Bilingual }[];
}

const compiled = new Map<string, RegExp>();

/** A pattern, compiled when the first question needs it: most need few of them. */
export const patternOf = (pattern: string, flags = "u"): RegExp => {
  const key = `${flags} ${pattern}`;
  const found = compiled.get(key) ?? compilePattern(pattern, flags);
  compiled.set(key, found);
  return found;
};

const capturedBy = (found: RegExpExecArray): number =>
  found.slice(1).reduce((product, word) => product * countOf(word), 1);

/** A value as the words tell it; undefined where they do not. */
export const readValue = (
  { number, each, first = [] }: WrittenValue,
  words: string,
): number | undefined => {
  const pattern = each ?? number;
  const all = pattern === undefined ? [] : [...words.matchAll(patternOf(pattern, "gu"))];
  const found = all.slice(0, each === undefined ? 1 : undefined);
  return found.length > 0
    ? found.reduce((sum, one) => sum + capturedBy(one), 0)
    : first.find(({ says }) => patternOf(says).test(words))?.is;
};
