import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import type { CardSearchView } from "../model/card-search-view.ts";

/** Cards change with a new edition only. */
const FRESH_MS = 300_000;

/** The cards of a search, page by page. */
export const useFoundCards = ({ query, sort }: CardSearchView) =>
  useInfiniteQuery(
    api.cards.browse.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...{ q: query, sort },
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    }),
  );
