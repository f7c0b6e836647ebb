import type { Guild } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { sumRemaining } from "../../zaps/index.ts";
import { countGuildUsage } from "./guild-queries.ts";
import type { LiveGuild } from "./guild-reader.ts";

/** Pixels. A power of two, as the picture server asks. */
const ICON_SIDE = 64;

const iconUrl = (cdnUrl: string, { id, icon }: LiveGuild): string | null =>
  icon !== null && /^(a_)?[0-9a-f]{32}$/.test(icon)
    ? `${cdnUrl}/icons/${id}/${icon}.png?size=${ICON_SIDE}`
    : null;

/** A server, and since when the bot is in it. */
export interface PresentGuild extends LiveGuild {
  readonly since: Date;
}

/** Servers as their owner's cards show them (BOT-01). */
export const presentGuilds = async (
  database: Database,
  cdnUrl: string,
  guilds: readonly PresentGuild[],
): Promise<Guild[]> => {
  const ids = guilds.map(({ id }) => id);
  const remaining = await sumRemaining(database, ids);
  const { channels, messages } = await countGuildUsage(database, ids);
  return guilds.map((guild) => ({
    guild_id: guild.id,
    name: guild.name,
    icon_url: iconUrl(cdnUrl, guild),
    remaining_zaps: remaining.get(guild.id) ?? 0,
    total_messages: messages.get(guild.id) ?? 0,
    channels_count: channels.get(guild.id) ?? 0,
    present_since: guild.since.toISOString(),
  }));
};
