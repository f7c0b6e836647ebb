import type { QueryClient } from "@tanstack/react-query";

let shown: QueryClient | undefined;

/** From now on this is what the page has read. */
export const setPageQueries = (queries: QueryClient): void => {
  shown = queries;
};

/** What the page has read. Undefined before it runs. */
export const shownQueries = (): QueryClient | undefined => shown;
