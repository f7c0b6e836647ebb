import type { DeckDetail } from "@spellwright/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/api.ts";
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
};

/** Sends one edit, made on a revision. */
export const sendEdit = (id: string, edit: DeckEdit, revision: number): Promise<DeckDetail> =>
  edit.kind === "change"
    ? client.decks.change({ id, revision, changes: [...edit.changes] })
    : client.decks[edit.kind]({ id, revision });
