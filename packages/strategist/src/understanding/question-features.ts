import { isFunctionWord, stem } from "@spellwright/text";
import type { StrategyQuestion } from "../strategist.ts";
import { foldQuestion } from "./fold-question.ts";
import { markCards } from "./mark-cards.ts";
import { slotsOf } from "./slots.ts";
import type { Understanding } from "./understand.ts";

/** What a question shows, by name, and how much each of it weighs. */
export type Features = ReadonlyMap<string, number>;

/** A card stands for any card, a figure for any figure. */
const CARD = "§";
const FIGURE = "#";

/** How much a feature says: function words and pairs less than words and slots. */
const WEIGHTS = {
  ...{ slot: 1, word: 1, functionWord: 0.7, pair: 0.4, apart: 0.3, piece: 0.5, edge: 0.5 },
  ...{ asking: 0.8, askingFunctionWord: 0.5, length: 1 },
} as const;
const PIECE = 4;

const piecesOf = (word: string): readonly string[] => {
  const marked = `^${word}$`;
  return word.length < PIECE
    ? []
    : Array.from({ length: marked.length - PIECE + 1 }, (_, at) => marked.slice(at, at + PIECE));
};

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+|[#§]/gu) ?? [];

/** Where a message ends one thought and begins another. */
const BREAK = /(?<=[.!?;:,])\s+/;
/** A message of fewer words than one of these is of its length. */
const LENGTHS = [5, 9, 15, 25] as const;

/** How long a message is, and the words of the part of it that asks, where others tell why. */
const askingFeatures = (text: string): Features => {
  const length = LENGTHS.findLastIndex((least) => wordsOf(text).length >= least) + 1;
  const found = new Map<string, number>([[`=length ${length}`, WEIGHTS.length]]);
  const parts = text.split(BREAK);
  const asking = parts.findLast((part) => part.includes("?")) ?? parts.at(-1) ?? "";
  for (const word of parts.length > 1 ? wordsOf(asking) : [])
    found.set(`?${stem(word)}`, isFunctionWord(word) ? WEIGHTS.askingFunctionWord : WEIGHTS.asking);
  return found;
};

/**
 * The words of a text, pairs and pieces of them, its first and its last.
 *
 * @param text folded, its cards and figures by their signs
 */
export const wordFeatures = (text: string): Map<string, number> => {
  const found = new Map<string, number>();
  const words = wordsOf(text);
  const stems = words.map(stem);
  for (const [at, each] of stems.entries()) {
    if (each !== CARD)
      found.set(each, isFunctionWord(words[at] ?? "") ? WEIGHTS.functionWord : WEIGHTS.word);
    if (at > 0) found.set(`${stems[at - 1]} ${each}`, WEIGHTS.pair);
    if (at > 1) found.set(`${stems[at - 2]} _ ${each}`, WEIGHTS.apart);
    for (const piece of piecesOf(each)) found.set(`~${piece}`, WEIGHTS.piece);
  }
  if (stems.length > 0) {
    found.set(`< ${stems[0]}`, WEIGHTS.edge);
    found.set(`${stems.at(-1)} >`, WEIGHTS.edge);
  }
  return found;
};

/** A question as words compare, its cards and figures by their signs. */
export const signedText = ({ question, cards }: Pick<StrategyQuestion, "question" | "cards">) =>
  markCards(
    foldQuestion(question),
    cards.map(({ written }) => foldQuestion(written)),
    CARD,
  ).replaceAll(/\d+/g, FIGURE);

/** What a question shows: its words, and what the parsers read in it. */
export const featuresOf = (question: StrategyQuestion, understanding: Understanding): Features => {
  const text = signedText(question);
  const found = new Map([...wordFeatures(text), ...askingFeatures(text)]);
  found.set("=", WEIGHTS.edge);
  for (const slot of slotsOf(understanding, question.cards.length))
    found.set(`=${slot}`, WEIGHTS.slot);
  return found;
};
