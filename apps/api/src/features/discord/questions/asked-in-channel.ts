import type { Language } from "@spellwright/contract";

/** A question as the bot passes it on (BOT-07). */
export interface AskedInChannel {
  /** Id of the message or interaction. */
  readonly key: string;
  readonly guild_id: string;
  readonly channel_id: string;
  /** Of a thread: its channel. */
  readonly parent_id: string | null;
  readonly discord_user_id: string;
  readonly via: "message" | "interaction";
  readonly text: string;
  readonly language: Language;
  readonly reply_to: string | null;
  readonly explains: string | null;
  /** The asker was told that their account pays, and said yes. */
  readonly account_pays: boolean;
}

/** The channel that a place counts as: a thread is its parent. */
export const countedChannel = (place: Pick<AskedInChannel, "channel_id" | "parent_id">): string =>
  place.parent_id ?? place.channel_id;
