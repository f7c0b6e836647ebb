import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";

/** The book changes only when an operator imports a new edition. */
const FRESH_MS = 300_000;
/** Rules of a chapter, terms or changes that one call brings. */
const PAGE = 100;
/** Best results of a search. */
export const MAX_RESULTS = 30;

/** Sections and chapters of the edition in use. */
export const useContents = () => {
  const { language } = useText();
  return useQuery(api.rules.contents.queryOptions({ input: { language }, staleTime: FRESH_MS }));
};

/** A section, chapter or rule with what stands around it. */
export const useRule = (number: string) => {
  const { language } = useText();
  return useQuery(
    api.rules.read.queryOptions({ input: { number, language }, staleTime: FRESH_MS }),
  );
};

/** The rules of a chapter, page by page. */
export const useChapter = (number: string) => {
  const { language } = useText();
  return useInfiniteQuery(
    api.rules.chapter.infiniteOptions({
      input: (cursor: string | undefined) => ({
        number,
        language,
        limit: PAGE,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      staleTime: FRESH_MS,
    }),
  );
};

/** Rules closest to some words. Nothing is asked for none. */
export const useRuleSearch = (query: string) => {
  const { language } = useText();
  return useQuery(
    api.rules.search.queryOptions({
      input: { q: query, language, limit: MAX_RESULTS },
      enabled: query !== "",
      staleTime: FRESH_MS,
    }),
  );
};

/** Terms that begin with some letters, page by page. */
export const useGlossary = (start: string) => {
  const { language } = useText();
  return useInfiniteQuery(
    api.rules.glossary.infiniteOptions({
      input: (cursor: string | undefined) => ({
        q: start,
        language,
        limit: PAGE,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    }),
  );
};

/** One entry of the glossary. */
export const useTerm = (term: string) => {
  const { language } = useText();
  return useQuery(api.rules.term.queryOptions({ input: { term, language }, staleTime: FRESH_MS }));
};
