import type { QueryClient } from "@tanstack/react-query";

let shown: QueryClient | undefined;

/** From now on this is what the page has read. */
export const showQueries = (queries: QueryClient): void => {
  shown = queries;
};

/** What the page has read; undefined before it runs. */
export const shownQueries = (): QueryClient | undefined => shown;
