import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, client } from "../../../lib/http/api.ts";
import { type DeckView, listInput } from "../model/deck-view.ts";

/** Decks that are asked for at a time. */
export const PAGE_SIZE = 48;

/** One's own decks as a view shows them, page by page (DATA-05). */
export const deckPages = (view: DeckView) => {
  const input = { ...listInput(view), limit: PAGE_SIZE };
  return infiniteQueryOptions({
    queryKey: [...api.decks.list.key(), "pages", input] as const,
    queryFn: ({ pageParam, signal }) =>
      client.decks.list(
        { ...input, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
};
