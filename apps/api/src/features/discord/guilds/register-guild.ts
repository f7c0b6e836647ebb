import type { Guild } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import { type DiscordParts, type GuildOwner, requireBot } from "../discord-parts.ts";
import { upsertGuild } from "./guild-queries.ts";
import { presentGuilds } from "./present-guild.ts";

/**
 * Takes a server over that its owner has just added the bot to, when the bot itself has not said so yet.
 * What it is called is Discord's to say.
 *
 * @throws AppError GUILD_NOT_FOUND
 */
export const registerGuild = async (parts: DiscordParts, { guild }: GuildOwner): Promise<Guild> => {
  const { config } = requireBot(parts);
  const since = await upsertGuild(parts.database, guild, parts.now());
  const [shown] = await presentGuilds(parts.database, config.cdnUrl, [{ ...guild, since }]);
  if (shown === undefined) throw new AppError("GUILD_NOT_FOUND");
  return shown;
};
