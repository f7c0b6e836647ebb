import type { ContractClient, DeckListItem } from "@spellwright/contract";
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api, client } from "../../../lib/http/api.ts";
import { newRequestId } from "../../../lib/http/request-id.ts";
import { inBatches } from "../../../lib/page/selection.ts";

/** The lists of decks that are on screen or were, page by page. */
type DeckPages = InfiniteData<Awaited<ReturnType<ContractClient["decks"]["list"]>>, string | null>;

const listKey = api.decks.list.key();

const changePages = (queries: QueryClient, change: (data: DeckPages) => DeckPages) =>
  queries.setQueriesData<DeckPages>({ queryKey: listKey }, (data) => data && change(data));

const withDeck =
  (id: string, change: Partial<DeckListItem>) =>
  (data: DeckPages): DeckPages => ({
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      items: page.items.map((deck) => (deck.id === id ? { ...deck, ...change } : deck)),
    })),
  });

const withoutDecks =
  (gone: ReadonlySet<string>) =>
  (data: DeckPages): DeckPages => {
    const known = data.pages.flatMap(({ items }) => items).filter(({ id }) => gone.has(id)).length;
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: page.items.filter(({ id }) => !gone.has(id)),
        total: page.total - known,
      })),
    };
  };

const readSummary = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: api.decks.summary.key() });

/** Reads the list again from its top: what was known below it is given up. */
export const useRefreshDecks = () => {
  const queries = useQueryClient();
  return () => {
    changePages(queries, ({ pages, pageParams }) => ({
      pages: pages.slice(0, 1),
      pageParams: pageParams.slice(0, 1),
    }));
    return queries.invalidateQueries({ queryKey: api.decks.key() });
  };
};

/** Marks a favourite at once, and takes it back when the server refuses (FOR-02). */
export const useFavorite = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, is_favorite }: Pick<DeckListItem, "id" | "is_favorite">) =>
      client.decks.update({ id, is_favorite }),
    onMutate: async ({ id, is_favorite }) => {
      await queries.cancelQueries({ queryKey: listKey });
      changePages(queries, withDeck(id, { is_favorite }));
    },
    onError: (_error, { id, is_favorite }) =>
      changePages(queries, withDeck(id, { is_favorite: !is_favorite })),
    onSuccess: async () => {
      await readSummary(queries);
      // The list on screen keeps what was just unmarked, so that it can be marked again.
      await queries.invalidateQueries({ queryKey: listKey, refetchType: "none" });
    },
  });
};

/** Deletes decks for good, by hundreds. Their discussions stay, as general questions. */
export const useDeleteDecks = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const part of inBatches(ids)) {
        await client.decks.removeMany({ ids: part });
        changePages(queries, withoutDecks(new Set(part)));
      }
    },
    // Their discussions go on without them: those lists are read again when they are next shown.
    onSettled: () =>
      Promise.all([
        readSummary(queries),
        queries.invalidateQueries({ queryKey: api.discussions.key(), refetchType: "none" }),
      ]),
  });
};

/** Makes a deck without a card. */
export const useCreateDeck = () => {
  const refresh = useRefreshDecks();
  return useMutation({
    mutationFn: (deck: Pick<DeckListItem, "name" | "format">) =>
      client.decks.create({ ...deck, cards: [], requestId: newRequestId() }),
    onSuccess: refresh,
  });
};

/** Makes a copy of a deck, the newest of the lists. */
export const useDuplicateDeck = () => {
  const refresh = useRefreshDecks();
  return useMutation({
    mutationFn: (id: string) => client.decks.duplicate({ id }),
    onSuccess: refresh,
  });
};

/** What the edit dialog changes of a deck. */
export type DeckDetails = Pick<
  DeckListItem,
  | "id"
  | "revision"
  | "name"
  | "format"
  | "description"
  | "featured_card_name"
  | "declared_archetype"
>;

/** Changes what the owner says of a deck. Refused when the deck was changed elsewhere since. */
export const useEditDeck = () => {
  const queries = useQueryClient();
  const refresh = useRefreshDecks();
  return useMutation({
    mutationFn: (details: DeckDetails) => client.decks.update(details),
    onSuccess: ({ deck_cards: _cards, ...changed }) => {
      changePages(queries, withDeck(changed.id, changed));
      // The featured card itself comes with the list.
      void queries.invalidateQueries({ queryKey: listKey });
      return queries.invalidateQueries({
        queryKey: api.decks.read.key({ input: { id: changed.id } }),
      });
    },
    onError: refresh,
  });
};
