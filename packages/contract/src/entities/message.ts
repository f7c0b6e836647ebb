import * as z from "zod";
import { Effort } from "../enumerations.ts";
import { AnswerFeedback } from "./answer-feedback.ts";
import { ForgePayload } from "./forge-answer.ts";
import { MessageId } from "./message-id.ts";
import { DetailedReasoning, Engine, Ruling } from "./ruling.ts";

/** A card that a question names. The server finds the id where it is absent. */
export const CardMention = z.object({
  id: z.string().max(100).optional(),
  name: z.string().min(1).max(200),
});
export type CardMention = z.infer<typeof CardMention>;

/** What a person asked. */
export const QuestionPayload = z.object({
  id: MessageId,
  type: z.literal("user"),
  content: z.string(),
  cards: z.array(CardMention),
  requestId: z.string(),
  reasoningEffort: Effort,
  analysis: z.literal(true).optional().describe("Not written: an analysis of the deck was started"),
  timestamp: z.iso.datetime(),
});
export type QuestionPayload = z.infer<typeof QuestionPayload>;

/** What the Oracle answered; `duration_ms` runs from the question's arrival. */
export const OraclePayload = z.object({
  id: MessageId,
  type: z.literal("oracle"),
  content: z.string(),
  cards: z.array(CardMention),
  userMessageId: MessageId,
  reasoningItems: z.array(z.string()),
  ruling: Ruling,
  detailed_reasoning: DetailedReasoning,
  engine: Engine,
  zaps_charged: z.number().int(),
  duration_ms: z.number().int(),
  reasoningEffort: Effort,
  isWebResult: z.boolean(),
  timestamp: z.iso.datetime(),
});
export type OraclePayload = z.infer<typeof OraclePayload>;

/** How the run of a question stands, so that a page can join it or offer a retry (DISC-08). */
export const RUN_STATUSES = ["running", "done", "failed", "stopped", "interrupted"] as const;
export const RunStatus = z.enum(RUN_STATUSES);
export type RunStatus = z.infer<typeof RunStatus>;

/** The run behind a question; `code` and `params` are those of the error it ended with. */
export const RunState = z.object({
  requestId: z.string(),
  status: RunStatus,
  code: z.string().nullable(),
  params: z.record(z.string(), z.unknown()),
  started_at: z.iso.datetime(),
});
export type RunState = z.infer<typeof RunState>;

/** One message of a discussion (DATA-01). */
export const Message = z.object({
  id: MessageId,
  discussion_id: z.string(),
  role: z.enum(["user", "oracle", "forge"]),
  payload: z.discriminatedUnion("type", [QuestionPayload, OraclePayload, ForgePayload]),
  created_at: z.iso.datetime(),
  run: RunState.nullable().describe("Only on questions"),
  feedback: AnswerFeedback.nullable().describe("The reader's own, only on answers"),
});
export type Message = z.infer<typeof Message>;
