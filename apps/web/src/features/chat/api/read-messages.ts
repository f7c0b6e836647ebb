import type { Message } from "@spellwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { api, client } from "../../../lib/http/api.ts";

const PAGE_SIZE = 100;

/** All messages of a discussion, oldest first (DISC-07). */
export const discussionMessages = (id: string) =>
  queryOptions({
    queryKey: [...api.discussions.messages.key(), id],
    queryFn: async ({ signal }) => {
      const messages: Message[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof client.discussions.messages>> =
          await client.discussions.messages(
            { id, limit: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) },
            { signal },
          );
        messages.push(...page.items);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return messages;
    },
  });
