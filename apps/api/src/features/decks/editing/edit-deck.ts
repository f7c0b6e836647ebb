import { Bracket, type Language } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import type { Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import { DeckFields, type DeckState } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { type DerivedFacts, gatherFacts, provisionalUntilKnown } from "../facts/derive-facts.ts";
import { cardsByNames } from "../find-cards.ts";
import { applyDifference, type Difference, differenceOf } from "../history/difference.ts";
import { type EditRequest, keepEdit } from "../history/history-queries.ts";
import { requireOwnDeck } from "../policy.ts";
import { presentDeckWithCards } from "../present.ts";
import {
  type DeckRow,
  deleteLines,
  findOwnDeck,
  insertLines,
  linesOfDeck,
  lockOwnDeck,
  updateDeck,
} from "../queries.ts";

/** Which deck, the revision that the edit was made on, and the language of whoever made it. */
export interface EditTarget {
  readonly userId: string;
  readonly id: string;
  readonly revision: number;
  readonly language: Language;
}

/** A deck before an edit. */
export interface DeckBefore {
  /** As `deck_edits.revision`; null: nothing to undo. */
  readonly lastEdit: number | null;
  /** What its owner says of it, which is no edit. */
  readonly declared: Bracket | null;
  readonly state: DeckState;
}

const fieldsOf = (deck: DeckRow): DeckFields =>
  DeckFields.parse({
    name: deck.name,
    format: deck.format,
    description: deck.description,
    featuredCardName: deck.featuredCardName,
  });

const declaredIn = (row: Pick<DeckRow, "declaredBracket">): Bracket | null =>
  Bracket.nullable().parse(row.declaredBracket);

/**
 * A deck as an edit finds it. It is not locked yet: `writeDifference` refuses when another edit came in
 * between, so that what is read of cards and combos meanwhile holds no lock.
 *
 * @throws AppError DECK_NOT_FOUND; DECK_CHANGED with the deck as it now is
 */
export const readBefore = async (
  { database }: Pick<DecksParts, "database">,
  { userId, id, revision, language }: EditTarget,
): Promise<DeckBefore> => {
  const row = requireOwnDeck(await findOwnDeck(database, userId, id));
  const lines = await linesOfDeck(database, id);
  if (row.revision !== revision)
    throw new AppError("DECK_CHANGED", {
      revision: row.revision,
      deck: presentDeckWithCards(row, lines, language),
    });
  const declared = declaredIn(row);
  return { lastEdit: row.lastEdit, declared, state: { fields: fieldsOf(row), lines } };
};

/** What follows from the cards after a difference. Undefined when it changes nothing of that. */
const deriveAfter = async (parts: DecksParts, before: DeckState, difference: Difference) => {
  const { fields, removed, added } = difference;
  const isSameFormat = fields === null || fields.before.format === fields.after.format;
  if (isSameFormat && removed.length + added.length === 0) return undefined;
  const after = applyDifference(before, difference);
  const deck = { format: after.fields.format, lines: after.lines };
  const cards = await cardsByNames(
    parts,
    deck.lines.map((line) => line.cardName),
  );
  const derive = await gatherFacts(parts, [deck], cards);
  return (declared: Bracket | null): DerivedFacts =>
    provisionalUntilKnown(derive(deck, declared), deck.lines, cards);
};

/**
 * Writes a difference as the deck's next revision, with what follows from its cards: all of it or
 * nothing. Of two edits on the same revision the second finds another one.
 *
 * @param lastEdit the edit that an undo takes back afterwards
 * @param keep what else belongs to the same transaction
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED
 */
export const writeDifference = async (
  parts: DecksParts,
  target: EditTarget,
  { before, difference }: { readonly before: DeckBefore; readonly difference: Difference },
  {
    lastEdit,
    keep,
  }: {
    readonly lastEdit: number | null;
    readonly keep?: (tx: Transaction) => Promise<void>;
  },
): Promise<void> => {
  const { database, now } = parts;
  const { userId, id, revision } = target;
  const derive = await deriveAfter(parts, before.state, difference);
  const facts = derive?.(before.declared);
  // Those who came meanwhile go first: the transaction holds the one connection of the embedded database.
  await yieldToRequests();
  const isWritten = await database.transaction(async (tx) => {
    const deck = await lockOwnDeck(tx, userId, id);
    if (deck?.revision !== revision) return false;
    const { fields, removed, added } = difference;
    const declared = declaredIn(deck);
    await deleteLines(
      tx,
      id,
      removed.map((line) => line.id),
    );
    await insertLines(tx, id, added);
    await updateDeck(tx, id, {
      ...(fields === null ? {} : { ...fields.after, nameFolded: foldWords(fields.after.name) }),
      ...(declared === before.declared ? facts : derive?.(declared)),
      revision: revision + 1,
      lastEdit,
      updatedAt: now(),
    });
    await keep?.(tx);
    return true;
  });
  // Tells what the deck is now, or that it is gone.
  if (!isWritten) await readBefore(parts, target);
};

/**
 * One edit of an own deck: all of it or nothing, kept for undo. An edit that changes nothing makes no
 * revision.
 *
 * @param edit the state after it
 * @param request kept with it, for a repeat to find
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED, and what `edit` throws
 */
export const editDeck = async (
  parts: DecksParts,
  target: EditTarget,
  edit: (state: DeckState) => DeckState,
  request?: EditRequest,
): Promise<void> => {
  const before = await readBefore(parts, target);
  await yieldToRequests();
  const after = edit(before.state);
  await yieldToRequests();
  const difference = differenceOf(before.state, after);
  if (difference === null) return;
  const revision = target.revision + 1;
  const { lastEdit: parent } = before;
  await writeDifference(
    parts,
    target,
    { before, difference },
    {
      lastEdit: revision,
      keep: (tx) => keepEdit(tx, target.id, { revision, parent, difference }, request),
    },
  );
};
