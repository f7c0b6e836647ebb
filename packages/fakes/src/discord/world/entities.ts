/** Channel types that the fake has (Discord's numbers). */
export const CHANNEL = {
  text: 0,
  category: 4,
  announcement: 5,
  publicThread: 11,
  forum: 15,
} as const;

/** Somebody, or the bot itself. */
export interface FakeUser {
  readonly id: string;
  readonly username: string;
  readonly bot: boolean;
  /** The language of the person's own Discord. */
  locale: string;
}

/** A channel, a category, a forum or a thread; `type` is one of `CHANNEL`. */
export interface FakeChannel {
  readonly id: string;
  readonly guild_id: string;
  readonly type: number;
  readonly name: string;
  readonly parent_id: string | null;
  readonly position: number;
  /** Permission bits that the bot lacks here. A thread has those of its parent besides. */
  denied: bigint;
  /** A thread that rests: a bot that starts is told nothing of it until somebody writes there. */
  isArchived: boolean;
}

/** A server. */
export interface FakeGuild {
  readonly id: string;
  name: string;
  owner_id: string;
  /** Its language. */
  preferred_locale: string;
  readonly channels: FakeChannel[];
  /** False during an outage of Discord's own. */
  isAvailable: boolean;
  /** Whether the bot is a member. */
  hasBot: boolean;
  /** Of the role that Discord makes for the bot, and offers beside it to whoever types its name. */
  readonly botRoleId: string;
}

/** A file that somebody sent with a command. */
export interface FakeAttachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly content_type: string;
}

export interface FakeEmbed {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly color?: number | undefined;
  readonly fields?:
    | readonly {
        readonly name: string;
        readonly value: string;
        readonly inline?: boolean | undefined;
      }[]
    | undefined;
  readonly footer?: { readonly text: string } | undefined;
  readonly author?: { readonly name: string; readonly url?: string | undefined } | undefined;
  readonly image?: { readonly url: string } | undefined;
  readonly thumbnail?: { readonly url: string } | undefined;
}

export interface FakeButton {
  readonly type: 2;
  readonly style: number;
  readonly label?: string | undefined;
  readonly custom_id?: string | undefined;
  readonly url?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface FakeRow {
  readonly type: 1;
  readonly components: readonly FakeButton[];
}

/** Something that was said. */
export interface FakeMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly guild_id: string;
  readonly author: FakeUser;
  content: string;
  embeds: readonly FakeEmbed[];
  components: readonly FakeRow[];
  flags: number;
  mentions: readonly FakeUser[];
  readonly reference: string | null;
  readonly nonce: string | null;
  readonly timestamp: string;
  editedAt: string | null;
  /** Whom it made a sound for: ids of people, `everyone` or `role`. */
  pinged: readonly string[];
  /** Whether its sender let Discord make sounds at all, whatever the words. */
  mayPing: boolean;
  /** The interaction that it answers. */
  readonly interactionId: string | null;
  /** Thinking: the deferred answer of a command. */
  isLoading: boolean;
}

/** A slash command as it was registered. */
export interface FakeCommand {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly options: readonly FakeCommandOption[];
  readonly name_localizations?: Readonly<Record<string, string>> | null | undefined;
  readonly description_localizations?: Readonly<Record<string, string>> | null | undefined;
}

export interface FakeCommandOption {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean | undefined;
}
