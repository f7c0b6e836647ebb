import type { Database } from "../../database/index.ts";
import { api, type Feature, requireUser } from "../../http/index.ts";
import { presentFeedback } from "../discussions/index.ts";
import { requireAnswer } from "./policy.ts";
import { deleteFeedback, upsertFeedback } from "./queries.ts";

const handlersOf = (database: Database) => ({
  feedback: {
    give: api.feedback.give.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      const { id: discussionId, messageId, helpful } = input;
      await requireAnswer(database, { discussionId, messageId }, userId);
      const comment = input.comment || null;
      const question = input.question ?? null;
      return presentFeedback(
        await upsertFeedback(database, { messageId, userId, helpful, comment, question }),
      );
    }),

    withdraw: api.feedback.withdraw.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      const { id: discussionId, messageId } = input;
      await requireAnswer(database, { discussionId, messageId }, userId);
      return { deleted: await deleteFeedback(database, { messageId, userId }) };
    }),
  },
});

/** What readers say of answers: “wrong because…”, stored for review, one a person and answer. */
export const createFeedback = ({
  database,
}: {
  readonly database: Database;
}): Feature<ReturnType<typeof handlersOf>> => ({ handlers: handlersOf(database) });
