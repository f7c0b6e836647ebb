import type { DeckDifference } from "@spellwright/contract";
import type { DeckChange } from "@spellwright/decks";
import type { LineDraft } from "../deck-state.ts";

/** @param lines both states, for the ids of the cards */
export const presentDifferences = (
  differences: readonly DeckChange[],
  lines: readonly LineDraft[],
): DeckDifference[] => {
  const idOf = new Map(lines.map((line) => [line.cardName, line.cardId]));
  return differences.map(({ name, board, before, after }) => ({
    card_name: name,
    card_id: idOf.get(name) ?? null,
    board: board === "commander" ? "main" : board,
    is_commander: board === "commander",
    before,
    after,
  }));
};
