import { refundLikelyAnswer } from "../../feedback/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { requireAnswered } from "./deliver.ts";
import { upsertFeedback } from "./question-queries.ts";

type ChannelFeedback = Parameters<typeof upsertFeedback>[1];

/**
 * Keeps what somebody says of an answer in a channel. Who asked and paid with an account, and calls a likely
 * answer wrong, may get its zaps back (BILL-08). The packs of a server are nobody's own.
 *
 * @returns whether zaps were given back now
 * @throws AppError RUN_NOT_FOUND
 */
export const storeChannelFeedback = (
  { database, now }: Pick<DiscordParts, "database" | "now">,
  feedback: ChannelFeedback,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { run, discordUserId } = await requireAnswered(tx, feedback.questionId);
    const { userId, discussionId, answerMessageId: messageId } = run;
    const isPayer = userId !== null && feedback.discordUserId === discordUserId;
    const isReturned =
      isPayer &&
      !feedback.helpful &&
      discussionId !== null &&
      messageId !== null &&
      (await refundLikelyAnswer(tx, { discussionId, messageId }, userId, now()));
    await upsertFeedback(tx, feedback);
    return isReturned;
  });
