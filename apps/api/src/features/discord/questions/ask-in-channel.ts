import type { BotOutcome } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import { hadPack } from "../../zaps/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { askAccount } from "./ask-account.ts";
import type { AskedInChannel } from "./asked-in-channel.ts";
import { rateLimitOutcome, silentOutcome } from "./may-answer.ts";
import { planQuestion } from "./plan-question.ts";
import { type AskedQuestion, findByKey, hasPaidBefore } from "./question-queries.ts";
import { type NewQuestion, readQuestion } from "./read-question.ts";
import { AskedAlready, isRunningOrAnswered } from "./store-question.ts";
import { presentAnswer, requireAnswer } from "./stored-answer.ts";

const answerOf = async (parts: DiscordParts, key: string): Promise<BotOutcome> =>
  presentAnswer(parts, requireAnswer(await findByKey(parts.database, key)));

/** Waits for the run of a question, in whichever process it works. */
const settle = async (parts: DiscordParts, { key, runId }: AskedQuestion): Promise<BotOutcome> => {
  if (runId === null) throw new AppError("RUN_NOT_FOUND");
  await parts.runs.outcome(runId);
  return answerOf(parts, key);
};

/** @returns whether the packs of the server paid for an answer. False: they have too few zaps */
const askPacks = async (parts: DiscordParts, question: NewQuestion): Promise<boolean> => {
  try {
    await parts.runs.execute(planQuestion(parts, question));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "INSUFFICIENT_ZAPS") return false;
    throw error;
  }
};

/**
 * From the server's packs, oldest first; else its asker's linked account pays; else it is not asked (BOT-07).
 * Who never paid for an answer is told first that they would.
 */
const askWhoPays = async (
  parts: DiscordParts,
  question: NewQuestion,
  accountPays: boolean,
): Promise<BotOutcome> => {
  const { key, guildId, discordUserId, userId } = question;
  if (await askPacks(parts, question)) return answerOf(parts, key);
  if (userId === null) return { outcome: "link", had_pack: await hadPack(parts.database, guildId) };
  if (!accountPays && !(await hasPaidBefore(parts.database, discordUserId)))
    return { outcome: "account_pays", zaps: parts.oracle.cost(question.effort) };
  return (await askAccount(parts, userId, question)) ?? answerOf(parts, key);
};

/**
 * Answers a question of a channel, once.
 *
 * @throws AppError how the answer failed. It has cost nothing then
 */
export const askInChannel = async (
  parts: DiscordParts,
  asked: AskedInChannel,
): Promise<BotOutcome> => {
  const known = await findByKey(parts.database, asked.key);
  if (isRunningOrAnswered(known)) return settle(parts, known);
  const refusal =
    (await silentOutcome(parts, asked)) ?? (await rateLimitOutcome(parts.limits, asked));
  if (refusal !== undefined) return refusal;
  const question = await readQuestion(parts, asked);
  if (question === undefined) return { outcome: "silent", reason: "guild" };
  try {
    return await askWhoPays(parts, question, asked.account_pays);
  } catch (error) {
    if (!(error instanceof AskedAlready)) throw error;
    const outcome = await settle(parts, error.question);
    if (!error.isRepeated || outcome.outcome !== "answered") return outcome;
    return { outcome: "repeated", answer_url: outcome.answer_url };
  }
};
