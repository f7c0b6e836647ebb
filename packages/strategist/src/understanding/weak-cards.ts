import { isFunctionWord, splitWords, stem } from "@spellwright/text";
import { AGAINST_WORDS, SUBJECT_WORDS, WHICH_WORDS } from "./lexicon.ts";

/** What is judged, by stems. */
const CARD: ReadonlySet<string> = new Set("card cart spell sort".split(" "));
const LOW: ReadonlySet<string> = new Set(
  "weak weakest weaker worst bad useless faibl mauvais pire inutil".split(" "),
);
const HIGH: ReadonlySet<string> = new Set("good useful util bonn fort".split(" "));
const LESS: ReadonlySet<string> = new Set("least less moin".split(" "));

/** How many weak cards are asked for. */
export type WeakAsked = "one" | "several";

interface AskedWord {
  readonly folded: string;
  readonly stem: string;
  /** It stands between a noun and what is said of it. */
  readonly isSkipped: boolean;
}

/** Says that something is worth little: “worst”, « la moins utile ». */
const isLow = (words: readonly AskedWord[], at: number): boolean => {
  const { stem: each = "" } = words[at] ?? {};
  return LESS.has(words[at - 1]?.stem ?? "") ? HIGH.has(each) : LOW.has(each);
};

/** Whether a word beside this one, function words left out, says so. */
const isCalledLow = (words: readonly AskedWord[], at: number): boolean =>
  [-1, 1].some((step) => {
    let place = at + step;
    while (words[place]?.isSkipped) place += step;
    return isLow(words, place);
  });

/**
 * Whether cards of the deck are judged weak, and not the deck: “which cards are the weakest”, « mes
 * cartes inutiles »; “my worst card” is one.
 *
 * @param text folded, without the names of cards
 * @param isNarrow the question names a type, a color or a role, which stands for cards
 */
export const asksForWeakCards = (text: string, isNarrow: boolean): WeakAsked | null => {
  if (SUBJECT_WORDS.threats.test(text) || AGAINST_WORDS.test(text)) return null;
  const words = splitWords(text).map(({ folded }): AskedWord => {
    const stemmed = stem(folded);
    return { folded, stem: stemmed, isSkipped: isFunctionWord(folded) || LESS.has(stemmed) };
  });
  if (!words.some((_, at) => isLow(words, at))) return null;
  const cards = words.flatMap(({ stem: each }, at) => (CARD.has(each) ? [at] : []));
  const isAsked =
    cards.some((at) => isCalledLow(words, at)) ||
    (WHICH_WORDS.test(text) && (isNarrow || cards.length > 0));
  if (!isAsked) return null;
  return cards.some((at) => words[at]?.folded.endsWith("s") === false) ? "one" : "several";
};
