import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useHiddenIds } from "../../../lib/page/pending-deletions.ts";
import { useDebounced } from "../../../lib/page/use-debounced.ts";
import { useText } from "../../../lib/text/text.tsx";
import { useSession } from "../../auth/index.ts";

const PAUSE_MS = 200;
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;
/** Of each kind. */
const SHOWN = 5;

const itemsOf = <Item>({
  data,
}: {
  readonly data: { readonly items: readonly Item[] } | undefined;
}): readonly Item[] => data?.items ?? [];

/** What the server knows of some words; without words, one's newest decks and discussions. */
export const usePaletteResults = (typed: string) => {
  const { language } = useText();
  const { user } = useSession();
  const hidden = useHiddenIds();
  const words = typed.trim().slice(0, MAX_LENGTH);
  const q = useDebounced(words, PAUSE_MS);
  const asks = words.length >= MIN_LENGTH && q.length >= MIN_LENGTH;
  const signedIn = user !== null;
  const kept = { placeholderData: keepPreviousData };
  const cards = useQuery(
    api.cards.search.queryOptions({ input: { q, limit: SHOWN }, enabled: asks, ...kept }),
  );
  const rules = useQuery(
    api.rules.search.queryOptions({ input: { q, language, limit: SHOWN }, enabled: asks, ...kept }),
  );
  const found = useQuery(
    api.search.queryOptions({ input: { q, limit: 20 }, enabled: asks && signedIn, ...kept }),
  );
  const newest = useQuery(
    api.discussions.list.queryOptions({ input: { limit: SHOWN }, enabled: signedIn && !asks }),
  );
  const decks = useQuery(
    api.decks.list.queryOptions({
      input: { limit: SHOWN, ...(asks ? { search: q } : {}) },
      enabled: signedIn,
      ...kept,
    }),
  );
  const titles = new Map(
    asks
      ? itemsOf(found).map((hit) => [
          hit.discussion_id,
          { id: hit.discussion_id, type: hit.discussion_type, title: hit.discussion_title },
        ])
      : itemsOf(newest).map(({ id, type, title }) => [id, { id, type, title }]),
  );
  const queries = asks ? [cards, rules, ...(signedIn ? [found, decks] : [])] : [];
  return {
    asks,
    cards: asks ? itemsOf(cards) : [],
    rules: asks ? itemsOf(rules) : [],
    discussions: [...titles.values()].filter(({ id }) => !hidden.has(id)).slice(0, SHOWN),
    decks: itemsOf(decks).filter(({ id }) => !hidden.has(id)),
    isLoading: words !== q || queries.some(({ isFetching }) => isFetching),
    isFailed: queries.some(({ isError }) => isError),
  };
};
