import type { Discussion } from "@spellwright/contract";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../lib/api.ts";

const PAGE_SIZE = 30;

/** One's own Oracle discussions, newest first, page by page (DATA-05, DISC-07). */
export const discussionPages = () =>
  infiniteQueryOptions({
    queryKey: [...api.discussions.list.key(), "oracle"],
    queryFn: ({ pageParam, signal }) =>
      client.discussions.list(
        { type: "oracle", limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** Reads the list again, and the open discussion with it. */
export const useRefreshDiscussions = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: api.discussions.key() });
};

/** Makes a discussion public or private (DISC-01). */
export const useChangeVisibility = () => {
  const refresh = useRefreshDiscussions();
  return useMutation({
    mutationFn: ({ id, is_public }: Pick<Discussion, "id" | "is_public">) =>
      client.discussions.update({ id, is_public }),
    onSettled: refresh,
  });
};

/** Deletes a discussion; the list is read again, the deleted one is not. */
export const useDeleteDiscussion = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.discussions.remove({ id }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: api.discussions.list.key() });
    },
  });
};
