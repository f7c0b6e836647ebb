import type { Discussion } from "@spellwright/contract";
import {
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { inBatches } from "../../../lib/page/selection.ts";
import {
  type DiscussionPages,
  withChanged,
  withNewest,
  withoutDeleted,
} from "../model/discussion-pages.ts";

const PAGE_SIZE = 50;

/** Whose discussions a list shows: the Oracle's, the Forge's, or those about one deck. */
export interface DiscussionScope {
  readonly type: Discussion["type"];
  /** Null for those of every deck and of none. */
  readonly deckId: string | null;
}

const inputOf = ({ type, deckId }: DiscussionScope) => ({
  type,
  limit: PAGE_SIZE,
  ...(deckId === null ? {} : { deck_id: deckId }),
});
type ListInput = ReturnType<typeof inputOf>;

const readPage = (input: ListInput, cursor: string | null, signal?: AbortSignal) =>
  client.discussions.list(
    { ...input, ...(cursor === null ? {} : { cursor }) },
    signal === undefined ? {} : { signal },
  );

const PAGES = "pages";
const pagesKey = [...api.discussions.list.key(), PAGES] as const;

/** One's own discussions, newest first, page by page (DATA-05, DISC-07). */
export const discussionPages = (scope: DiscussionScope) => {
  const input = inputOf(scope);
  return infiniteQueryOptions({
    queryKey: [...pagesKey, input] as const,
    queryFn: ({ pageParam, signal }) => readPage(input, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // Read again from the top by `readNewest`, never page after page.
    staleTime: Number.POSITIVE_INFINITY,
  });
};

const changePages = (queries: QueryClient, change: (data: DiscussionPages) => DiscussionPages) =>
  queries.setQueriesData<DiscussionPages>({ queryKey: pagesKey }, (data) => data && change(data));

/** Reads the top of every list that was shown. What was known below stays. */
const readNewest = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    queries
      .getQueryCache()
      .findAll({ queryKey: pagesKey })
      .map(async ({ queryKey, state }) => {
        if (state.data === undefined) return;
        const newest = await readPage(queryKey.at(-1) as ListInput, null);
        queries.setQueryData<DiscussionPages>(
          queryKey,
          (known) => known && withNewest(known, newest),
        );
      }),
    // A list that cannot be read again stays as it is.
  ).catch(() => undefined);

/** Reads the lists again, and the open discussion with them. */
export const useRefreshDiscussions = () => {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        readNewest(queries),
        queries.invalidateQueries({
          queryKey: api.discussions.key(),
          predicate: ({ queryKey }) => !queryKey.includes(PAGES),
        }),
      ]),
    [queries],
  );
};

/** Changes the title of a discussion, or makes it public or private (DISC-01). */
export const useChangeDiscussion = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Pick<Discussion, "id"> & { title?: string; is_public?: boolean }) =>
      client.discussions.update(change),
    onSuccess: (changed) => {
      changePages(queries, (data) => withChanged(data, changed));
      const input = { id: changed.id };
      queries.setQueryData(api.discussions.read.queryKey({ input }), changed);
    },
  });
};

/** Deletes discussions, by hundreds (DISC-02). The lists lose what was really deleted. */
export const useDeleteDiscussions = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const part of inBatches(ids)) {
        await client.discussions.removeMany({ ids: part });
        const gone = new Set(part);
        changePages(queries, (data) => withoutDeleted(data, gone));
      }
    },
  });
};
