import type { QuestionLog } from "@spellwright/contract";
import type { QuestionLogRow } from "./queries.ts";

export const presentQuestionLog = (row: QuestionLogRow): QuestionLog => ({
  id: row.id,
  user_id: row.userId,
  question_type: row.questionType,
  question_text: row.questionText,
  question_length: row.questionLength,
  cards_mentioned: row.cardsMentioned,
  reasoning_effort: row.reasoningEffort,
  discussion_id: row.discussionId,
  response_success: row.responseSuccess,
  response_time_ms: row.responseTimeMs,
  confidence: row.confidence,
  error_message: row.errorMessage,
  metadata: row.metadata,
  created_at: row.createdAt.toISOString(),
});
