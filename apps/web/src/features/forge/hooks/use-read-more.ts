import { useCallback } from "react";

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Reads the next page of a list, unless there is none, it is on its way, or it was refused. */
export const useReadMore = (query: PagedQuery): (() => void) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const canReadMore = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  return useCallback(() => {
    if (canReadMore) fetchNextPage();
  }, [canReadMore, fetchNextPage]);
};
