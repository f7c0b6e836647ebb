import type { KnownWords } from "./known-words.ts";
import type { QuestionIdeas } from "./question-ideas.ts";
import { type QuestionPiece, readPieces, type Sense } from "./symbols.ts";

/** What tells that a card lies on the table, or is put there, and whose it is. */
const PRESENT: ReadonlySet<string> = new Set<Sense | "end" | "named">([
  ...(["me", "them", "have", "with", "in-play", "on-my-side", "on-their-side"] as const),
  ...(["attack", "cast", "enter", "stop", "named", "end"] as const),
]);
/** Where another thing begins to be told: a sentence ends, or a card is named. */
const EDGE = /^[.@]/;
const POINTING: ReadonlySet<string> = new Set(["him", "it", "l", "la", "le", "that", "them"]);
/** What takes something from the table, by its idea. */
const LEAVES: readonly string[] = [
  ...["destroy", "dies", "exile", "kill", "sacrifice", "they-sacrifice"],
];
/** How many words stand between what is done and what it is done to. */
const NEAR = 3;

/** Where another thing begins to be told before a word: the sentence, or behind the card named last. */
export const statementStart = (words: readonly string[], at: number): number =>
  words.findLastIndex((word, place) => place < at && EDGE.test(word)) + 1;

/** “I have @0 and kill it”, “@0 dies”: it may be the one that leaves. “It” is what was named last. */
export const mayBeLeaving = ({ words, ideas, mentions }: QuestionIdeas, place: number): boolean =>
  ideas.some(({ id, at }) => {
    if (!LEAVES.includes(id)) return false;
    const last = mentions.findLast((one) => one.at < at);
    const isPointed = words
      .slice(Math.max(0, at - 1), at + NEAR)
      .some((word) => POINTING.has(word));
    return (
      (isPointed && (last === undefined || last.place === place)) ||
      mentions.some((one) => one.place === place && one.at >= at - 1 && one.at < at + NEAR)
    );
  });

const isPresent = ({ symbol, isUnknown }: QuestionPiece): boolean =>
  !isUnknown && (symbol === undefined || PRESENT.has(symbol.sense));

const isSomebody = ({ symbol }: QuestionPiece): boolean =>
  symbol !== undefined && (symbol.sense === "me" || symbol.sense === "them");

/** What is asked, or what somebody does, is told no more of the card. */
const isNext = (heard: QuestionPiece): boolean =>
  heard.symbol?.sense === "can" || isSomebody(heard);

/** Words as they are heard. One that carries an idea by which questions are read is known by it. */
function heardIn(
  { words, ideas, understanding: { vocabulary } }: QuestionIdeas,
  [from, to]: readonly [number, number],
  { language, symbolOf }: KnownWords,
  known: readonly string[],
): readonly QuestionPiece[] {
  let at = from;
  return readPieces(words.slice(from, to), language, symbolOf).map((heard) => {
    const start = at;
    at += heard.words.length;
    const isIdea = ideas.some(
      ({ id, at, end }) =>
        at <= start && start < end && (known.includes(id) || vocabulary.isBase(id)),
    );
    return heard.isUnknown && isIdea ? { ...heard, isUnknown: false } : heard;
  });
}

/**
 * Whether no word is unknown of the sentence that names a card. Small talk stands before who or what it is about.
 *
 * @param known ideas by which a word is known, beside those by which questions are read
 */
export function isUnderstood(
  told: QuestionIdeas,
  place: number,
  knownWords: KnownWords,
  known: readonly string[] = [],
): boolean {
  const { words } = told;
  const at = words.indexOf(`@${place}`);
  if (at < 0) return false;
  const end = words.indexOf(".", at);
  const span = [words.lastIndexOf(".", at) + 1, end < 0 ? words.length : end] as const;
  const heard = heardIn(told, span, knownWords, known);
  const first = heard.findIndex((one) => isNext(one) || one.symbol?.sense === "named");
  return !heard.slice(Math.max(0, first)).some(({ isUnknown }) => isUnknown);
}

/**
 * Whether a card is told to be there, and nothing that nobody understands is told of it: “he nuked @0”, “@0 was a
 * whiff”, “@0 is out, I zapped it” may mean that it is gone.
 */
export const isOnTable = (told: QuestionIdeas, place: number, knownWords: KnownWords): boolean =>
  isPutThere(told, place, knownWords) && isUntouched(told, place, knownWords);

/** Whether a card is told to be there, before its name. */
export function isPutThere(
  { words }: QuestionIdeas,
  place: number,
  knownWords: KnownWords,
): boolean {
  const at = words.indexOf(`@${place}`);
  if (at < 0) return false;
  const { language, symbolOf } = knownWords;
  const before = readPieces(words.slice(statementStart(words, at), at), language, symbolOf);
  // Small talk stands before who has it: “ok so he has @0”.
  return before.slice(Math.max(0, before.findIndex(isSomebody))).every(isPresent);
}

/**
 * Whether nothing that nobody understands is told of a card behind its name.
 *
 * @param known ideas that ask about another thing: “a creature with @0 survives”
 */
export function isUntouched(
  told: QuestionIdeas,
  place: number,
  knownWords: KnownWords,
  known: readonly string[] = [],
): boolean {
  const { words, ideas } = told;
  const { language, symbolOf } = knownWords;
  const at = words.indexOf(`@${place}`);
  const read = (some: readonly string[]) => readPieces(some, language, symbolOf);
  const edge = words.findIndex((word, place) => place > at && EDGE.test(word));
  const next = ideas.find((one) => one.at > at && known.includes(one.id))?.at ?? words.length;
  const end = Math.min(next, edge < 0 ? words.length : edge);
  const after = read(words.slice(at + 1, end));
  const nextOne = after.findIndex(isNext);
  const whole = read(words);
  return (
    after.slice(0, nextOne < 0 ? after.length : nextOne).every(isPresent) &&
    !heardIn(told, [at + 1, end], knownWords, known).some(({ isUnknown }) => isUnknown) &&
    !whole.some(
      ({ isUnknown }, place) => isUnknown && POINTING.has(whole[place + 1]?.words[0] ?? ""),
    )
  );
}
