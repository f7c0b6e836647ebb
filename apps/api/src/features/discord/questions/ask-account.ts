import type { BotOutcome } from "@spellwright/contract";
import { AppError, sentenceOf } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { lockRunning, type QuestionRow, updateQuestion } from "./question-queries.ts";
import { presentAnswer, toStored } from "./stored-answer.ts";

const NO_ZAPS = ["MONTHLY_LIMIT", "INSUFFICIENT_ZAPS", "DAILY_CAP"] as const;

/** How the run of a question is called in its asker's account; the same one is charged once. */
export const requestIdOf = ({ key }: Pick<QuestionRow, "key">): string => `discord-${key}`;

const end = (
  { database, now }: DiscordParts,
  row: QuestionRow,
  change: Parameters<typeof updateQuestion>[2],
): Promise<QuestionRow> =>
  database.transaction(async (tx) => {
    const running = await lockRunning(tx, row);
    if (running === undefined) return row;
    await updateQuestion(tx, row.id, { ...change, endedAt: now() });
    return { ...running, ...change } as QuestionRow;
  });

/**
 * Asks in the name of the asker's linked account: a run of theirs, with its own discussion, charge and
 * refund (BOT-07). Asked again it joins that run, so that a process that died between answer and row
 * loses nothing.
 *
 * @throws AppError how the run failed
 */
export const askAccount = async (parts: DiscordParts, row: QuestionRow): Promise<BotOutcome> => {
  const { userId, question, language, effort, history } = row;
  if (userId === null) throw new AppError("RUN_NOT_FOUND");
  try {
    const answer = await parts.oracle.ask(userId, language, {
      ...{ question, history, reasoningEffort: effort },
      cards: [],
      requestId: requestIdOf(row),
    });
    const given = {
      answer: toStored(answer),
      zapsCharged: answer.zaps_charged,
      discussionId: answer.discussionId,
    };
    const ended = await end(parts, row, { status: "answered", ...given });
    return presentAnswer(parts, { ...ended, ...given });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, params } = error;
    await end(parts, row, { status: "failed", errorCode: code, errorParams: { ...params } });
    const short = NO_ZAPS.find((each) => each === code);
    if (short === undefined) throw error;
    return {
      outcome: "no_zaps",
      code: short,
      error: sentenceOf(error, language),
      subscription_url: `${parts.publicUrl}/${language}/subscription`,
    };
  }
};
