import {
  type AnswerReview,
  ForgePayload,
  OraclePayload,
  QuestionPayload,
} from "@spellwright/contract";
import type { ReviewRow } from "./review-queries.ts";

/** An answer that a reader marked wrong, with what it stands on. A deleted question leaves it empty. */
export const presentReview = (row: ReviewRow): AnswerReview => {
  const isRuling = row.role === "oracle";
  const answer = isRuling ? OraclePayload.parse(row.answer) : ForgePayload.parse(row.answer);
  const question = row.question === null ? null : QuestionPayload.parse(row.question);
  const ruling = answer.type === "oracle" ? answer.ruling : null;
  return {
    message_id: row.messageId,
    reader_id: row.readerId,
    question: question?.content ?? "",
    cards: question?.cards.map(({ name }) => name) ?? [],
    type: isRuling ? "oracle" : "forge",
    answer: ruling === null ? answer.content : `${ruling.ruling}\n\n${ruling.explanation}`.trim(),
    ruling,
    engine: answer.engine ?? null,
    comment: row.comment,
    marked_at: row.markedAt.toISOString(),
    state: row.state,
    note: row.note,
    reviewed_by: row.reviewedBy,
    reviewed_at: row.reviewedAt?.toISOString() ?? null,
  };
};
