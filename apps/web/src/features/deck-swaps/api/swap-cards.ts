import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { changesOf, type Swap } from "../model/changes-of.ts";

/** Swaps to make, and what is said of as many as were made. */
interface AskedSwaps {
  readonly swaps: readonly Swap[];
  readonly done: (count: number) => string;
}

/**
 * Makes swaps in a deck as one edit, and offers to take it back. The list is read anew: a swap that it no
 * longer allows is left out, and told when none is left (ANA-04).
 */
export const useSwapCards = (id: string) => {
  const { t, language } = useText();
  const queries = useQueryClient();
  const read = api.decks.read.queryOptions({ input: { id } });
  const refresh = () => queries.invalidateQueries({ queryKey: api.decks.key() });
  const failed = (error: unknown) => void toast.failed(errorSentence(error, language));
  return useMutation({
    mutationFn: async ({ swaps }: AskedSwaps) => {
      const deck = await queries.fetchQuery({ ...read, staleTime: 0 });
      const { changes, count } = changesOf(deck, swaps);
      if (count === 0) return null;
      const { revision } = deck;
      return { deck: await client.decks.change({ id, revision, changes: [...changes] }), count };
    },
    onSuccess: async (made, { done }) => {
      if (made === null) return void toast.failed(t("deckPage.edit.swapGone"));
      const { deck, count } = made;
      queries.setQueryData(read.queryKey, deck);
      await refresh();
      const undo = async () => {
        await client.decks.undo({ id, revision: deck.revision });
        await refresh();
      };
      toast.done(done(count), {
        label: t("deckPage.edit.undo"),
        onClick: () => void undo().catch(failed),
      });
    },
    onError: failed,
  });
};
