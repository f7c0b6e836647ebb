import type { DecksParts } from "../decks-parts.ts";
import { type EditTarget, editDeck } from "../editing/edit-deck.ts";
import { findVersion, type VersionTarget } from "./find-version.ts";

/**
 * Brings the list, the format and the featured card of a version back, as an edit that can be undone;
 * name and description stay as they are.
 *
 * @throws AppError DECK_VERSION_NOT_FOUND, DECK_CHANGED
 */
export const restoreVersion = async (
  parts: DecksParts,
  target: VersionTarget,
  { revision, language }: Pick<EditTarget, "revision" | "language">,
): Promise<void> => {
  const { state } = await findVersion(parts, target);
  const { format, featuredCardName } = state.fields;
  await editDeck(
    parts,
    { userId: target.userId, id: target.deckId, revision, language },
    (current) => ({
      fields: { ...current.fields, format, featuredCardName },
      lines: state.lines,
    }),
  );
};
