import type { ContractClient } from "@spellwright/contract";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api, client } from "../../../lib/http/api.ts";
import { type QuestionView, questionInput } from "../model/question-view.ts";

const PAGE_SIZE = 60;

type QuestionPages = InfiniteData<
  Awaited<ReturnType<ContractClient["discussions"]["list"]>>,
  string | null
>;

const questionsKey = [...api.discussions.list.key(), "general"] as const;

/** One's own discussions of the Forge that are about no deck, as a view shows them (FOR-03). */
export const questionPages = (view: QuestionView) => {
  const input = { ...questionInput(view), limit: PAGE_SIZE };
  return infiniteQueryOptions({
    queryKey: [...questionsKey, input] as const,
    queryFn: ({ pageParam, signal }) =>
      client.discussions.list(
        { ...input, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
};

/** Deletes a question for good, with its answers. */
export const useDeleteQuestion = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.discussions.remove({ id }),
    onSuccess: async (_deleted, id) => {
      queries.setQueriesData<QuestionPages>(
        { queryKey: questionsKey },
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              items: page.items.filter((item) => item.id !== id),
            })),
          },
      );
      await queries.invalidateQueries({ queryKey: api.decks.summary.key() });
    },
  });
};
