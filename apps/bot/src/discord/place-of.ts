import { ChannelType, type GuildTextBasedChannel } from "discord.js";
import type { MessagePlace } from "../service/guild-rules.ts";

/** Where a channel is: a thread or a forum post counts as the channel above it. */
export const placeOf = (channel: GuildTextBasedChannel): MessagePlace => ({
  guildId: channel.guildId,
  channelId: channel.id,
  parentId: channel.isThread() ? channel.parentId : null,
});

/** Kinds of channels in which people talk to the bot. */
export const isTextChannel = (channel: GuildTextBasedChannel): boolean =>
  channel.isThread() ||
  channel.type === ChannelType.GuildText ||
  channel.type === ChannelType.GuildAnnouncement;
