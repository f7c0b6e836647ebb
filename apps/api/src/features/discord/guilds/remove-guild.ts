import { describeError } from "../../../http/index.ts";
import { recordChange } from "../../accounts/index.ts";
import { dropOrdersOf } from "../../billing/index.ts";
import { deleteRunsOfServers } from "../../runs/index.ts";
import { closePacks } from "../../zaps/index.ts";
import { type DiscordParts, type GuildOwner, requireBot } from "../discord-parts.ts";
import { deleteGuild } from "./guild-queries.ts";

/**
 * Deletes the settings, questions and counts of a server, closes its packs and has the bot leave. What
 * was paid stays in the books (BOT-09).
 *
 * @returns whether the bot has left. False: its owner removes it in Discord
 */
export const removeGuild = async (
  parts: DiscordParts,
  { guild, userId }: GuildOwner,
): Promise<{ left: boolean }> => {
  const { client, guilds } = requireBot(parts);
  await parts.database.transaction(async (tx) => {
    const now = parts.now();
    await deleteRunsOfServers(tx, { guildId: guild.id }, now);
    await closePacks(tx, guild.id, now);
    await dropOrdersOf(tx, guild.id, now);
    await deleteGuild(tx, guild.id);
    await recordChange(tx, {
      action: "remove_server",
      actorId: userId,
      target: guild.id,
      before: { there: true },
      after: { there: false },
    });
  });
  guilds.forget(guild.id);
  try {
    await client.leaveGuild(guild.id);
    return { left: true };
  } catch (error) {
    parts.log.warn({ discord: describeError(error) }, "the bot could not leave a server");
    return { left: false };
  }
};
