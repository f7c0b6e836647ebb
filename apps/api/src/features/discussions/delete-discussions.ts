import type { Database } from "../../database/index.ts";
import { abandonRuns } from "../runs/index.ts";
import { lockZaps } from "../zaps/index.ts";
import { deleteDiscussions, ownDiscussions } from "./queries.ts";

/**
 * Deletes a person's own discussions with their messages; what still runs in them is refunded. Ids that
 * are not theirs count as missing (DATA-02).
 *
 * @returns how many were deleted.
 */
export const deleteOwnDiscussions = (
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
