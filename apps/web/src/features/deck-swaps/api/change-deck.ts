import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/api.ts";
import { errorSentence } from "../../../lib/api-error.ts";
import { useText } from "../../../lib/text.tsx";
import { toast } from "../../../ui/index.ts";
import { changesOf, type Exchange } from "../model/changes-of.ts";

/** An exchange of cards, and what is said once it is made. */
interface AskedExchange extends Exchange {
  readonly done: string;
  readonly onUndone?: () => void;
}

/** Exchanges cards of a deck as one edit, and offers to take it back. */
export const useChangeDeck = (id: string) => {
  const { t, language } = useText();
  const queries = useQueryClient();
  const read = api.decks.read.queryOptions({ input: { id } });
  const refresh = () => queries.invalidateQueries({ queryKey: api.decks.key() });
  const failed = (error: unknown) => void toast.failed(errorSentence(error, language));
  return useMutation({
    mutationFn: async (exchange: AskedExchange) => {
      const deck = await queries.fetchQuery({ ...read, staleTime: 0 });
      const changes = [...changesOf(deck, exchange)];
      return client.decks.change({ id, revision: deck.revision, changes });
    },
    onSuccess: async (deck, { done, onUndone }) => {
      queries.setQueryData(read.queryKey, deck);
      await refresh();
      const undo = async () => {
        await client.decks.undo({ id, revision: deck.revision });
        onUndone?.();
        await refresh();
      };
      toast.done(done, {
        label: t("deckPage.edit.undo"),
        onClick: () => void undo().catch(failed),
      });
    },
    onError: failed,
  });
};
