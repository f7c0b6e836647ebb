import type { FoundCombo, Role } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import type { CardReference } from "../strategist.ts";

/** How much of a deck hangs on a card. */
export type Importance = "critical" | "high" | "medium";

/** A card that a report names, and what it does. */
export interface KeyCard {
  readonly card: CardReference;
  readonly roles: readonly Role[];
  readonly importance: Importance;
  /** Why it is more than its roles; null where it is not. */
  readonly reason: "commander" | "combo" | "gameChanger" | null;
}

const IMPORTANCE = { commander: "critical", combo: "critical", gameChanger: "high" } as const;
const MOST_KEY_CARDS = 12;

/** The cards that most of a deck hangs on: commanders and pieces of combos, Game Changers, then those of most roles. */
export const findKeyCards = (
  { cards }: DeckFacts,
  combos: readonly FoundCombo[],
): readonly KeyCard[] => {
  const pieces = new Set(combos.flatMap((combo) => combo.cards.map(({ name }) => name)));
  const reasonOf = ({ card, isCommander }: DeckCard): KeyCard["reason"] => {
    if (isCommander) return "commander";
    if (pieces.has(card.name)) return "combo";
    return card.game_changer ? "gameChanger" : null;
  };
  const weight = { critical: 2, high: 1, medium: 0 };
  return cards
    .filter(({ isLand, roles, card }) => !isLand && (roles.size > 0 || pieces.has(card.name)))
    .concat(cards.filter(({ isCommander, roles }) => isCommander && roles.size === 0))
    .map((each): KeyCard => {
      const reason = reasonOf(each);
      return {
        card: referenceOf(each.card, each.quantity),
        roles: [...each.roles],
        importance: reason === null ? "medium" : IMPORTANCE[reason],
        reason,
      };
    })
    .toSorted(
      (a, b) => weight[b.importance] - weight[a.importance] || b.roles.length - a.roles.length,
    )
    .slice(0, MOST_KEY_CARDS);
};
