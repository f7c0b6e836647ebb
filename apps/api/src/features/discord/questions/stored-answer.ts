import { type BotAnswer, DetailedReasoning, Engine, Ruling } from "@spellwright/contract";
import * as z from "zod";
import type { DiscordParts } from "../discord-parts.ts";
import type { QuestionRow } from "./question-queries.ts";

/** What is kept of an answer; who gave it was not always. */
export const StoredAnswer = z.object({
  ruling: Ruling,
  detailed_reasoning: DetailedReasoning,
  engine: Engine.default({ kind: "local", model: null }),
});

/** What a question keeps of its answer. */
export const keptOf = ({
  ruling,
  detailedReasoning,
  engine,
}: {
  readonly ruling: Ruling;
  readonly detailedReasoning: DetailedReasoning;
  readonly engine: Engine;
}): z.infer<typeof StoredAnswer> => ({ ruling, detailed_reasoning: detailedReasoning, engine });

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
