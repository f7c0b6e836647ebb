import type { DeckDetail } from "@spellwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/http/api.ts";
import { keptDeck } from "./deck-calls.ts";

/** Makes the link that shows a deck, or takes it back. */
export const useShareDeck = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shared: boolean) => client.decks[shared ? "share" : "unshare"]({ id }),
    onSuccess: ({ share_token }) => {
      const deck = keptDeck(queries, id);
      const key = api.decks.read.queryKey({ input: { id } });
      if (deck !== undefined) queries.setQueryData<DeckDetail>(key, { ...deck, share_token });
    },
  });
};
