import type { DecksParts } from "../decks-parts.ts";
import { findVersion, type VersionTarget } from "./find-version.ts";
import { deleteVersion } from "./history-queries.ts";

/** @throws AppError DECK_VERSION_NOT_FOUND */
export const removeVersion = async (parts: DecksParts, target: VersionTarget): Promise<void> => {
  const { id } = await findVersion(parts, target);
  await deleteVersion(parts.database, id);
};
