import * as z from "zod";

/** Characters of what a reader says of an answer. */
export const FEEDBACK_COMMENT_MAX_LENGTH = 1000;

/** What a reader thinks of an answer, kept for review. One a person and answer. */
export const AnswerFeedback = z.object({
  helpful: z.boolean(),
  comment: z.string().nullable().describe("“Wrong because…”"),
  question: z
    .string()
    .nullable()
    .describe("Slug of the offered settled question that is the one that was asked"),
  updated_at: z.iso.datetime(),
});
export type AnswerFeedback = z.infer<typeof AnswerFeedback>;
