import type { BotOutcome, Language } from "@spellwright/contract";
import { type Api, explainedError } from "./api-client.ts";
import { retryUntilApiAnswers } from "./retry-until-api-answers.ts";

/** The API rules for three minutes at most; then it is asked again with the same key. */
const ANSWER_MS = 190_000;

/** A question, keyed by the message or interaction that it came in. */
export interface Question {
  readonly key: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly parentId: string | null;
  readonly userId: string;
  /** The answer to an interaction can be given by the process that heard it alone. */
  readonly via: "message" | "interaction";
  readonly text: string;
  readonly language: Language;
  /** Our message that it replies to. */
  readonly replyTo: string | null;
  /** A question that is asked again with more effort. */
  readonly explains: string | null;
  /** Whether the person was told that their account pays, and said yes. */
  readonly accountPays: boolean;
}

/** What came of it; `unavailable` and `refused` have cost nothing. */
export type AskOutcome =
  | BotOutcome
  | { readonly outcome: "refused"; readonly sentence: string }
  | { readonly outcome: "unavailable" };

/**
 * Asks the API. When it goes away the same key is asked again, so that the answer is made and charged
 * once however often the line breaks (BOT-07).
 *
 * @param signal ends the tries when the bot ends
 */
export const ask = async (
  api: Api,
  question: Question,
  signal: AbortSignal,
): Promise<AskOutcome> => {
  const { key, via, text, language } = question;
  const input = {
    key,
    guild_id: question.guildId,
    channel_id: question.channelId,
    parent_id: question.parentId,
    discord_user_id: question.userId,
    via,
    text,
    language,
    reply_to: question.replyTo,
    explains: question.explains,
    account_pays: question.accountPays,
  };
  const context = { language, timeout: ANSWER_MS };
  try {
    return await retryUntilApiAnswers(() => api.bot.ask(input, { context }), signal);
  } catch (error) {
    const sentence = explainedError(error);
    return sentence === undefined ? { outcome: "unavailable" } : { outcome: "refused", sentence };
  }
};
