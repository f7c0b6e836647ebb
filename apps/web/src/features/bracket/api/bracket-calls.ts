import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/http/api.ts";
import type { Bracket } from "../model/deck-bracket.ts";

/** Declares a bracket of one's deck, or takes that back (BRK-03). */
export const useDeclareBracket = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (declaration: {
      id: string;
      declared_bracket: Bracket | null;
      declared_reason: string;
    }) => client.decks.update(declaration),
    // Every badge of the deck shows its bracket.
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: api.decks.key() }),
        queries.invalidateQueries({ queryKey: api.discussions.key() }),
      ]),
  });
};
