import type { Database } from "../../database/index.ts";
import { yieldToRequests } from "../../runtime/time-slices.ts";
import { abandonRuns } from "../runs/index.ts";
import { lockZaps } from "../zaps/index.ts";
import { deleteDiscussions, ownDiscussions } from "./queries.ts";

/** Discussions that one transaction deletes, with all their messages. */
const BATCH = 20;

const deleteSome = (
  database: Database,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> =>
  database.transaction(async (tx) => {
    await lockZaps(tx, userId);
    const own = await ownDiscussions(tx, userId, ids);
    if (own.length === 0) return 0;
    await abandonRuns(tx, own, now);
    return deleteDiscussions(tx, userId, own);
  });

/**
 * Deletes a person's own discussions with their messages, a few at a time. What still runs in them is refunded.
 * Ids that are not theirs count as missing (DATA-02).
 *
 * @returns how many were deleted.
 */
export const deleteOwnDiscussions = async (
  database: Database,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> => {
  let deleted = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    deleted += await deleteSome(database, userId, ids.slice(at, at + BATCH), now);
    await yieldToRequests();
  }
  return deleted;
};
