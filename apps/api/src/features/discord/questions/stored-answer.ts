import { type BotAnswer, DetailedReasoning, Engine, Ruling } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import * as z from "zod";
import type { DiscordParts } from "../discord-parts.ts";
import type { QuestionRow } from "./question-queries.ts";

/** What is kept of an answer. */
export const StoredAnswer = z.object({
  ruling: Ruling,
  detailed_reasoning: DetailedReasoning,
  engine: Engine.nullable().default(null).describe("Null: it was not kept yet"),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

/** What is kept of what the Oracle said. */
export const toStored = (answer: {
  readonly ruling: Ruling;
  readonly detailedReasoning: DetailedReasoning;
  readonly engine: Engine;
}): StoredAnswer => ({
  ruling: answer.ruling,
  detailed_reasoning: answer.detailedReasoning,
  engine: answer.engine,
});

/** A stored answer as the bot gets it, each time the same (BOT-07). */
export const presentAnswer = (
  { oracle, publicUrl }: Pick<DiscordParts, "oracle" | "publicUrl">,
  row: QuestionRow,
): BotAnswer => {
  const stored = StoredAnswer.parse(row.answer);
  const language = stored.ruling.language ?? row.language;
  return {
    outcome: "answered",
    question_id: row.id,
    ...stored,
    charged_to: row.zapsCharged > 0 ? row.paidBy : "nobody",
    zaps_charged: row.zapsCharged,
    answer_url: `${publicUrl}${pagePath(language, "channelAnswer", row.id)}`,
    explain_zaps: oracle.cost("medium"),
  };
};
