import type { Guild } from "@spellwright/contract";
import { type DiscordParts, requireBot } from "../discord-parts.ts";
import { findDiscordId } from "../linking/link-queries.ts";
import { withDiscordErrors } from "./discord-errors.ts";
import { listReportedOwned } from "./guild-queries.ts";
import { type PresentGuild, presentGuilds } from "./present-guild.ts";

/** Servers of one owner that are shown. */
const GUILDS_MAX = 100;
/** Asked of Discord at once. */
const AT_ONCE = 5;

/**
 * The servers that a person owns and that the bot is in. What the bot reported says where to look;
 * Discord itself says whose they are (BOT-06).
 *
 * @throws AppError DISCORD_BOT_NOT_CONFIGURED, DISCORD_UNAVAILABLE, DISCORD_BUSY
 */
export const listGuilds = async (parts: DiscordParts, userId: string): Promise<Guild[]> => {
  const { guilds, config } = requireBot(parts);
  const discordId = await findDiscordId(parts.database, userId);
  if (discordId === null) return [];
  const reported = await listReportedOwned(parts.database, discordId, GUILDS_MAX);
  const owned: PresentGuild[] = [];
  for (let at = 0; at < reported.length; at += AT_ONCE) {
    const asked = reported.slice(at, at + AT_ONCE);
    const live = await withDiscordErrors(parts, () =>
      Promise.all(asked.map(({ id }) => guilds.read(id))),
    );
    for (const [at, { createdAt: since }] of asked.entries()) {
      const guild = live[at];
      if (guild?.ownerId === discordId) owned.push({ ...guild, since });
    }
  }
  return presentGuilds(parts.database, config.cdnUrl, owned);
};
