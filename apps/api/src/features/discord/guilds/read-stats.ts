import type { GuildStats, ServerPack } from "@spellwright/contract";
import { listOrderedPacks, sumRemaining } from "../../zaps/index.ts";
import { type DiscordParts, type GuildOwner, requireBot } from "../discord-parts.ts";
import { listAllowed, messagesByChannel, messagesByDay } from "./guild-queries.ts";

const DAY_MS = 86_400_000;
/** Days that the chart shows. */
const DAYS = 30;
/** The provider's page takes an order for three hours: an older one that nobody agreed to is over. */
const BEGUN_MS = 3 * 60 * 60 * 1000;

type OrderedPack = Awaited<ReturnType<typeof listOrderedPacks>>[number];

const presentPack = ({ id, size, status, remaining, createdAt }: OrderedPack): ServerPack => ({
  order_id: id,
  pack_size: size,
  status: status === "captured" || status === "failed" ? status : "pending",
  remaining_zaps: remaining ?? 0,
  ordered_at: createdAt.toISOString(),
});

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The names of channels, where Discord or the settings know them; without Discord, the latter alone. */
const channelNames = async (parts: DiscordParts, guildId: string) => {
  const allowed = await listAllowed(parts.database, guildId);
  const live = await requireBot(parts)
    .guilds.channels(guildId)
    .catch(() => []);
  return new Map([
    ...allowed.map(({ channelId, name }) => [channelId, name] as const),
    ...(live ?? []).map(({ id, name }) => [id, name] as const),
  ]);
};

/** What a server has used and has left (BOT-02, BOT-08). */
export const readStats = async (
  parts: DiscordParts,
  { guild }: GuildOwner,
): Promise<GuildStats> => {
  const { database, now } = parts;
  const moment = now().getTime();
  const byChannel = await messagesByChannel(database, guild.id);
  const byDay = await messagesByDay(database, guild.id, dayOf(moment - DAYS * DAY_MS));
  const countOf = new Map(byDay.map(({ day, count }) => [day, count]));
  const names = await channelNames(parts, guild.id);
  const packs = await listOrderedPacks(database, guild.id, new Date(moment - BEGUN_MS));
  return {
    remaining_zaps: (await sumRemaining(database, [guild.id])).get(guild.id) ?? 0,
    total_messages: byChannel.reduce((sum, { count }) => sum + count, 0),
    packs: packs.map(presentPack),
    messages_by_channel: byChannel.map(({ channelId, count }) => ({
      channel_id: channelId,
      channel_name: names.get(channelId) || null,
      count,
    })),
    messages_by_day: Array.from({ length: DAYS }, (_, at) => {
      const day = dayOf(moment - (DAYS - 1 - at) * DAY_MS);
      return { day, count: countOf.get(day) ?? 0 };
    }),
  };
};
