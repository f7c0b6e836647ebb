import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { isRecord } from "../../../lib/is-record.ts";
import type { FindShown } from "../../../lib/outbox/shown-things.ts";

/** Items of a list, read at once or page by page. */
const itemsOf = (data: unknown): readonly unknown[] => {
  if (!isRecord(data)) return [];
  if (Array.isArray(data.pages)) return data.pages.flatMap(itemsOf);
  return Array.isArray(data.items) ? data.items : [];
};

/** Finds what a page shows in what it has read. */
export const findInCache = (queries: QueryClient): FindShown => {
  const keys: Readonly<Record<string, (id: string) => readonly unknown[]>> = {
    "decks.read": (id) => api.decks.read.queryKey({ input: { id } }),
    "decks.list": () => api.decks.list.key(),
    "discussions.read": (id) => api.discussions.read.queryKey({ input: { id } }),
    "discussions.list": () => api.discussions.list.key(),
  };
  return (call, id) => {
    const queryKey = keys[call]?.(id);
    if (queryKey === undefined) return undefined;
    const found = queries.getQueriesData<unknown>({ queryKey }).map(([, data]) => data);
    if (call.endsWith(".read")) return found.find((data) => data !== undefined);
    return found.flatMap(itemsOf).find((item) => isRecord(item) && item.id === id);
  };
};
