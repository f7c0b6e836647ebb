import { isFunctionWord } from "@spellwright/text";
import { isOrdinaryWord } from "./game-terms.ts";
import data from "./name-context.json" with { type: "json" };
import { Gap, type SentenceWord } from "./sentence.ts";

const reader = (pattern: string) => {
  const whole = new RegExp(`^(?:${pattern})$`, "u");
  return (word: SentenceWord | undefined): boolean => word !== undefined && whole.test(word.folded);
};

const isFormat = reader(data.format);
const isBanned = reader(data.banned);
const isLegal = reader(data.legal);
const isBeforeAsked = reader(data.beforeAsked);
const isPlays = reader(data.plays);
const isInto = reader(data.into);
const isDeck = reader(data.deck);
const isCasts = reader(data.casts);
const isOnto = reader(data.onto);
const isAsks = reader(data.asks);
const isAsked = reader(data.asked);
const isSays = reader(data.says);
const isDoing = reader(data.does);

/** So many words before and after count as the same sentence. */
const AROUND = 20;

/** The sentence around a place, as far as nothing parts it. */
function sentenceAround(words: readonly SentenceWord[], at: number): readonly SentenceWord[] {
  let from = at;
  while (from > Math.max(0, at - AROUND) && words[from]?.gap !== Gap.hard) from--;
  let to = at + 1;
  while (to < Math.min(words.length, at + AROUND) && words[to]?.gap !== Gap.hard) to++;
  return words.slice(from, to);
}

const isTogether = reader(data.together);
const isSaysIt = reader(data.saysIt);

const isOrdinary = (words: readonly SentenceWord[]): boolean =>
  words.every(({ folded }) => isOrdinaryWord(folded));

/**
 * Whether a format is asked about what stands there: “is opt legal in pauper”, “can i play brainstorm in
 * legacy”, « foudre est bannie ? ».
 */
export function isAskedOfFormat(
  words: readonly SentenceWord[],
  at: number,
  length: number,
): boolean {
  const first = words[at];
  const name = words.slice(at, at + length);
  const before = first?.gap === Gap.hard ? undefined : words[at - 1];
  if (!first || (before && !isBeforeAsked(before) && !isPlays(before))) return false;
  if (name.every(({ folded }) => isFunctionWord(folded))) return false;
  const isPlayed = isPlays(before) && !isOrdinary(name);
  const sentence = sentenceAround(words, at);
  if (sentence.some(isBanned)) return true;
  const isIn = (which: (word: SentenceWord) => boolean) =>
    sentence.some((word, place) => which(word) && isInto(sentence[place - 1]));
  return isIn(isFormat) ? isPlayed || sentence.some(isLegal) : isPlayed && isIn(isDeck);
}

/** “he casts shock”, « je lance choc sur lui »: what is cast without an article is a card. */
export function isCast(words: readonly SentenceWord[], at: number, length: number): boolean {
  if (words[at]?.gap !== Gap.open || !isCasts(words[at - 1])) return false;
  const name = words.slice(at, at + length);
  if (name.every(({ folded }) => isFunctionWord(folded))) return false;
  return !isOrdinary(name) || isOnto(words[at + length]);
}

/** What people do with cards, and no name: “i cast”, « je lance ». */
export const isDoneWithCards = (word: SentenceWord): boolean => isCasts(word) || isPlays(word);

/** “does murder kill it”, « choc peut viser »: a word without an article does something. */
export function doesSomething(words: readonly SentenceWord[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || next?.gap !== Gap.open) return false;
  const before = word.gap === Gap.open ? words[at - 1] : undefined;
  if (isAsks(before)) return isAsked(next) && !isOrdinaryWord(word.folded);
  return (word.gap === Gap.hard || isSays(before)) && isDoing(next) && !isFunctionWord(word.folded);
}

/** “can we brainstorm some combos”, “i think twice”: what people do, and no card. */
export const isDone = (words: readonly SentenceWord[], at: number): boolean => {
  const before = words[at]?.gap === Gap.open ? words[at - 1] : undefined;
  return isTogether(before) || (isSaysIt(before) && isOrdinary(words.slice(at, at + 1)));
};
