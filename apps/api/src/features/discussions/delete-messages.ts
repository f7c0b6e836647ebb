import type { Database } from "../../database/index.ts";
import { deleteRunsOfQuestions } from "../runs/index.ts";
import { lockZaps } from "../zaps/index.ts";
import { deleteMessages, updateDiscussion } from "./queries.ts";

/**
 * Deletes messages of a person's own discussion (DATA-02). A question takes its answer and its run
 * along, refunded when it still runs. An answer goes alone. Ids of other discussions count as missing.
 *
 * The summary may tell of what was deleted, so it is emptied. The next answer writes it anew.
 *
 * @returns how many messages were deleted, answers that went with their questions included.
 */
export const deleteOwnMessages = (
  database: Database,
  { discussionId, userId }: { readonly discussionId: string; readonly userId: string },
  ids: readonly string[],
  now: Date,
): Promise<number> =>
  database.transaction(async (tx) => {
    await lockZaps(tx, userId);
    await deleteRunsOfQuestions(tx, discussionId, ids, now);
    const deleted = await deleteMessages(tx, discussionId, ids);
    if (deleted > 0) {
      await updateDiscussion(tx, discussionId, { contextSummary: "", updatedAt: now });
    }
    return deleted;
  });
