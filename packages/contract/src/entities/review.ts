import * as z from "zod";
import { DiscussionType } from "../enumerations.ts";
import { Engine, Ruling } from "./ruling.ts";

/**
 * What became of an answer that a reader marked wrong: `case` makes the question a case of the
 * evaluation.
 */
export const REVIEW_STATES = ["open", "accepted", "rejected", "case"] as const;
export const ReviewState = z.enum(REVIEW_STATES);
export type ReviewState = z.infer<typeof ReviewState>;

/** Characters of an admin's note on an answer. */
export const REVIEW_NOTE_MAX_LENGTH = 2000;

/** An answer that a reader marked wrong, beside its question. */
export const AnswerReview = z.object({
  message_id: z.string(),
  reader_id: z.guid(),
  question: z.string(),
  cards: z.array(z.string()),
  type: DiscussionType,
  answer: z.string(),
  ruling: Ruling.nullable().describe("null for answers of the Forge"),
  engine: Engine.nullable(),
  comment: z.string().nullable().describe("The reader's"),
  marked_at: z.iso.datetime(),
  state: ReviewState,
  note: z.string().nullable(),
  reviewed_by: z.string().nullable().describe("Address of the admin"),
  reviewed_at: z.iso.datetime().nullable(),
});
export type AnswerReview = z.infer<typeof AnswerReview>;
