import { AppError } from "../../../http/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { type EditTarget, readBefore, writeDifference } from "../editing/edit-deck.ts";
import { reversed } from "./difference.ts";
import { findEdit, findNextEdit } from "./history-queries.ts";

/**
 * Takes the last edit back, as a new revision.
 *
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, DECK_NOTHING_TO_UNDO
 */
export const undoEdit = async (parts: DecksParts, target: EditTarget): Promise<void> => {
  const before = await readBefore(parts, target);
  const { lastEdit } = before;
  const edit = lastEdit === null ? undefined : await findEdit(parts.database, target.id, lastEdit);
  if (edit === undefined) throw new AppError("DECK_NOTHING_TO_UNDO");
  const difference = reversed(edit.difference);
  await writeDifference(parts, target, { before, difference }, { lastEdit: edit.parent });
};

/**
 * Makes the edit again that was taken back last; after another edit there is none.
 *
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, DECK_NOTHING_TO_REDO
 */
export const redoEdit = async (parts: DecksParts, target: EditTarget): Promise<void> => {
  const before = await readBefore(parts, target);
  const edit = await findNextEdit(parts.database, target.id, before.lastEdit);
  if (edit === undefined) throw new AppError("DECK_NOTHING_TO_REDO");
  const { difference, revision: lastEdit } = edit;
  await writeDifference(parts, target, { before, difference }, { lastEdit });
};
