import type { Database } from "../../database/index.ts";
import { AppError, api, type Feature, requireUser } from "../../http/index.ts";
import { presentFeedback, readableDiscussion } from "../discussions/index.ts";
import { deleteFeedback, isAnswer, upsertFeedback } from "./queries.ts";

const handlersOf = (database: Database) => {
  /** @throws AppError PGRST116 for a question, an answer that is not there, a discussion one may not read */
  const requireAnswer = async (id: string, messageId: string, userId: string) => {
    const { id: discussionId } = await readableDiscussion(database, id, userId);
    const answer = { discussionId, messageId };
    if (!(await isAnswer(database, answer))) throw new AppError("PGRST116");
    return answer;
  };
  return {
    feedback: {
      give: api.feedback.give.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const { messageId } = await requireAnswer(input.id, input.messageId, userId);
        const { helpful } = input;
        const comment = input.comment || null;
        return presentFeedback(
          await upsertFeedback(database, { messageId, userId, helpful, comment }),
        );
      }),

      withdraw: api.feedback.withdraw.handler(async ({ context, input }) => {
        const { id: userId } = await requireUser(context);
        const { messageId } = await requireAnswer(input.id, input.messageId, userId);
        return { deleted: await deleteFeedback(database, { messageId, userId }) };
      }),
    },
  };
};

/** What readers say of answers: “wrong because…”, stored for review, one a person and answer. */
export const createFeedback = ({
  database,
}: {
  readonly database: Database;
}): Feature<ReturnType<typeof handlersOf>> => ({ handlers: handlersOf(database) });
