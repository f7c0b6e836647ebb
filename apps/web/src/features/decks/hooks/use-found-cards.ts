import type { CardSummary } from "@spellwright/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useDebounced } from "../../../lib/page/use-debounced.ts";

/** As the API takes searches. */
const SHORTEST = 2;
const PAUSE_MS = 200;
const SHOWN = 8;

export type FoundCards =
  | { readonly state: "short" | "searching" | "none" | "failed" }
  | {
      readonly state: "found";
      readonly cards: readonly CardSummary[];
      /** False while they are those of what was typed before. */
      readonly isCurrent: boolean;
    };

/**
 * The cards whose name, in either language, goes with what is typed.
 *
 * @param within letters of colors that their color identity lies within; absent: any
 */
export const useFoundCards = (typed: string, within?: string): FoundCards => {
  const query = typed.trim();
  const settled = useDebounced(query, PAUSE_MS);
  const search = useQuery(
    api.cards.search.queryOptions({
      input: { q: settled, limit: SHOWN, ...(within === undefined ? {} : { within }) },
      enabled: query.length >= SHORTEST && settled.length >= SHORTEST,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  );
  if (query.length < SHORTEST) return { state: "short" };
  if (search.isError) return { state: "failed" };
  if (search.data === undefined) return { state: "searching" };
  const isCurrent = settled === query && !search.isPlaceholderData;
  if (search.data.items.length > 0) return { state: "found", cards: search.data.items, isCurrent };
  return { state: isCurrent ? "none" : "searching" };
};
