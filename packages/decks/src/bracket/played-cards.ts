import { type BracketCard, type BracketEntry, nameKey } from "./bracket-card.ts";
import type { CardLabel } from "./bracket-finding.ts";

/** A card that a deck starts with, once whatever its copies. */
export interface PlayedCard {
  readonly key: string;
  readonly label: CardLabel;
  readonly card: BracketCard | null;
  readonly copies: number;
  readonly isCommander: boolean;
}

/** The different cards of the main deck and its commanders, by name. Nothing else of a list is played. */
export const playedCards = (entries: readonly BracketEntry[]): readonly PlayedCard[] => {
  const cards = new Map<string, PlayedCard>();
  for (const { name, quantity, board, card } of entries) {
    if (board !== "main" && board !== "commander") continue;
    const key = nameKey(card?.name ?? name);
    const same = cards.get(key);
    cards.set(key, {
      key,
      label: { name: card?.name ?? name, printedName: card?.printed_name ?? null },
      card: card ?? same?.card ?? null,
      copies: quantity + (same?.copies ?? 0),
      isCommander: board === "commander" || same?.isCommander === true,
    });
  }
  return [...cards.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
};
