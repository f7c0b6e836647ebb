import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";

/** Settled questions change only with a release. */
const FRESH_MS = 300_000;
/** Questions that one call brings. */
const PAGE = 40;

/** What the list shows: a chapter, or what is closest to some words. Empty means all. */
export interface QuestionsView {
  readonly query: string;
  readonly chapter: string;
}

/** Settled questions of a view, page by page. */
export const useQuestions = ({ query, chapter }: QuestionsView) => {
  const { language } = useText();
  return useInfiniteQuery(
    api.questions.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        language,
        limit: PAGE,
        ...(query === "" ? {} : { q: query }),
        ...(chapter === "" ? {} : { chapter }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    }),
  );
};

/** Chapters that have settled questions. */
export const useQuestionChapters = () => {
  const { language } = useText();
  return useQuery(
    api.questions.chapters.queryOptions({ input: { language }, staleTime: FRESH_MS }),
  );
};

/** A settled question with its answer, its rules and what is near. */
export const useQuestion = (slug: string) => {
  const { language } = useText();
  return useQuery(
    api.questions.read.queryOptions({ input: { slug, language }, staleTime: FRESH_MS }),
  );
};
