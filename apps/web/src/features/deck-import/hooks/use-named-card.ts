import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useDebounced } from "../../../lib/page/use-debounced.ts";

/** IMP-07: a preview is fetched after a pause. */
const PAUSE_MS = 500;

/** A card of the list with its picture, after a pause. Null while it is not known, or without a name. */
export const useNamedCard = (name: string | null) => {
  const settled = useDebounced(name, PAUSE_MS);
  const { data } = useQuery({
    ...api.cards.named.queryOptions({ input: { name: settled ?? "" } }),
    enabled: settled !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return settled !== null && settled === name ? (data ?? null) : null;
};
