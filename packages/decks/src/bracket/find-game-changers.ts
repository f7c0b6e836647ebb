import { nameKey } from "./bracket-card.ts";
import type { GameChanger } from "./bracket-data.ts";
import type { FoundGameChanger } from "./bracket-finding.ts";
import type { PlayedCard } from "./played-cards.ts";

/** Of a card that the data flags and the list does not describe yet. */
const UNDESCRIBED = { category: "Combo Pieces", impact: "newlyListed" } as const;

/** The Game Changers of a deck: those of the list, and those that the card data flags (BRK-04). */
export const findGameChangers = (
  cards: readonly PlayedCard[],
  list: readonly GameChanger[],
): readonly FoundGameChanger[] => {
  const byKey = new Map(list.map((each) => [nameKey(each.name), each]));
  return cards.flatMap(({ key, label, card }): FoundGameChanger[] => {
    const listed = byKey.get(key);
    if (listed === undefined && card?.game_changer !== true) return [];
    const { category, impact } = listed ?? UNDESCRIBED;
    return [{ ...label, category, impact }];
  });
};
