import {
  DECK_VERSIONS_MAX,
  DeckFormat,
  type DeckVersion,
  type DeckVersionComparison,
} from "@spellwright/contract";
import { diffDecks } from "@spellwright/decks";
import { AppError } from "../../http/index.ts";
import { type DeckState, entryOf } from "./deck-state.ts";
import type { DecksParts } from "./decks-parts.ts";
import { type EditTarget, editDeck } from "./edit-deck.ts";
import {
  countVersions,
  deleteVersion,
  findOwnVersion,
  insertVersion,
  listVersions as listRows,
  type VersionRow,
} from "./history-queries.ts";
import { presentDifferences } from "./present-differences.ts";
import { findOwnDeck, linesOfDeck, lockOwnDeck } from "./queries.ts";

interface VersionTarget {
  readonly userId: string;
  readonly deckId: string;
  readonly id: string;
}

const present = (row: VersionRow): DeckVersion => ({
  id: row.id,
  deck_id: row.deckId,
  name: row.name,
  revision: row.revision,
  card_count: row.cardCount,
  created_at: row.createdAt.toISOString(),
});

/** @throws AppError DECK_NOT_FOUND */
export const listVersions = async (
  { database }: DecksParts,
  userId: string,
  deckId: string,
): Promise<{ items: DeckVersion[]; next_cursor: null }> => {
  if ((await findOwnDeck(database, userId, deckId)) === undefined)
    throw new AppError("DECK_NOT_FOUND");
  const rows = await listRows(database, deckId);
  return { items: rows.map(present), next_cursor: null };
};

/**
 * Keeps the deck as it now is under a name.
 *
 * @throws AppError DECK_NOT_FOUND, DECK_VERSIONS_FULL
 */
export const keepVersion = (
  { database }: DecksParts,
  userId: string,
  deckId: string,
  name: string,
) =>
  database.transaction(async (tx): Promise<DeckVersion> => {
    const deck = await lockOwnDeck(tx, userId, deckId);
    if (deck === undefined) throw new AppError("DECK_NOT_FOUND");
    if ((await countVersions(tx, deckId)) >= DECK_VERSIONS_MAX)
      throw new AppError("DECK_VERSIONS_FULL", { max: DECK_VERSIONS_MAX });
    const lines = await linesOfDeck(tx, deckId);
    const { revision, description, featuredCardName } = deck;
    const fields = {
      name: deck.name,
      format: DeckFormat.parse(deck.format),
      description,
      featuredCardName,
    };
    const counted = lines.filter(({ board }) => board !== "maybeboard" && board !== "extra");
    const cardCount = counted.reduce((total, line) => total + line.quantity, 0);
    const state: DeckState = { fields, lines };
    return present(await insertVersion(tx, { deckId, name, revision, cardCount, state }));
  });

const findVersion = async ({ database }: DecksParts, { userId, deckId, id }: VersionTarget) => {
  const version = await findOwnVersion(database, userId, { deckId, id });
  if (version === undefined) throw new AppError("DECK_VERSION_NOT_FOUND");
  return version;
};

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
  return {
    ...present(version),
    differences: presentDifferences(differences, [...now, ...version.state.lines]),
  };
};

/**
 * Brings the list, the format and the featured card of a version back, as an edit that can be undone;
 * name and description stay as they are.
 *
 * @throws AppError DECK_VERSION_NOT_FOUND, DECK_CHANGED
 */
export const restoreVersion = async (
  parts: DecksParts,
  target: VersionTarget,
  revision: EditTarget["revision"],
): Promise<void> => {
  const { state } = await findVersion(parts, target);
  const { format, featuredCardName } = state.fields;
  await editDeck(parts, { userId: target.userId, id: target.deckId, revision }, (current) => ({
    fields: { ...current.fields, format, featuredCardName },
    lines: state.lines,
  }));
};

/** @throws AppError DECK_VERSION_NOT_FOUND */
export const removeVersion = async (parts: DecksParts, target: VersionTarget): Promise<void> => {
  const { id } = await findVersion(parts, target);
  await deleteVersion(parts.database, id);
};
