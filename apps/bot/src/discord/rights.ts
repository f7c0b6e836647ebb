import { type GuildTextBasedChannel, PermissionFlagsBits } from "discord.js";
import { createRecentlySeen } from "../recently-seen.ts";

/** After a refusal that Discord had not announced, a channel is left alone so long, in ms. */
const BLOCKED_MS = 600_000;

/** What the bot may do in a channel. */
export interface ChannelRights {
  readonly write: boolean;
  readonly embed: boolean;
  /** Replies name the message they answer. That takes the right to read what was written. */
  readonly reply: boolean;
}

/** Knows where the bot may write, so that it never asks Discord in vain (10,000 refusals block it). */
export interface Rights {
  read(channel: GuildTextBasedChannel): ChannelRights;
  /** Discord refused here, whatever it had said before. */
  block(channelId: string): void;
}

const NONE: ChannelRights = { write: false, embed: false, reply: false };

export const createRights = (): Rights => {
  const blocked = createRecentlySeen(BLOCKED_MS);
  return {
    read(channel) {
      const mine = channel.permissionsFor(channel.client.user);
      if (mine === null || blocked.has(channel.id)) return NONE;
      const write = channel.isThread()
        ? PermissionFlagsBits.SendMessagesInThreads
        : PermissionFlagsBits.SendMessages;
      return {
        write: mine.has([PermissionFlagsBits.ViewChannel, write]),
        embed: mine.has(PermissionFlagsBits.EmbedLinks),
        reply: mine.has(PermissionFlagsBits.ReadMessageHistory),
      };
    },
    block: (channelId) => {
      blocked.first(channelId);
    },
  };
};
