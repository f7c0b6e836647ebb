import type { BotOutcome } from "@spellwright/contract";
import { AppError, type RateLimits } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { type AskedInChannel, countedChannel } from "./asked-in-channel.ts";
import { findRules } from "./question-queries.ts";

/**
 * The bot answers in the channels that the owner allows and nowhere else; with `threads_only`, in their
 * threads (BOT-07).
 *
 * @returns why it stays silent. Undefined where it answers
 */
export const silentOutcome = async (
  { database }: Pick<DiscordParts, "database">,
  asked: AskedInChannel,
): Promise<BotOutcome | undefined> => {
  const rules = await findRules(database, asked.guild_id, countedChannel(asked));
  const silent = (reason: "guild" | "channel" | "thread") =>
    ({ outcome: "silent", reason }) as const;
  if (rules === undefined) return silent("guild");
  if (rules.allowed === null) return silent("channel");
  return rules.threadsOnly && asked.parent_id === null ? silent("thread") : undefined;
};

type Whom = "person" | "channel" | "guild";

/**
 * A flood of one person, one channel or one server waits. Nobody else does.
 *
 * @returns how long; undefined when there is room
 */
export const rateLimitOutcome = async (
  limits: RateLimits,
  asked: AskedInChannel,
): Promise<BotOutcome | undefined> => {
  const uses: readonly (readonly [Whom, () => Promise<void>])[] = [
    ["person", () => limits.use("guildMember", asked.discord_user_id)],
    ["channel", () => limits.use("guildChannel", countedChannel(asked))],
    ["guild", () => limits.use("guild", asked.guild_id)],
  ];
  for (const [whom, use] of uses) {
    try {
      await use();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
      return { outcome: "wait", whom, retry_after: Number(error.params.retry_after) };
    }
  }
  return undefined;
};
