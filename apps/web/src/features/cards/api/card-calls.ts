import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";

const FRESH_MS = 300_000;
/** As many close names as are offered. */
const CLOSE = 12;

/** All that the page of a card shows, by a name in either language, a face or an id (CARD-01, CARD-02). */
export const useCard = (name: string) =>
  useQuery(api.cards.page.queryOptions({ input: { name }, staleTime: FRESH_MS }));

/** How a card is asked for by its name in either language. Asked once, it is kept. */
export const namedCard = (name: string) =>
  api.cards.named.queryOptions({ input: { name }, staleTime: Number.POSITIVE_INFINITY });

/** One card by its name in either language; not asked for while it is not wanted. */
export const useNamedCard = (name: string, wanted = true) =>
  useQuery({ ...namedCard(name), enabled: wanted });

/** Cards whose name is close to one that names none, or several. */
export const useCloseNames = (name: string) => {
  const q = name.trim().slice(0, 100);
  return useQuery(
    api.cards.search.queryOptions({
      input: { q, limit: CLOSE },
      enabled: q.length >= 2,
      staleTime: FRESH_MS,
    }),
  );
};
