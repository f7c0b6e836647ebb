import * as z from "zod";
import { DiscussionType, Effort } from "../enumerations.ts";

/** ORA-16: written on ask, completed with the outcome. It outlives its discussion. */
export const QuestionLog = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  question_type: DiscussionType,
  question_text: z.string(),
  question_length: z.number().int(),
  cards_mentioned: z.array(z.string()),
  reasoning_effort: Effort,
  discussion_id: z.uuid().nullable().describe("null once the discussion is deleted"),
  response_success: z.boolean().nullable(),
  response_time_ms: z.number().int().nullable(),
  confidence: z.number().nullable(),
  error_message: z.string().nullable(),
  metadata: z.object({ has_context: z.boolean(), cards_count: z.number().int() }),
  created_at: z.iso.datetime(),
});
export type QuestionLog = z.infer<typeof QuestionLog>;
