import { type BotAnswer, DetailedReasoning, Engine, Ruling } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import * as z from "zod";
import { AppError } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import type { AskedQuestion } from "./question-queries.ts";

/** What a channel needs of the answer that a run keeps, whoever paid for it. */
export const StoredAnswer = z.object({
  ruling: Ruling,
  detailedReasoning: DetailedReasoning,
  engine: Engine.nullable().default(null).describe("Null: it was not kept yet"),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

/** A question with its answer. */
export type AnsweredQuestion = AskedQuestion & { readonly run: NonNullable<AskedQuestion["run"]> };

/** @throws AppError RUN_NOT_FOUND for a question that has no answer, or none any more */
export const requireAnswer = (question: AskedQuestion | undefined): AnsweredQuestion => {
  if (question?.run?.status !== "done") throw new AppError("RUN_NOT_FOUND");
  return { ...question, run: question.run };
};

/** A stored answer as the bot gets it, each time the same (BOT-07). */
export const presentAnswer = (
  { oracle, publicUrl }: Pick<DiscordParts, "oracle" | "publicUrl">,
  { id, run, ...question }: AnsweredQuestion,
): BotAnswer => {
  const { ruling, detailedReasoning, engine } = StoredAnswer.parse(run.answer);
  const language = ruling.language ?? question.language;
  const payer = run.guildId === null ? "account" : "pack";
  return {
    outcome: "answered",
    question_id: id,
    ruling,
    detailed_reasoning: detailedReasoning,
    engine,
    charged_to: run.zapsCharged > 0 ? payer : "nobody",
    zaps_charged: run.zapsCharged,
    answer_url: `${publicUrl}${pagePath(language, "channelAnswer", id)}`,
    explain_zaps: oracle.cost("medium"),
  };
};
