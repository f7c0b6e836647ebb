import type { DeckSummary } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { usePendingDeletionCount } from "../../../lib/page/pending-deletions.ts";

/** The dashboard's counts, without what is deleted but can still be undone. Undefined until it is read. */
export const useShownSummary = (): DeckSummary | undefined => {
  const { data } = useQuery(api.decks.summary.queryOptions());
  const decks = usePendingDeletionCount("deck");
  const questions = usePendingDeletionCount("question");
  return (
    data && {
      ...data,
      decks: Math.max(0, data.decks - decks),
      general_questions: Math.max(0, data.general_questions - questions),
    }
  );
};
