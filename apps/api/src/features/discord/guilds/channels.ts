import { CATEGORY_CHANNEL, type GuildChannels, type Language } from "@spellwright/contract";
import type { Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { recordChange } from "../../accounts/index.ts";
import { lockGuild } from "../../zaps/index.ts";
import { type DiscordParts, type GuildOwner, requireBot } from "../discord-parts.ts";
import { withDiscordErrors } from "./discord-errors.ts";
import {
  findGuild,
  listAllowed,
  replaceAllowed,
  updateGuild,
  upsertGuild,
} from "./guild-queries.ts";
import { orderChannels } from "./order-channels.ts";

/** Of a channel that Discord does not list any more, or that was added by its id. */
const TEXT_CHANNEL = 0;

/**
 * The channels of a server with those that are allowed, also where Discord does not list them (BOT-02).
 *
 * @throws AppError DISCORD_UNAVAILABLE, DISCORD_BUSY, GUILD_NOT_FOUND
 */
export const readChannels = async (
  parts: DiscordParts,
  { guild }: GuildOwner,
): Promise<GuildChannels> => {
  const { guilds } = requireBot(parts);
  const row = await findGuild(parts.database, guild.id);
  const listed = orderChannels(
    (await withDiscordErrors(parts, () => guilds.channels(guild.id))) ?? [],
  );
  const allowed = await listAllowed(parts.database, guild.id);
  const known = new Set(listed.map(({ id }) => id));
  const isAllowed = new Set(allowed.map(({ channelId }) => channelId));
  return {
    channels: [
      ...listed.map(({ id, name, type }) => ({
        channel_id: id,
        channel_name: name,
        channel_type: type,
        allowed: type !== CATEGORY_CHANNEL && isAllowed.has(id),
      })),
      ...allowed
        .filter(({ channelId }) => !known.has(channelId))
        .map(({ channelId, name }) => ({
          channel_id: channelId,
          channel_name: name,
          channel_type: TEXT_CHANNEL,
          allowed: true,
        })),
    ],
    threads_only: row?.threadsOnly ?? false,
    language: row?.language ?? null,
  };
};

/** Settings as they are written down when they change. */
const readSettings = async (tx: Transaction, id: string) => {
  const [row, allowed] = [await findGuild(tx, id), await listAllowed(tx, id)];
  return {
    channels: allowed.map(({ channelId }) => channelId).join(" "),
    threads_only: row?.threadsOnly ?? false,
    language: row?.language ?? null,
  };
};

/** Settings as an owner sends them. */
export interface SentSettings {
  readonly channels: readonly {
    readonly channel_id: string;
    readonly channel_name: string;
    readonly allowed: boolean;
  }[];
  readonly threads_only?: boolean | undefined;
  readonly language?: Language | null | undefined;
}

/**
 * Sets where the bot may answer (BOT-02, BOT-04).
 *
 * @throws AppError FIELD_INVALID for a channel that is named twice
 */
export const saveChannels = async (
  parts: DiscordParts,
  owner: GuildOwner,
  { channels, threads_only, language }: SentSettings,
): Promise<GuildChannels> => {
  const ids = channels.map(({ channel_id }) => channel_id);
  if (new Set(ids).size < ids.length) throw new AppError("FIELD_INVALID", { field: "channels" });
  const { guild, userId } = owner;
  const now = parts.now();
  await parts.database.transaction(async (tx) => {
    await upsertGuild(tx, guild, now);
    await lockGuild(tx, guild.id);
    const before = await readSettings(tx, guild.id);
    await replaceAllowed(
      tx,
      guild.id,
      channels
        .filter(({ allowed }) => allowed)
        .map(({ channel_id, channel_name }) => ({
          channelId: channel_id,
          name: channel_name.trim(),
        })),
    );
    await updateGuild(
      tx,
      guild.id,
      {
        ...(threads_only === undefined ? {} : { threadsOnly: threads_only }),
        ...(language === undefined ? {} : { language }),
      },
      now,
    );
    await recordChange(tx, {
      action: "set_server",
      actorId: userId,
      target: guild.id,
      before,
      after: await readSettings(tx, guild.id),
    });
  });
  return readChannels(parts, owner);
};
