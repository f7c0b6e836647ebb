import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../../../lib/http/api.ts";
import { useRefreshDiscussions } from "../../discussions/index.ts";
import { discussionMessages } from "../api/read-messages.ts";

/** Drops what this page holds of a discussion that can no longer be read (DISC-05). */
export const useForgetDiscussion = () => {
  const queries = useQueryClient();
  const refresh = useRefreshDiscussions();
  return useCallback(
    (id: string) => {
      queries.removeQueries({ queryKey: api.discussions.read.queryKey({ input: { id } }) });
      queries.removeQueries({ queryKey: discussionMessages(id).queryKey });
      void refresh();
    },
    [queries, refresh],
  );
};
