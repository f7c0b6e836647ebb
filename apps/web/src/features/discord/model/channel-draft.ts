import type { GuildChannel, GuildChannels } from "@spellwright/contract";

/** The settings as they stand in the form. */
type ChannelDraft = GuildChannels;

const isId = (text: string): boolean => /^\d{1,20}$/.test(text);

/** Why a channel cannot be added. Null when it can (BOT-04). */
export const refusalOf = (
  channels: readonly GuildChannel[],
  written: string,
): "idInvalid" | "duplicate" | null => {
  const id = written.trim();
  if (!isId(id)) return "idInvalid";
  return channels.some(({ channel_id }) => channel_id === id) ? "duplicate" : null;
};

/** A channel that is added by its id is allowed. */
export const withChannel = (
  draft: ChannelDraft,
  written: { readonly id: string; readonly name: string },
): ChannelDraft => ({
  ...draft,
  channels: [
    ...draft.channels,
    {
      channel_id: written.id.trim(),
      channel_name: written.name.trim(),
      channel_type: 0,
      allowed: true,
    },
  ],
});

/** One channel allowed, or not any more. */
export const withAllowed = (draft: ChannelDraft, id: string, allowed: boolean): ChannelDraft => ({
  ...draft,
  channels: draft.channels.map((channel) =>
    channel.channel_id === id ? { ...channel, allowed } : channel,
  ),
});

/** Without a channel that is not wanted in the list. */
export const withoutChannel = (draft: ChannelDraft, id: string): ChannelDraft => ({
  ...draft,
  channels: draft.channels.filter(({ channel_id }) => channel_id !== id),
});

/**
 * The channels whose name or id holds a text, each under its category.
 *
 * @param categoryType what Discord calls a category
 */
export const filterChannels = (
  channels: readonly GuildChannel[],
  text: string,
  categoryType: number,
): readonly GuildChannel[] => {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === "") return channels;
  const found: GuildChannel[] = [];
  let category: GuildChannel | null = null;
  for (const channel of channels) {
    if (channel.channel_type === categoryType) category = channel;
    else if (`${channel.channel_name} ${channel.channel_id}`.toLocaleLowerCase().includes(wanted)) {
      if (category !== null) found.push(category);
      category = null;
      found.push(channel);
    }
  }
  return found;
};
