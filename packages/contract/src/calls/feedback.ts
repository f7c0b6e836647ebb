import * as z from "zod";
import { AnswerFeedback, FEEDBACK_COMMENT_MAX_LENGTH } from "../entities/answer-feedback.ts";
import { declareErrors } from "../errors.ts";
import { deletedCount, sessionCall } from "./base.ts";

const ofAnswer = z.object({ id: z.string().max(64), messageId: z.string().max(64) });
const path = "/discussions/{id}/messages/{messageId}/feedback";
const tags = ["Discussions"];
const missing = declareErrors("PGRST116", "DISCUSSION_ID_INVALID");

/** Feedback on an answer that one may read, stored for review. */
export const feedback = {
  give: sessionCall
    .route({ method: "PUT", path, tags, summary: "Say whether an answer helped, and why not" })
    .input(
      ofAnswer.extend({
        helpful: z.boolean(),
        question: z
          .string()
          .max(100)
          .regex(/^[a-z0-9-]+$/)
          .nullish()
          .describe("Slug of the offered settled question that is the one that was asked"),
        comment: z.string().trim().max(FEEDBACK_COMMENT_MAX_LENGTH).nullish(),
      }),
    )
    .output(
      AnswerFeedback.extend({
        is_refunded: z
          .boolean()
          .describe(
            "A likely answer that was called wrong gave its zaps back, twice a month at most",
          ),
      }),
    )
    .errors(missing)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID")),
  withdraw: sessionCall
    .route({ method: "DELETE", path, tags })
    .input(ofAnswer)
    .output(deletedCount)
    .errors(missing),
};
