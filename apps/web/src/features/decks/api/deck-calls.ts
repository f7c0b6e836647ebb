import type { DeckDetail } from "@spellwright/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/http/api.ts";
import { newRequestId } from "../../../lib/http/request-id.ts";
import { loadOutbox } from "../../../lib/offline/outbox/outbox-code.ts";
import { mayHaveWaitingEdits } from "../../../lib/offline/outbox/waiting-edits.ts";
import { knownAccount } from "../../../lib/storage/known-account.ts";
import type { DeckEdit } from "../model/edit-queue.ts";

const keyOf = (id: string) => api.decks.read.queryKey({ input: { id } });

/** The deck as the server last told it. */
export const keptDeck = (queries: QueryClient, id: string): DeckDetail | undefined =>
  queries.getQueryData(keyOf(id));

/** Makes a deck that the server told the one on screen, and the lists of decks read again. */
export const keepDeck = (queries: QueryClient, deck: DeckDetail): void => {
  // Its discussions show the deck's bracket.
  if (keptDeck(queries, deck.id)?.bracket !== deck.bracket)
    void queries.invalidateQueries({ queryKey: api.discussions.list.key() });
  queries.setQueryData(keyOf(deck.id), deck);
  forgetLists(queries, deck.id);
};

const forgetLists = (queries: QueryClient, id: string): void => {
  void queries.invalidateQueries({ queryKey: api.decks.list.key() });
  void queries.invalidateQueries({ queryKey: api.decks.summary.key() });
  void queries.invalidateQueries({ queryKey: api.decks.text.key({ input: { id } }) });
  void queries.invalidateQueries({ queryKey: api.decks.synergies.key() });
};

/** Takes back the last edit that waits for the network. Undefined where none does. */
const undoWaiting = async (id: string): Promise<DeckDetail | undefined> => {
  const account = knownAccount();
  if (!mayHaveWaitingEdits(account)) return undefined;
  const { undoWaitingEdit } = await loadOutbox();
  return undoWaitingEdit(account, id);
};

/** Sends one edit, made on a revision. */
export const sendEdit = async (
  id: string,
  edit: DeckEdit,
  revision: number,
): Promise<DeckDetail> => {
  if (edit.kind === "change")
    return client.decks.change({
      id,
      revision,
      changes: [...edit.changes],
      requestId: newRequestId(),
    });
  const undone = edit.kind === "undo" ? await undoWaiting(id) : undefined;
  return undone ?? client.decks[edit.kind]({ id, revision });
};
