import type { Language } from "@spellwright/contract";
import { isFunctionWord } from "./is-function-word.ts";
import { stem } from "./stem.ts";

/** What a text is compared by: its concepts, its words, their letters, and the words of its main clause. */
export const CHANNELS = ["concepts", "words", "letters", "clause"] as const;
/** One of them. */
export type Channel = (typeof CHANNELS)[number];
/** The features of a text, channel by channel. */
export type TextFeatures = Readonly<Record<Channel, ReadonlySet<string>>>;

/** A text as it was read. */
export interface ReadText {
  readonly language: Language;
  readonly tokens: readonly string[];
  readonly concepts: Iterable<string>;
  /** Concepts that are only named as missing. */
  readonly denied: ReadonlySet<string>;
  /** The folded main clause. */
  readonly clause: string;
}

const SHORTEST_WORD = 2;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 4;

const wordsOf = (tokens: readonly string[]): readonly string[] =>
  tokens
    .flatMap((token) => token.split(/[-'\u2019\s]/))
    .filter(
      (word) => word.length >= SHORTEST_WORD && /[a-z0-9]/.test(word) && !isFunctionWord(word),
    );

/** Pieces of three and four letters: slips and endings change few of them. */
const piecesOf = (word: string): readonly string[] => {
  if (word.length < SHORTEST_GRAM || /^\d/.test(word)) return [];
  const marked = `^${word}$`;
  const pieces: string[] = [];
  for (let size = SHORTEST_GRAM; size <= LONGEST_GRAM; size++)
    for (let at = 0; at + size <= marked.length; at++) pieces.push(marked.slice(at, at + size));
  return pieces;
};

const withPairs = (stems: readonly string[]): readonly string[] => [
  ...stems,
  ...stems.slice(1).map((word, at) => `${stems[at]}_${word}`),
];

/** Before a concept that a text only names as missing. */
const MISSING = "!";

/** The features that stand for a concept: that it is there, and that it is named as missing. */
export const featuresOfConcept = (id: string): readonly string[] => [id, `${MISSING}${id}`];

/** The concept that such a feature stands for. */
export const conceptOfFeature = (feature: string): string =>
  feature.startsWith(MISSING) ? feature.slice(MISSING.length) : feature;

/** Concepts are shared by both languages. Words and letters belong to one. */
export const textFeatures = (text: ReadText): TextFeatures => {
  const own = (features: readonly string[]) =>
    new Set(features.map((feature) => `${text.language}:${feature}`));
  const words = wordsOf(text.tokens);
  return {
    concepts: new Set(
      [...text.concepts].map((id) => (text.denied.has(id) ? `${MISSING}${id}` : id)),
    ),
    words: own(withPairs(words.map(stem))),
    letters: own(words.flatMap(piecesOf)),
    clause: own(wordsOf(text.clause.split(/\s+/)).map(stem)),
  };
};
