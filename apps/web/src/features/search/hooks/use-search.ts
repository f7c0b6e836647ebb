import type { SearchHit } from "@spellwright/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { useDebounced } from "../../../lib/page/use-debounced.ts";

const PAUSE_MS = 300;
const MIN_LENGTH = 2;
const MAX_LENGTH = 200;
const FETCHED = 30;

export type Search =
  | { readonly state: "hint" | "loading" | "none" | "offline" }
  | { readonly state: "failed"; readonly retry: () => void }
  | { readonly state: "found"; readonly hits: readonly SearchHit[] };

/** What one's own discussions of a type hold of some words, 300 ms after the last key. */
export const useSearch = (typed: string, type: SearchHit["discussion_type"]): Search => {
  const online = useOnline();
  const query = typed.trim().slice(0, MAX_LENGTH);
  const settled = useDebounced(query, PAUSE_MS);
  const long = query.length >= MIN_LENGTH;
  const search = useQuery(
    api.search.queryOptions({
      input: { q: settled, type, limit: FETCHED },
      enabled: long && settled.length >= MIN_LENGTH,
      placeholderData: keepPreviousData,
    }),
  );
  if (!long) return { state: "hint" };
  if (!online) return { state: "offline" };
  if (search.isError) return { state: "failed", retry: () => void search.refetch() };
  if (search.data === undefined) return { state: "loading" };
  if (search.data.items.length > 0) return { state: "found", hits: search.data.items };
  return { state: settled === query && !search.isPlaceholderData ? "none" : "loading" };
};
