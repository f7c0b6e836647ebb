import type { Effort, OraclePayload, RulingAnswer } from "@spellwright/contract";
import type { OracleResult } from "@spellwright/oracle";
import type { RunEnding } from "../runs/index.ts";

/** The message that keeps an answer. */
export const oraclePayload = (
  id: string,
  { answer, cards }: OracleResult,
  question: { readonly messageId: string; readonly effort: Effort },
  { zapsCharged, durationMs, now }: RunEnding,
): OraclePayload => ({
  id,
  type: "oracle",
  content: answer.ruling.ruling,
  cards: [...cards],
  userMessageId: question.messageId,
  reasoningItems: [...answer.reasoningItems],
  ruling: answer.ruling,
  detailed_reasoning: answer.detailedReasoning,
  engine: answer.engine,
  zaps_charged: zapsCharged,
  duration_ms: durationMs,
  reasoningEffort: question.effort,
  isWebResult: answer.ruling.web_search_used,
  timestamp: now.toISOString(),
});

/** The body of `POST /api/ruling` (ORA-14, DATA-04, DATA-07). */
export const rulingAnswer = (
  { answer }: OracleResult,
  place: Pick<RulingAnswer, "requestId" | "discussionId" | "messageId">,
  zapsCharged: number,
): RulingAnswer => ({
  ...place,
  ruling: answer.ruling,
  detailedReasoning: answer.detailedReasoning,
  reasoningItems: [...answer.reasoningItems],
  suggestedTitle: answer.suggestedTitle,
  usage: answer.usage,
  engine: answer.engine,
  zaps_charged: zapsCharged,
});
