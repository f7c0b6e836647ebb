import { fold } from "@spellwright/cards";
import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { DeckFields, type DeckState } from "./deck-state.ts";
import type { DecksParts } from "./decks-parts.ts";
import { type Difference, differenceOf } from "./difference.ts";
import { keepEdit } from "./history-queries.ts";
import { presentDeckWithCards } from "./present.ts";
import {
  deleteLines,
  findOwnDeck,
  insertLines,
  linesOfDeck,
  lockOwnDeck,
  updateDeck,
} from "./queries.ts";

/** Which deck, and the revision that the edit was made on. */
export interface EditTarget {
  readonly userId: string;
  readonly id: string;
  readonly revision: number;
}

type LockedDeck = NonNullable<Awaited<ReturnType<typeof lockOwnDeck>>>;

/**
 * Locks a deck for an edit, so that of two edits on the same revision the second finds another one.
 *
 * @throws AppError DECK_NOT_FOUND; DECK_CHANGED with the deck as it now is
 */
export const openDeck = async (
  tx: Transaction,
  { userId, id, revision }: EditTarget,
): Promise<LockedDeck> => {
  const deck = await lockOwnDeck(tx, userId, id);
  if (deck === undefined) throw new AppError("DECK_NOT_FOUND");
  if (deck.revision === revision) return deck;
  const row = await findOwnDeck(tx, userId, id);
  if (row === undefined) throw new AppError("DECK_NOT_FOUND");
  throw new AppError("DECK_CHANGED", {
    revision: row.revision,
    deck: presentDeckWithCards(row, await linesOfDeck(tx, id)),
  });
};

const fieldsOf = (deck: LockedDeck): DeckFields =>
  DeckFields.parse({
    name: deck.name,
    format: deck.format,
    description: deck.description,
    featuredCardName: deck.featuredCardName,
  });

/**
 * Writes a difference as the deck's next revision.
 *
 * @param lastEdit the edit that an undo takes back afterwards
 */
export const writeDifference = async (
  tx: Transaction,
  deck: LockedDeck,
  { fields, removed, added }: Difference,
  { lastEdit, now }: { readonly lastEdit: number | null; readonly now: Date },
): Promise<void> => {
  await deleteLines(
    tx,
    deck.id,
    removed.map((line) => line.id),
  );
  await insertLines(tx, deck.id, added);
  await updateDeck(tx, deck.id, {
    ...(fields === null ? {} : { ...fields.after, nameFolded: fold(fields.after.name) }),
    revision: deck.revision + 1,
    lastEdit,
    // The colours follow from the lines: whoever shows the deck next derives them.
    ...(removed.length + added.length > 0 ? { factsEdition: null } : {}),
    updatedAt: now,
  });
};

/**
 * One edit of an own deck: all of it or nothing, kept for undo. An edit that changes nothing makes no
 * revision.
 *
 * @param edit the state after it; pure, for it runs while the deck is locked
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, and what `edit` throws
 */
export const editDeck = (
  { database, now }: DecksParts,
  target: EditTarget,
  edit: (state: DeckState) => DeckState,
): Promise<void> =>
  database.transaction(async (tx) => {
    const deck = await openDeck(tx, target);
    const before = { fields: fieldsOf(deck), lines: await linesOfDeck(tx, deck.id) };
    const difference = differenceOf(before, edit(before));
    if (difference === null) return;
    const revision = deck.revision + 1;
    await writeDifference(tx, deck, difference, { lastEdit: revision, now: now() });
    await keepEdit(tx, deck.id, { revision, parent: deck.lastEdit, difference });
  });
