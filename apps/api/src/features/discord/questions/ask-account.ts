import type { BotOutcome } from "@spellwright/contract";
import { AppError, sentenceOf } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { requestIdOf } from "./plan-question.ts";
import type { NewQuestion } from "./read-question.ts";
import { storeQuestion } from "./store-question.ts";

const NO_ZAPS = ["MONTHLY_LIMIT", "INSUFFICIENT_ZAPS", "DAILY_CAP", "UNDECIDED_CAP"] as const;

/**
 * Asks in the name of the asker's linked account: a run of theirs, with its own discussion, charge and
 * refund (BOT-07).
 *
 * @returns why the account cannot pay. Undefined once it is answered
 * @throws AskedAlready, AppError how the run failed
 */
export const askAccount = async (
  parts: DiscordParts,
  userId: string,
  asked: NewQuestion,
): Promise<BotOutcome | undefined> => {
  const { question, language, effort, history } = asked;
  const request = { question, history, reasoningEffort: effort, cards: [] };
  try {
    await parts.oracle.ask(
      userId,
      language,
      { ...request, requestId: requestIdOf(asked) },
      storeQuestion(asked),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const short = NO_ZAPS.find((each) => each === error.code);
    if (short === undefined) throw error;
    return {
      outcome: "no_zaps",
      code: short,
      error: sentenceOf(error, language),
      subscription_url: `${parts.publicUrl}/${language}/subscription`,
    };
  }
};
