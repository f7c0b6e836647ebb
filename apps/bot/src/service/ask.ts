import { setTimeout as wait } from "node:timers/promises";
import type { BotOutcome, Language } from "@spellwright/contract";
import { type Api, explained, isAway } from "./api-client.ts";

/** The API rules for three minutes at most; then it is asked again with the same key. */
const ANSWER_MS = 190_000;
/** Between two tries, in ms: the last one is repeated. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000];
/** A question is given up when the API was away for so long, in ms. */
const AWAY_MS = 90_000;

/** A question, keyed by the message or interaction that it came in. */
export interface Question {
  readonly key: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly parentId: string | null;
  readonly userId: string;
  readonly text: string;
  readonly language: Language;
  /** Our message that it replies to. */
  readonly replyTo: string | null;
  /** A question that is asked again with more effort. */
  readonly explains: string | null;
}

/** What came of it; `unavailable` and `refused` have cost nothing. */
export type Asked =
  | BotOutcome
  | { readonly outcome: "refused"; readonly sentence: string }
  | { readonly outcome: "unavailable" };

/**
 * Asks the API. When it goes away the same key is asked again, so that the answer is made and charged
 * once however often the line breaks (BOT-07).
 *
 * @param signal ends the tries when the bot ends
 */
export const ask = async (api: Api, question: Question, signal: AbortSignal): Promise<Asked> => {
  const { key, text, language } = question;
  const input = {
    key,
    guild_id: question.guildId,
    channel_id: question.channelId,
    parent_id: question.parentId,
    discord_user_id: question.userId,
    text,
    language,
    reply_to: question.replyTo,
    explains: question.explains,
  };
  const started = Date.now();
  for (let turn = 0; ; turn += 1) {
    try {
      return await api.bot.ask(input, { context: { language, timeout: ANSWER_MS } });
    } catch (error) {
      const sentence = explained(error);
      if (sentence !== undefined) return { outcome: "refused", sentence };
      if (!isAway(error) || Date.now() - started > AWAY_MS || signal.aborted)
        return { outcome: "unavailable" };
    }
    await wait(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)], undefined, { signal }).catch(
      () => {},
    );
  }
};
