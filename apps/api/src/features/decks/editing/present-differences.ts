import type { DeckDifference } from "@spellwright/contract";
import type { DeckChange } from "@spellwright/decks";
import type { LineDraft } from "../deck-state.ts";
import type { CardsByName } from "../find-cards.ts";

/**
 * @param lines both states, for the ids of the cards
 * @param cards those of both, for their French names
 */
export const presentDifferences = (
  differences: readonly DeckChange[],
  lines: readonly LineDraft[],
  cards: CardsByName,
): DeckDifference[] => {
  const idOf = new Map(lines.map((line) => [line.cardName, line.cardId]));
  return differences.map(({ name, board, before, after }) => ({
    card_name: name,
    printed_name: cards.get(name)?.printed_name ?? null,
    card_id: idOf.get(name) ?? null,
    board: board === "commander" ? "main" : board,
    is_commander: board === "commander",
    before,
    after,
  }));
};
