import { api } from "../api.ts";
import { isRecord } from "../is-record.ts";
import { shownQueries } from "../shown-queries.ts";

/** Items of a list, read at once or page by page. */
const itemsOf = (data: unknown): readonly unknown[] => {
  if (!isRecord(data)) return [];
  if (Array.isArray(data.pages)) return data.pages.flatMap(itemsOf);
  return Array.isArray(data.items) ? data.items : [];
};

const KEYS: Readonly<Record<string, (id: string) => readonly unknown[]>> = {
  "decks.read": (id) => api.decks.read.queryKey({ input: { id } }),
  "decks.list": () => api.decks.list.key(),
  "discussions.read": (id) => api.discussions.read.queryKey({ input: { id } }),
  "discussions.list": () => api.discussions.list.key(),
};

/**
 * What a person saw of a deck or a discussion when she edited it, by a call that answered it, or a list with
 * it; undefined for what is on no page.
 */
export const shownThing = (call: string, id: string): unknown => {
  const queryKey = KEYS[call]?.(id);
  if (queryKey === undefined) return undefined;
  const read = shownQueries()?.getQueriesData<unknown>({ queryKey }) ?? [];
  const found = read.map(([, data]) => data);
  if (call.endsWith(".read")) return found.find((data) => data !== undefined);
  return found.flatMap(itemsOf).find((item) => isRecord(item) && item.id === id);
};
