import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { namedCard } from "../../cards/index.ts";
import { type ProseTerm, proseTerms } from "../model/prose-terms.ts";

const ALWAYS = Number.POSITIVE_INFINITY;

/**
 * What can be looked up in a ruling's prose: its cards, by their names in both languages, and keywords.
 *
 * @param names of the ruling's cards, in either language
 */
export const useProseTerms = (names: readonly string[]): readonly ProseTerm[] => {
  const { language } = useText();
  const keywords = useQuery(
    api.rules.keywords.queryOptions({ input: { language }, staleTime: ALWAYS }),
  );
  const cards = useQueries({
    queries: names.map(namedCard),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(
    () =>
      proseTerms(
        names.map((name, index) => cards[index] ?? { name }),
        keywords.data?.items ?? [],
      ),
    [names, cards, keywords.data],
  );
};
