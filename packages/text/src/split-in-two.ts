import { splitWords } from "./fold-words.ts";
import { wordsIn } from "./function-words.ts";

/** Words of both languages, folded, before which a sentence may begin anew. */
const JOINING = wordsIn("and or but then also et ou mais puis aussi");
const STOP = /[?!.;,:]+(?=\s)/gu;

/** A text in two, as written, without what stands between. */
export type Halves = readonly [first: string, second: string];

/** Every way in which a text may be two: at its stops and at its joining words, in the order of the text. */
export const splitsInTwo = (text: string): readonly Halves[] => {
  const stops = [...text.matchAll(STOP)].map(({ 0: sign, index }) => ({
    // A question keeps its mark.
    end: index + sign.length,
    start: index + sign.length,
  }));
  const words = splitWords(text)
    .filter(({ folded }) => JOINING.has(folded))
    .map(({ start, end }) => ({ end: start, start: end }));
  return [...stops, ...words]
    .toSorted((one, other) => one.end - other.end)
    .map(({ end, start }): Halves => [text.slice(0, end).trim(), text.slice(start).trim()])
    .filter(([first, second]) => splitWords(first).length > 0 && splitWords(second).length > 0);
};
