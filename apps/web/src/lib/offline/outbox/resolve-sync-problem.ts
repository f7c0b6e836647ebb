import { idOfNewDeck } from "@spellwright/contract";
import { newRequestId } from "../../http/request-id.ts";
import type { Side } from "./decks/merge-decks.ts";
import { rebaseDeck } from "./rebase-deck.ts";
import { changeOutbox, type EditedThing, type Outbox } from "./store.ts";
import { editedDeck } from "./with-edits.ts";

const editsOf = ({ edits }: Outbox, { thing }: EditedThing) =>
  edits.filter((edit) => edit.thing === thing);

/** Gives up what waits of a thing: it stays as the server has it. */
export const discardWaitingEdits = (outbox: Outbox, thing: EditedThing): Promise<void> =>
  changeOutbox(thing.account, { done: editsOf(outbox, thing).map(({ seq }) => seq) });

/** Sends again what was refused. */
export const tryAgain = ({ trouble: _, ...thing }: EditedThing): Promise<void> =>
  changeOutbox(thing.account, { things: [thing] });

/**
 * Ends a conflict as its person decided.
 *
 * @param side whose state stays of what both devices changed
 */
export const resolveConflict = async (
  outbox: Outbox,
  thing: EditedThing,
  side: Side,
): Promise<void> => {
  const { trouble, ...rest } = thing;
  if (trouble === undefined || trouble.kind === "refused") return;
  if (trouble.kind === "deck") {
    await rebaseDeck(thing, editsOf(outbox, thing), trouble.theirs, side);
    return;
  }
  if (side === "theirs") return discardWaitingEdits(outbox, thing);
  const { theirs } = trouble;
  const known =
    "revision" in theirs ? { base: theirs, revision: theirs.revision } : { discussion: theirs };
  await changeOutbox(thing.account, { things: [{ ...rest, ...known }] });
};

/** Keeps one’s edited deck that was deleted elsewhere: as a new one. */
export const saveAsNew = async (outbox: Outbox, thing: EditedThing): Promise<void> => {
  const { account, base } = thing;
  const edits = editsOf(outbox, thing);
  if (base === undefined) return;
  const edited = editedDeck(base, edits);
  const { name, format, description, featured_card_name, deck_cards } = edited;
  const deck = {
    ...{ name, format, description, featured_card_name },
    cards: deck_cards.map(
      ({ id: _id, deck_id: _deck, card: _card, roles: _roles, ...line }) => line,
    ),
  };
  const requestId = newRequestId();
  const id = await idOfNewDeck(account, requestId);
  await changeOutbox(account, {
    done: edits.map(({ seq }) => seq),
    add: [{ call: "decks.create", thing: id, requestId, deck }],
    things: [{ account, thing: id, kind: "deck", name, base: { ...edited, id, revision: 0 } }],
  });
};
