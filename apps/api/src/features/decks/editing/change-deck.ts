import type { DeckChange } from "@spellwright/contract";
import type { DecksParts } from "../decks-parts.ts";
import { findCard } from "../find-cards.ts";
import { applyChanges } from "./apply-changes.ts";
import { type EditTarget, editDeck } from "./edit-deck.ts";

/**
 * Edits lines and fields: all the changes, or none (FOR-06).
 *
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, and those of `applyChanges`
 */
export const changeDeck = async (
  parts: DecksParts,
  target: EditTarget,
  changes: readonly DeckChange[],
): Promise<void> => {
  const find = findCard(await parts.knowledge.cardIndex());
  await editDeck(parts, target, (state) => applyChanges(state, changes, find));
};
