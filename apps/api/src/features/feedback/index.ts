import type { Database } from "../../database/index.ts";
import { api, type Feature, requireUser } from "../../http/index.ts";
import { presentFeedback } from "../discussions/index.ts";
import { giveFeedback } from "./give-feedback.ts";
import { requireAnswer } from "./policy.ts";
import { deleteFeedback } from "./queries.ts";

export { refundLikelyAnswer } from "./give-feedback.ts";

interface FeedbackParts {
  readonly database: Database;
  readonly now: () => Date;
}

const handlersOf = ({ database, now }: FeedbackParts) => ({
  feedback: {
    give: api.feedback.give.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      const { id: discussionId, messageId, helpful } = input;
      await requireAnswer(database, { discussionId, messageId }, userId);
      const comment = input.comment || null;
      const question = input.question ?? null;
      const opinion = { discussionId, messageId, userId, helpful, comment, question };
      const given = await giveFeedback(database, opinion, now());
      return { ...presentFeedback(given.feedback), is_refunded: given.isReturned };
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
export const createFeedback = (parts: FeedbackParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
});
