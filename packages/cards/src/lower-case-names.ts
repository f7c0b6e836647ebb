import { RANK_OUTSIDE_DECKS } from "./card-names.ts";
import { isGameTerm, isOrdinaryWord } from "./game-terms.ts";
import type { NameMatch } from "./match-names.ts";
import { doesSomething, isAskedOfFormat, isCast, isDone } from "./name-context.ts";
import names from "./names-written-small.json" with { type: "json" };
import type { SentenceWord } from "./sentence.ts";

/** Names of one word that no dictionary of either language has. */
const RARE: ReadonlySet<string> = new Set(names);
/**
 * Two words in lower case are a name where the card is played so much: of the 6,851 names with such a rank or a
 * better one three stand in the rules or in 9,600 questions without meaning the card. All others of
 * a deck, the face of a seldom played card too, are a name where neither word is an everyday one: of 2,840 names beyond rank 20,000 none
 * stands in the rules or in 16,000 questions without meaning the card.
 */
const PLAYED = 8000;

const saysNothing = (word: string): boolean => isOrdinaryWord(word) || isGameTerm(word);

/** Whether nothing stands beside a name of several words: who writes just that means the card (“seek thrills”). */
const isAllThatIsSaid = (words: readonly SentenceWord[], length: number): boolean =>
  length > 1 && words.length === length;

/**
 * Whether a name that is written small, as players do, is meant as the card.
 *
 * @param short the short name of a legend
 */
export function isCardInLowerCase(
  { folded, length, cards }: NameMatch,
  words: readonly SentenceWord[],
  at: number,
  short: boolean,
): boolean {
  if (words.slice(at, at + length).some(({ shouted }) => shouted)) return false;
  const rank = cards[0]?.rank ?? null;
  if (isAllThatIsSaid(words, length)) return true;
  if (isCast(words, at, length) || isAskedOfFormat(words, at, length)) return true;
  if (isDone(words, at)) return false;
  if (length === 1 && short) return isPlayed(rank) && !saysNothing(folded);
  if (length === 1) return RARE.has(folded) || doesSomething(words, at);
  return isNameOfWords(folded.split(" "), rank);
}

const isPlayed = (rank: number | null): boolean => rank !== null && rank <= PLAYED;

/** Whether two words or more are a name by themselves. */
function isNameOfWords(parts: readonly string[], rank: number | null): boolean {
  if (parts.length >= 3) return isPlayed(rank) || !parts.every(isOrdinaryWord);
  if (parts.some((part) => part.length <= 2)) return false;
  if (isPlayed(rank)) return !parts.every(saysNothing);
  return rank !== RANK_OUTSIDE_DECKS && !parts.some(saysNothing);
}
