import type { PendingQuestion } from "@spellwright/contract";
import type { DiscordParts } from "../discord-parts.ts";
import { type AskedQuestion, pendingQuestions } from "./question-queries.ts";

/** An interaction can be answered for 15 minutes. What nobody confirmed by then was not seen, in ms. */
export const UNCONFIRMED_MS = 20 * 60_000;

/**
 * Discord makes one message of a nonce for "a few minutes" after it was posted (REST v10). A post comes
 * after its answer: within this time of the answer, a repeated post is none, in ms.
 */
const POST_AGAIN_MS = 2 * 60_000;

const replyChannelOf = ({ replyChannelId, run }: AskedQuestion, now: Date): string | null => {
  const endedAt = run?.endedAt ?? null;
  const isFresh = endedAt === null || now.getTime() - endedAt.getTime() < POST_AGAIN_MS;
  return isFresh ? replyChannelId : null;
};

/**
 * What a bot that was ended left behind, for the one that takes its place: answers that it may still
 * post, and those that it is to give back (BOT-07).
 */
export const listPending = async ({
  database,
  now,
}: Pick<DiscordParts, "database" | "now">): Promise<PendingQuestion[]> => {
  const moment = now();
  const rows = await pendingQuestions(database, new Date(moment.getTime() - UNCONFIRMED_MS));
  return rows.map((row) => ({
    question_id: row.id,
    key: row.key,
    guild_id: row.guildId,
    discord_user_id: row.discordUserId,
    language: row.language,
    channel_id: replyChannelOf(row, moment),
  }));
};
