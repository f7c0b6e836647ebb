import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { type BracketCard, keysOf, nameKey, sentencesOf } from "./bracket-card.ts";
import type { BracketPolicy } from "./bracket-data.ts";

/** The one who plays the card takes the turn, or may choose to (CR 500.7). */
const TAKES =
  /(?:^|[.:,;—•]\s*|\bthen |\byou (?:may )?|\band |\bto )take (?:an|two|three|x|that many) extra turns?\b|\btarget player takes (?:an|two) extra turns?\b/i;

/** Whether the words of a card give its player extra turns. */
export const textGivesTurn = oncePerCard((card: CardFacts): boolean =>
  sentencesOf(card).some((sentence) => TAKES.test(sentence)),
);

/** What a card does with extra turns. */
export type TurnEffect = "extra" | "looping" | "none";

/**
 * Whether a card gives extra turns, and whether it gives them again and again by itself (BRK-03).
 *
 * @param card null: only its name is looked at
 */
export const turnEffect = (
  policy: BracketPolicy["extraTurns"],
): ((name: string, card: BracketCard | null) => TurnEffect) => {
  const named = keysOf(policy.cards);
  const except = keysOf(policy.except);
  const looping = keysOf(policy.looping);
  return (name, card) => {
    const key = nameKey(name);
    if (looping.has(key)) return "looping";
    if (named.has(key)) return "extra";
    if (card === null || except.has(key)) return "none";
    if (!textGivesTurn(card)) return "none";
    const sentences = sentencesOf(card);
    // A spell that is paid to come back is cast each of its turns (CR 702.27).
    return sentences.some((sentence) => /^buyback\b/i.test(sentence)) ? "looping" : "extra";
  };
};
