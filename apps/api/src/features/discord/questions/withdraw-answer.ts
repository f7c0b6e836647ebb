import type { RequestContext } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { requireWithdrawer } from "../policy.ts";
import { updateQuestion } from "./question-queries.ts";
import { requireChannelAnswer } from "./read-channel-answer.ts";

/**
 * Takes the page of an answer back: from now on it is one that is not there. What stands on Discord stays,
 * with its buttons, and so do charge and count.
 *
 * @throws AppError RUN_NOT_FOUND, RATE_LIMITED, DISCORD_UNAVAILABLE, DISCORD_BUSY
 */
export const withdrawAnswer = async (
  parts: DiscordParts,
  context: RequestContext,
  id: string,
): Promise<void> => {
  await parts.limits.use("discord", context.ip);
  const { row } = await requireChannelAnswer(parts, id);
  await requireWithdrawer(parts, context, row);
  await updateQuestion(parts.database, row.id, { withdrawnAt: parts.now() });
};
