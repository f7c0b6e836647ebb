import type { Database } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { readableDiscussion } from "../discussions/index.ts";
import { readAnswer } from "./queries.ts";

/**
 * Whoever may read a discussion may say what they think of its answers, and take back their own words.
 *
 * @throws AppError PGRST116 for a question, an answer that is not there, a discussion one may not read
 */
export const requireAnswer = async (
  database: Database,
  { discussionId: id, messageId }: { readonly discussionId: string; readonly messageId: string },
  userId: string,
): Promise<void> => {
  const { id: discussionId } = await readableDiscussion(database, id, userId);
  if ((await readAnswer(database, { discussionId, messageId })) === undefined)
    throw new AppError("PGRST116");
};
