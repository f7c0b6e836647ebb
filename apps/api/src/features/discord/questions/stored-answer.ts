import { type BotAnswer, DetailedReasoning, Ruling } from "@spellwright/contract";
import * as z from "zod";
import type { DiscordParts } from "../discord-parts.ts";
import type { QuestionRow } from "./question-queries.ts";

/** What is kept of an answer. */
export const StoredAnswer = z.object({ ruling: Ruling, detailed_reasoning: DetailedReasoning });

/** A stored answer as the bot gets it, each time the same (BOT-07). */
export const presentAnswer = (
  { oracle, publicUrl }: Pick<DiscordParts, "oracle" | "publicUrl">,
  row: QuestionRow,
): BotAnswer => ({
  outcome: "answered",
  question_id: row.id,
  ...StoredAnswer.parse(row.answer),
  charged_to: row.zapsCharged > 0 ? row.paidBy : "nobody",
  zaps_charged: row.zapsCharged,
  answer_url:
    row.discussionId === null
      ? null
      : `${publicUrl}/${row.language}/oracle/discussion/${row.discussionId}`,
  explain_zaps: oracle.cost("medium"),
});
