import type { DeckChange, DeckDetail } from "@spellwright/contract";
import { type DeckConflict, mergeDecks, type Side } from "./decks/merge-decks.ts";
import type { QueuedEdit } from "./queued-calls.ts";
import { changeOutbox, type EditedThing, type WaitingEdit } from "./store.ts";
import { editedDeck } from "./with-edits.ts";

/** Most changes of one call. */
export const MOST_CHANGES = 200;

const inParts = (thing: string, changes: readonly DeckChange[]): QueuedEdit[] =>
  Array.from({ length: Math.ceil(changes.length / MOST_CHANGES) }, (_, part) => ({
    call: "decks.change",
    thing,
    changes: changes.slice(part * MOST_CHANGES, (part + 1) * MOST_CHANGES),
  }));

/**
 * Puts the waiting changes of a deck on the state that the server has it in now.
 *
 * @param own the edits of the deck
 * @param side whose state stays where both changed the same. Undefined: nothing is done then
 * @returns what both changed otherwise. Empty where nothing is in the way of sending the rest
 */
export const rebaseDeck = async (
  thing: EditedThing,
  own: readonly WaitingEdit[],
  theirs: DeckDetail,
  side?: Side,
): Promise<readonly DeckConflict[]> => {
  const { parcel: _parcel, trouble: _trouble, base = theirs, ...rest } = thing;
  const edits = own.filter(({ call }) => call === "decks.change");
  const { conflicts, changes } = mergeDecks(base, editedDeck(base, edits), theirs);
  if (conflicts.length > 0 && side === undefined) return conflicts;
  await changeOutbox(thing.account, {
    done: edits.map(({ seq }) => seq),
    instead: inParts(thing.thing, changes(side ?? "mine")),
    things: [{ ...rest, base: theirs, revision: theirs.revision }],
  });
  return [];
};
