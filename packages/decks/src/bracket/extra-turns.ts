import type { CardFacts } from "../card-facts.ts";
import { saysRole } from "../roles/recognise-roles.ts";
import { type BracketCard, keysOf, nameKey } from "./bracket-card.ts";
import type { BracketPolicy } from "./bracket-data.ts";

/** Whether the official words of a card give its player extra turns (CR 500.7). */
const givesTurn = (card: CardFacts): boolean => saysRole(card, "extraTurn");

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
    if (!givesTurn(card)) return "none";
    // A spell that is paid to come back is cast each of its turns (CR 702.27).
    return card.keywords.includes("Buyback") ? "looping" : "extra";
  };
};
