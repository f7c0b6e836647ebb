import { splitWords } from "./fold-words.ts";
import { wordsIn } from "./function-words.ts";

/** Words of both languages, folded, before which a sentence may begin anew. */
const JOINING = wordsIn("and or but then also et ou mais puis aussi");
const SENTENCE_END = new Set("?!.");
const STOP = /[?!.;,:](?=\s)/gu;

/** A text in two, as written, without what stands between. */
export type Halves = readonly [first: string, second: string];

/** Where a text may be cut, and how likely it is that another question begins there: 0 is the likeliest. */
interface Cut {
  readonly end: number;
  readonly start: number;
  readonly rank: number;
}

/**
 * The ways in which a text may be two: at ends of sentences first, then at its other stops, then at joining words.
 *
 * @param leastWords that either half has
 * @param most ways that are given
 */
export const splitsInTwo = (text: string, leastWords: number, most: number): readonly Halves[] => {
  const words = splitWords(text);
  const stops = [...text.matchAll(STOP)].map(({ 0: sign, index }): Cut => {
    // A question keeps its mark.
    const end = index + sign.length;
    return { end, start: end, rank: SENTENCE_END.has(sign) ? 0 : 1 };
  });
  const joins = words
    .filter(({ folded }) => JOINING.has(folded))
    .map(({ start, end }): Cut => ({ end: start, start: end, rank: 2 }));
  const [first, last] = [words[leastWords - 1], words.at(-leastWords)];
  if (first === undefined || last === undefined) return [];
  return [...stops, ...joins]
    .filter(({ end, start }) => first.end <= end && last.start >= start)
    .toSorted((one, other) => one.rank - other.rank || one.end - other.end)
    .slice(0, most)
    .map(({ end, start }): Halves => [text.slice(0, end).trim(), text.slice(start).trim()]);
};
