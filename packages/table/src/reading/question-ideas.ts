import { type Engine, type NamedCard, readWords } from "@spellwright/judge";

type Understanding = Parameters<Engine>[0];

/** A card that is named, at a word of the question. */
export interface Mention {
  readonly place: number;
  readonly at: number;
}

/** An idea of the question's own words. */
export interface Idea {
  readonly id: string;
  readonly at: number;
  /** Behind its last word. */
  readonly end: number;
}

/** A question as named cards and ideas, in its order. */
export interface QuestionIdeas {
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly ideas: readonly Idea[];
  readonly numbers: readonly number[];
  readonly understanding: Understanding;
}

/** Reads a question as ideas. Names of cards hold none. */
export function readIdeas(
  understanding: Understanding,
  cards: readonly NamedCard[],
): QuestionIdeas {
  const words = readWords(understanding, cards).all.split(" ");
  const { vocabulary } = understanding;
  const ideas = vocabulary
    .find(vocabulary.readThroughSlips(words))
    .map(({ id, start, end }) => ({ id, at: start, end }));
  const mentions = words.flatMap((word, at) =>
    /^@\d+$/.test(word) ? [{ place: Number(word.slice(1)), at }] : [],
  );
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  return { words, mentions, ideas, numbers, understanding };
}

/** Words that turn what is told, or tell it of another thing or time: “without it”, “another creature”, “already drew”. */
const TURNING: ReadonlySet<string> = new Set(
  "already another autre autres aucun aucune deja fois jamais lost loses never no not other pas perd perdu plus remove removed sans twice without".split(
    " ",
  ),
);

/** “Or not?” asks for both and turns nothing; « en plus » is more of it, no longer nothing. */
const isPlain = (words: readonly string[], at: number): boolean =>
  UNTURNED.has(`${words[at - 1] ?? ""} ${words[at] ?? ""}`);
const UNTURNED: ReadonlySet<string> = new Set(["or not", "ou pas", "en plus", "de plus"]);

/** Whether something is told to be missing, gone or of another thing: ideas alone do not tell what of. */
export const mentionsAbsence = ({ words, understanding: { gone } }: QuestionIdeas): boolean =>
  gone.size > 0 ||
  words.some((word, at) => (TURNING.has(word) && !isPlain(words, at)) || word === "t");

/** Whose something is that is not the asker’s: « sa Thalia », “a Thalia he controls”. */
const THEIRS: ReadonlySet<string> = new Set(
  "adversaire he her him his il elle ils elles leur leurs opp opponent sa ses she son their theirs they".split(
    " ",
  ),
);

/** Whether somebody else than the asker is spoken of among some words. */
export const mentionsOthers = (words: readonly string[]): boolean =>
  words.some((word) => THEIRS.has(word));

/** Whether one of some ideas is told, from a word on. */
export const hasIdea = ({ ideas }: QuestionIdeas, ids: readonly string[], from = 0): boolean =>
  ideas.some(({ id, at }) => at >= from && ids.includes(id));

/** Whether each of the ideas by which questions are read has a part. What is left over may turn the answer. */
export const usesEveryIdea = (
  { ideas, understanding: { vocabulary } }: QuestionIdeas,
  known: readonly string[],
): boolean => ideas.every(({ id }) => known.includes(id) || !vocabulary.isBase(id));

/** Where the sentence begins that asks. */
export const lastSentence = ({ words }: QuestionIdeas): number =>
  words.lastIndexOf(
    ".",
    words.findLastIndex((word) => word !== "."),
  );
