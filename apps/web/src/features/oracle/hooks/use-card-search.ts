import type { CardSummary } from "@spellwright/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useDebounced } from "../../../lib/page/use-debounced.ts";
import { MENTION_MIN_LENGTH } from "../../chat/index.ts";

/** ORA-09. */
const DEBOUNCE_MS = 300;
const FETCHED = 18;

export type CardSearch =
  | { readonly state: "hint" | "loading" | "none" | "offline" }
  | { readonly state: "found"; readonly cards: readonly CardSummary[] };

/** The cards whose name matches what was typed, 300 ms after the last key. */
export const useCardSearch = (typed: string, limit = FETCHED): CardSearch => {
  const query = typed.trim();
  const settled = useDebounced(query, DEBOUNCE_MS);
  const long = query.length >= MENTION_MIN_LENGTH;
  const search = useQuery(
    api.cards.search.queryOptions({
      input: { q: settled, limit },
      enabled: long && settled.length >= MENTION_MIN_LENGTH,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  );
  if (!long) return { state: "hint" };
  if (search.isError) return { state: "offline" };
  if (search.data === undefined) return { state: "loading" };
  if (search.data.items.length > 0) return { state: "found", cards: search.data.items };
  return { state: settled === query && !search.isPlaceholderData ? "none" : "loading" };
};
