import { randomBytes } from "node:crypto";
import { channelBody, guildCreateBody, messageBody } from "./bodies.ts";
import {
  CHANNEL,
  type FakeChannel,
  type FakeCommand,
  type FakeGuild,
  type FakeMessage,
  type FakeUser,
} from "./entities.ts";
import { type FakeInteraction, type InteractionInput, interactionBody } from "./interaction.ts";
import { newSnowflake } from "./snowflake.ts";

/** Something that happened in a guild, for those who listen at the gateway. */
export interface WorldEvent {
  readonly type: string;
  readonly guildId: string;
  /** Where it happened, if in a channel. */
  readonly channelId?: string;
  /** What is sent; `mayRead` says whether the listener may read what people write to each other. */
  readonly body: (mayRead: boolean) => object;
}

/** What a message is made of. */
export type MessageDraft = Partial<
  Pick<
    FakeMessage,
    | "content"
    | "embeds"
    | "components"
    | "flags"
    | "reference"
    | "nonce"
    | "pinged"
    | "mayPing"
    | "isLoading"
  > & { readonly interactionId: string | null }
>;

/** Guilds, channels, people, messages, commands and interactions, and who hears of what happens. */
export class ChatWorld {
  readonly users = new Map<string, FakeUser>();
  readonly guilds = new Map<string, FakeGuild>();
  readonly messages = new Map<string, FakeMessage>();
  readonly interactions = new Map<string, FakeInteraction>();
  /** Global ones, as they were registered last. */
  commands: readonly FakeCommand[] = [];
  /** Where the bot was last seen typing, and when. */
  readonly typing = new Map<string, number>();
  readonly bot: FakeUser;
  onEvent: (event: WorldEvent) => void = () => {};
  #skippedMs = 0;

  constructor(botName: string, botId: string = newSnowflake()) {
    this.bot = { id: botId, username: botName, bot: true, locale: "en-US" };
    this.users.set(this.bot.id, this.bot);
  }

  now(): number {
    return Date.now() + this.#skippedMs;
  }

  /** Lets time pass for interactions. */
  skip(ms: number): void {
    this.#skippedMs += ms;
  }

  addUser(username: string, locale = "en-US", id = newSnowflake()): FakeUser {
    const user = { id, username, bot: false, locale };
    this.users.set(id, user);
    return user;
  }

  /** The person of this name. A new one when nobody has it. */
  userNamed(username: string): FakeUser {
    const known = [...this.users.values()].find((user) => !user.bot && user.username === username);
    return known ?? this.addUser(username);
  }

  addGuild(
    name: string,
    owner: FakeUser,
    locale = "en-US",
    hasBot = true,
    id = newSnowflake(),
  ): FakeGuild {
    const guild: FakeGuild = {
      id,
      name,
      owner_id: owner.id,
      preferred_locale: locale,
      channels: [],
      isAvailable: true,
      hasBot,
      botRoleId: newSnowflake(),
    };
    this.guilds.set(guild.id, guild);
    if (hasBot) this.#announceGuild(guild);
    return guild;
  }

  addChannel(
    guild: FakeGuild,
    name: string,
    type: number = CHANNEL.text,
    parent: FakeChannel | null = null,
    id = newSnowflake(),
  ): FakeChannel {
    const channel: FakeChannel = {
      id,
      guild_id: guild.id,
      type,
      name,
      parent_id: parent?.id ?? null,
      position: guild.channels.length,
      denied: 0n,
      isArchived: false,
    };
    guild.channels.push(channel);
    const event = type === CHANNEL.publicThread ? "THREAD_CREATE" : "CHANNEL_CREATE";
    this.#emit(event, guild.id, () => channelBody(channel, this.bot.id));
    return channel;
  }

  /** A thread comes to rest, or is written in again. */
  archive(thread: FakeChannel, isArchived = true): void {
    thread.isArchived = isArchived;
    this.#emit("THREAD_UPDATE", thread.guild_id, () => channelBody(thread, this.bot.id));
  }

  channel(id: string): { readonly guild: FakeGuild; readonly channel: FakeChannel } | undefined {
    for (const guild of this.guilds.values()) {
      const channel = guild.channels.find((each) => each.id === id);
      if (channel !== undefined) return { guild, channel };
    }
    return undefined;
  }

  /** Denies the bot permissions in a channel. Unannounced, it learns of it by being refused. */
  deny(channel: FakeChannel, bits: bigint, isAnnounced = true): void {
    channel.denied = bits;
    if (isAnnounced)
      this.#emit("CHANNEL_UPDATE", channel.guild_id, () => channelBody(channel, this.bot.id));
  }

  /** Discord itself cannot reach the guild for a while: `GUILD_DELETE` with `unavailable`. */
  breakGuild(guild: FakeGuild): void {
    guild.isAvailable = false;
    this.#emit("GUILD_DELETE", guild.id, () => ({ id: guild.id, unavailable: true }));
  }

