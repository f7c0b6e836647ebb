import type { Bilingual } from "@spellwright/contract";
import { compilePattern } from "../../vocabulary/patterns.ts";
import { countOf } from "../reading/figures.ts";

/** A number of the question; exactly one way of reading it is written. */
interface WrittenValue {
  readonly name: string;
  /** The pattern captures it; where it stands several times with `each`, all of them are added up. */
  readonly number?: string | undefined;
  readonly each?: string | undefined;
  /** That of the first pattern that fits; an empty one always does. */
  readonly first?: readonly { readonly says: string; readonly is: number }[] | undefined;
}

/** A line of `data/judge/engines/figures`: what is counted, from what, and how it is told. */
export interface WrittenFigure {
  readonly id: string;
  /** In the sentence that asks: folded, numbers in figures, each card as `@` with the part it plays. */
  readonly asks: string;
  /** With this anywhere it is another question. */
  readonly not?: string | undefined;
  /**
   * The parts that named cards play, by their printed texts: each card one, each part at least one. A number
   * that the pattern captures is a value of that name. Absent: no card may be named.
   */
  readonly cards?: readonly { readonly part: string; readonly prints: string }[] | undefined;
  readonly values: readonly WrittenValue[];
  /** A sum of products of values and numbers. */
  readonly figure: readonly (readonly (string | number)[])[];
  /** What the sum is divided by, each part that is begun counted whole, or only whole ones. */
  readonly dividedBy?: string | undefined;
  readonly rounded?: "up" | "down" | undefined;
  /** Fewer than these it never is; absent: fewer than none is another question. */
  readonly least?: number | undefined;
  /** Its gaps are `{figure}` and the values. */
  readonly says: Bilingual;
  /** The rule that decides first. */
  readonly rules: readonly { readonly number: string; readonly claim: Bilingual }[];
}

/** Its patterns compiled; a value is undefined where the words do not tell it. */
export interface Figure extends Omit<WrittenFigure, "asks" | "not" | "cards" | "values"> {
  readonly asks: RegExp;
  readonly not: RegExp | undefined;
  readonly parts: readonly { readonly part: string; readonly prints: RegExp }[];
  readonly values: readonly {
    readonly name: string;
    readonly read: (words: string) => number | undefined;
  }[];
}

const capturedBy = (found: RegExpExecArray): number => countOf(found.slice(1).find(Boolean));

const readerOf = ({ number, each, first = [] }: WrittenValue) => {
  const pattern = compilePattern(each ?? number ?? "(?!)", "gu");
  const fixed = first.map(({ says, is }) => ({ says: compilePattern(says), is }));
  return (words: string): number | undefined => {
    const found = [...words.matchAll(pattern)].slice(0, each === undefined ? 1 : undefined);
    return found.length > 0
      ? found.reduce((sum, one) => sum + capturedBy(one), 0)
      : fixed.find(({ says }) => says.test(words))?.is;
  };
};

export const compileFigure = ({
  asks,
  not,
  cards = [],
  values,
  ...told
}: WrittenFigure): Figure => ({
  ...told,
  asks: compilePattern(asks),
  not: not === undefined ? undefined : compilePattern(not),
  parts: cards.map(({ part, prints }) => ({ part, prints: compilePattern(prints, "iu") })),
  values: values.map((value) => ({ name: value.name, read: readerOf(value) })),
});
