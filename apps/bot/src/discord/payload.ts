import type {
  ActionRowBuilder,
  BaseMessageOptions,
  EmbedBuilder,
  MessageActionRowComponentBuilder,
} from "discord.js";

/** A message of ours. It pings nobody (`NO_PINGS`). */
export interface Payload {
  readonly content?: string;
  readonly embeds?: EmbedBuilder[];
  readonly components?: ActionRowBuilder<MessageActionRowComponentBuilder>[];
}

/** No message of the bot makes a sound for anybody: what its client says of every message. */
export const NO_PINGS: NonNullable<BaseMessageOptions["allowedMentions"]> = {
  parse: [],
  repliedUser: false,
};