  repairGuild(guild: FakeGuild): void {
    guild.isAvailable = true;
    this.#announceGuild(guild);
  }

  /** The bot comes into a guild, or leaves it. */
  invite(guild: FakeGuild): void {
    guild.hasBot = true;
    this.#announceGuild(guild);
  }

  remove(guild: FakeGuild): void {
    guild.hasBot = false;
    this.#emit("GUILD_DELETE", guild.id, () => ({ id: guild.id }));
  }

  /** Writes a message. Who is named in it by `<@id>` is mentioned. */
  post(channel: FakeChannel, author: FakeUser, draft: MessageDraft): FakeMessage {
    const content = draft.content ?? "";
    const reference = draft.reference ?? null;
    const message: FakeMessage = {
      id: newSnowflake(),
      channel_id: channel.id,
      guild_id: channel.guild_id,
      author,
      content,
      embeds: draft.embeds ?? [],
      components: draft.components ?? [],
      flags: draft.flags ?? 0,
      mentions: this.#mentionsOf({ content, author, reference }),
      reference,
      nonce: draft.nonce ?? null,
      timestamp: new Date(this.now()).toISOString(),
      editedAt: null,
      pinged: draft.pinged ?? [],
      mayPing: draft.mayPing ?? false,
      interactionId: draft.interactionId ?? null,
      isLoading: draft.isLoading ?? false,
    };
    this.messages.set(message.id, message);
    if (channel.isArchived) this.archive(channel, false);
    this.typing.delete(channel.id);
    this.#announceMessage("MESSAGE_CREATE", message);
    return message;
  }

  edit(message: FakeMessage, draft: MessageDraft): FakeMessage {
    message.content = draft.content ?? message.content;
    message.mentions = this.#mentionsOf(message);
    message.embeds = draft.embeds ?? message.embeds;
    message.components = draft.components ?? message.components;
    message.pinged = draft.pinged ?? message.pinged;
    message.mayPing = draft.mayPing ?? message.mayPing;
    message.isLoading = false;
    message.editedAt = new Date(this.now()).toISOString();
    this.#announceMessage("MESSAGE_UPDATE", message);
    return message;
  }

  /** Who is named. A person's reply names whom it answers, as the client does unless told otherwise. */
  #mentionsOf({
    content,
    author,
    reference,
  }: Pick<FakeMessage, "content" | "author" | "reference">): FakeUser[] {
    const named = [...content.matchAll(/<@!?(\d+)>/g)].map(([, id]) => this.users.get(id ?? ""));
    const answered = author.bot ? undefined : this.messages.get(reference ?? "")?.author;
    return [...new Set([...named, answered].filter((each) => each !== undefined))];
  }

  /** Everything that was said in a channel, oldest first. */
  messagesOf(channel: FakeChannel): readonly FakeMessage[] {
    return [...this.messages.values()].filter((each) => each.channel_id === channel.id);
  }

  bodyOf(message: FakeMessage): object {
    return messageBody(message, this.messages.get(message.reference ?? ""));
  }

  /** A person uses a command, a button or a form. The bot hears of it at once. */
  interact(channel: FakeChannel, user: FakeUser, input: InteractionInput): FakeInteraction {
    const guild = this.guilds.get(channel.guild_id);
    if (guild === undefined) throw new Error("a channel without its guild");
    const interaction: FakeInteraction = {
      id: newSnowflake(),
      token: randomBytes(48).toString("base64url"),
      guild,
      channel,
      user,
      input,
      createdAt: this.now(),
      isAcknowledged: false,
      form: null,
      originalId: null,
    };
    this.interactions.set(interaction.id, interaction);
    const command = this.commands.find(
      ({ name }) => input.kind === "command" && name === input.name,
    );
    const message = input.kind === "button" ? this.bodyOf(input.message) : undefined;
    this.#emit("INTERACTION_CREATE", guild.id, () =>
      interactionBody(
        interaction,
        this.bot.id,
        command?.id ?? "0",
        channelBody(channel, this.bot.id),
        message,
      ),
    );
    return interaction;
  }

  #announceGuild(guild: FakeGuild): void {
    this.#emit("GUILD_CREATE", guild.id, () => guildCreateBody(guild, this.bot));
  }

  #announceMessage(type: string, message: FakeMessage): void {
    const isForBot = message.author === this.bot || message.mentions.includes(this.bot);
    const shown = this.messages.get(message.reference ?? "");
    this.onEvent({
      type,
      guildId: message.guild_id,
      channelId: message.channel_id,
      body: (mayRead) => ({
        ...messageBody(message, shown, mayRead || isForBot),
        guild_id: message.guild_id,
        member: {
          roles: [],
          joined_at: message.timestamp,
          deaf: false,
          mute: false,
          flags: 0,
        },
      }),
    });
  }

  #emit(type: string, guildId: string, body: () => object): void {
    this.onEvent({ type, guildId, body });
  }
}
