import type { DeckVersionComparison } from "@spellwright/contract";
import { diffDecks } from "@spellwright/decks";
import { entryOf } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { presentDifferences } from "../editing/present-differences.ts";
import { cardsByNames } from "../find-cards.ts";
import { presentVersion } from "../present.ts";
import { linesOfDeck } from "../queries.ts";
import { findVersion, type VersionTarget } from "./find-version.ts";

/**
 * A version, and what restoring it would change now.
 *
 * @throws AppError DECK_VERSION_NOT_FOUND
 */
export const compareVersion = async (
  parts: DecksParts,
  target: VersionTarget,
): Promise<DeckVersionComparison> => {
  const version = await findVersion(parts, target);
  const now = await linesOfDeck(parts.database, target.deckId);
  const differences = diffDecks(now.map(entryOf), version.state.lines.map(entryOf));
  const cards = await cardsByNames(
    parts,
    differences.map(({ name }) => name),
  );
  return {
    ...presentVersion(version),
    differences: presentDifferences(differences, [...now, ...version.state.lines], cards),
  };
};
