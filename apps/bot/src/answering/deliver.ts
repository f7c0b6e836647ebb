import type { Bot } from "../bot.ts";
import { isForbidden } from "../discord/errors.ts";
import type { AskOutcome } from "../service/ask.ts";
import { retryUntilApiAnswers } from "../service/retry-until-api-answers.ts";

/**
 * Shows an answer and tells the API how that went: shown, so that replies find their context; or not,
 * so that what it cost goes back. After an end of this process in between, the next one posts it, or
 * gives it back (`resume-answers.ts`); without a next one the API gives back what nobody confirmed.
 *
 * @param show posts the answer and gives the ids of its messages
 */
export const deliver = async (
  { api, rights, signal }: Bot,
  asked: AskOutcome,
  channelId: string,
  show: () => Promise<readonly string[]>,
): Promise<void> => {
  const question = asked.outcome === "answered" ? { question_id: asked.question_id } : undefined;
  let shown: readonly string[];
  try {
    shown = await show();
  } catch (error) {
    if (isForbidden(error)) rights.block(channelId);
    if (question !== undefined)
      await retryUntilApiAnswers(() => api.bot.undelivered(question), signal);
    return;
  }
  const message_ids = [...shown];
  if (question !== undefined && message_ids.length > 0)
    await retryUntilApiAnswers(() => api.bot.delivered({ ...question, message_ids }), signal);
};
