import { shownQueries } from "../../http/page-queries.ts";
import { answerKey, callKey } from "../../http/query-keys.ts";
import { isRecord } from "../../storage/is-record.ts";

/** Items of a list, read at once or page by page. */
const itemsOf = (data: unknown): readonly unknown[] => {
  if (!isRecord(data)) return [];
  if (Array.isArray(data.pages)) return data.pages.flatMap(itemsOf);
  return Array.isArray(data.items) ? data.items : [];
};

/**
 * What a person saw of a deck or a discussion when she edited it, by a call that answered it, or a list with
 * it. Undefined for what is on no page.
 */
export const shownVersion = (call: string, id: string): unknown => {
  const path = call.split(".");
  const isOne = path.at(-1) === "read";
  const queryKey = isOne ? answerKey(path, { id }) : callKey(path);
  const read = shownQueries()?.getQueriesData<unknown>({ queryKey }) ?? [];
  const found = read.map(([, data]) => data);
  if (isOne) return found.find((data) => data !== undefined);
  return found.flatMap(itemsOf).find((item) => isRecord(item) && item.id === id);
};
