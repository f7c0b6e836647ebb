import type { AskedQuestion, RecentError } from "@spellwright/contract";
import type { QuestionRow } from "./question-queries.ts";

export const presentQuestion = (row: QuestionRow): AskedQuestion => ({
  id: row.id,
  question_text: row.questionText,
  question_type: row.questionType,
  user_email: row.email,
  cards_mentioned: row.cardsMentioned,
  reasoning_effort: row.reasoningEffort,
  response_success: row.responseSuccess,
  response_time_ms: row.responseTimeMs,
  confidence: row.confidence,
  strength: row.strength,
  discussion_id: row.discussionId,
  error_message: row.errorMessage,
  created_at: row.createdAt.toISOString(),
});

export const presentError = (row: QuestionRow): RecentError => ({
  id: row.id,
  error_message: row.errorMessage,
  question_type: row.questionType,
  question_text: row.questionText,
  user_email: row.email,
  response_time_ms: row.responseTimeMs,
  created_at: row.createdAt.toISOString(),
});
