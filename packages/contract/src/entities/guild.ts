import * as z from "zod";
import { Language } from "../enumerations.ts";
import { Snowflake } from "./bot.ts";

/** Sizes of a server's packs, in questions (BOT-08). */
export const SERVER_PACKS = [100, 500] as const;
/** One of these sizes. */
export const ServerPackSize = z.union(SERVER_PACKS.map((size) => z.literal(size)));
export type ServerPackSize = z.infer<typeof ServerPackSize>;

/** A server of the caller's with the bot in it (BOT-01). */
export const Guild = z.object({
  guild_id: Snowflake,
  name: z.string(),
  icon_url: z.url().nullable(),
  remaining_zaps: z.number().int(),
  total_messages: z.number().int(),
  channels_count: z.number().int(),
  present_since: z.iso
    .datetime()
    .describe("When the bot came, or came back, as far as it was told"),
});
export type Guild = z.infer<typeof Guild>;

/** Type 4 of Discord: a heading that channels stand under. */
export const CATEGORY_CHANNEL = 4;

/** A channel of a server, in the order that Discord shows them. */
export const GuildChannel = z.object({
  channel_id: Snowflake,
  channel_name: z.string(),
  channel_type: z.number().int().describe("Of Discord; 4 is a category"),
  allowed: z.boolean(),
});
export type GuildChannel = z.infer<typeof GuildChannel>;

/** Where the bot may answer, as the owner sets it. */
export const GuildChannels = z.object({
  channels: z.array(GuildChannel),
  threads_only: z.boolean(),
  language: Language.nullable(),
});
export type GuildChannels = z.infer<typeof GuildChannels>;

/** A pack that was ordered for a server. */
export const ServerPack = z.object({
  order_id: z.uuid(),
  pack_size: z.number().int(),
  status: z.enum(["captured", "pending", "failed"]),
  remaining_zaps: z.number().int(),
  ordered_at: z.iso.datetime(),
});
export type ServerPack = z.infer<typeof ServerPack>;

/** What a server has used and has left. */
export const GuildStats = z.object({
  remaining_zaps: z.number().int(),
  total_messages: z.number().int(),
  packs: z.array(ServerPack),
  messages_by_channel: z.array(
    z.object({
      channel_id: Snowflake,
      channel_name: z.string().nullable(),
      count: z.number().int(),
    }),
  ),
  messages_by_day: z
    .array(z.object({ day: z.iso.date(), count: z.number().int() }))
    .describe("The last 30 UTC days, the oldest first"),
});
export type GuildStats = z.infer<typeof GuildStats>;

/** How the caller stands with Discord. */
export const DiscordLinkStatus = z.object({
  linked: z.boolean(),
  discord_user_id: z.string().nullable(),
  available: z.boolean().describe("false: this server runs without the bot"),
  oauth: z.boolean().describe("Accounts can be linked by Discord’s own page"),
  packs: z
    .array(z.object({ pack_size: ServerPackSize, price_cents: z.number().int() }))
    .describe("What packs cost; empty where nobody takes payments"),
});
export type DiscordLinkStatus = z.infer<typeof DiscordLinkStatus>;
