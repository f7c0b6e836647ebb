import { AppError } from "../../http/index.ts";
import type { DecksParts } from "./decks-parts.ts";
import { reversed } from "./difference.ts";
import { type EditTarget, openDeck, writeDifference } from "./edit-deck.ts";
import { findEdit, findNextEdit } from "./history-queries.ts";

/**
 * Takes the last edit back, as a new revision.
 *
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, DECK_NOTHING_TO_UNDO
 */
export const undoEdit = ({ database, now }: DecksParts, target: EditTarget): Promise<void> =>
  database.transaction(async (tx) => {
    const deck = await openDeck(tx, target);
    const edit = deck.lastEdit === null ? undefined : await findEdit(tx, deck.id, deck.lastEdit);
    if (edit === undefined) throw new AppError("DECK_NOTHING_TO_UNDO");
    const end = { lastEdit: edit.parent, now: now() };
    await writeDifference(tx, deck, reversed(edit.difference), end);
  });

/**
 * Makes the edit again that was taken back last; after another edit there is none.
 *
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, DECK_NOTHING_TO_REDO
 */
export const redoEdit = ({ database, now }: DecksParts, target: EditTarget): Promise<void> =>
  database.transaction(async (tx) => {
    const deck = await openDeck(tx, target);
    const edit = await findNextEdit(tx, deck.id, deck.lastEdit);
    if (edit === undefined) throw new AppError("DECK_NOTHING_TO_REDO");
    const end = { lastEdit: edit.revision, now: now() };
    await writeDifference(tx, deck, edit.difference, end);
  });
