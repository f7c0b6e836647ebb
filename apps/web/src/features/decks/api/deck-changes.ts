import type { ContractClient, DeckListItem } from "@spellwright/contract";
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api, client } from "../../../lib/api.ts";

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

const withoutDeck =
  (id: string) =>
  (data: DeckPages): DeckPages => {
    const known = data.pages.some(({ items }) => items.some((deck) => deck.id === id));
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: page.items.filter((deck) => deck.id !== id),
        total: known ? page.total - 1 : page.total,
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

/** Deletes a deck for good; its discussions stay, as general questions. */
export const useDeleteDeck = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.decks.remove({ id }),
    onSuccess: async (_deleted, id) => {
      changePages(queries, withoutDeck(id));
      // Its discussions go on without it: their lists are read again when they are next shown.
      await Promise.all([
        readSummary(queries),
        queries.invalidateQueries({ queryKey: api.discussions.key(), refetchType: "none" }),
      ]);
    },
  });
};

/** Makes a deck without a card. */
export const useCreateDeck = () => {
  const refresh = useRefreshDecks();
  return useMutation({
    mutationFn: (deck: Pick<DeckListItem, "name" | "format">) =>
      client.decks.create({ ...deck, cards: [] }),
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
export type DeckDetails = Pick<DeckListItem, "id" | "revision" | "name" | "format" | "description">;

/** Changes name, format and description; refused when the deck was changed elsewhere since. */
export const useEditDeck = () => {
  const queries = useQueryClient();
  const refresh = useRefreshDecks();
  return useMutation({
    mutationFn: (details: DeckDetails) => client.decks.update(details),
    onSuccess: ({ id, name, format, description, revision, updated_at }) => {
      changePages(queries, withDeck(id, { name, format, description, revision, updated_at }));
      return queries.invalidateQueries({ queryKey: api.decks.read.key({ input: { id } }) });
    },
    onError: refresh,
  });
};
