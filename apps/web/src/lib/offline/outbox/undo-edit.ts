import type { DeckDetail } from "@spellwright/contract";
import { changeOutbox, readOutbox } from "./store.ts";
import { editedDeck } from "./with-edits.ts";

/**
 * Takes back the last edit of a deck that waits.
 *
 * @returns the deck without it. Undefined where none waits, or where it is on its way already
 */
export const undoWaitingEdit = async (
  account: string,
  id: string,
): Promise<DeckDetail | undefined> => {
  const { edits, things } = await readOutbox(account);
  const thing = things.get(id);
  const own = edits.filter((edit) => edit.thing === id);
  const last = own.findLast(({ call }) => call === "decks.change");
  if (thing?.base === undefined || last === undefined) return undefined;
  if (thing.parcel !== undefined && last.seq <= thing.parcel.upTo) return undefined;
  await changeOutbox(account, { done: [last.seq] });
  return editedDeck(
    thing.base,
    own.filter(({ seq }) => seq !== last.seq),
  );
};
