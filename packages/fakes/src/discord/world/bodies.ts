import type { FakeChannel, FakeGuild, FakeMessage, FakeUser } from "./entities.ts";
import { CHANNEL } from "./entities.ts";
import { INVITED_WITH, isThread } from "./permissions.ts";

const JOINED = new Date(1_700_000_000_000).toISOString();

/** A user as others see them. */
export const userBody = ({ id, username, bot }: FakeUser): object => ({
  id,
  username,
  discriminator: "0",
  global_name: null,
  avatar: null,
  bot,
  system: false,
  public_flags: 0,
});

const overwrites = (channel: FakeChannel, botId: string): readonly object[] =>
  channel.denied === 0n
    ? []
    : [{ id: botId, type: 1, allow: "0", deny: channel.denied.toString() }];

/** A channel or a thread of a guild. */
export const channelBody = (channel: FakeChannel, botId: string): object => ({
  id: channel.id,
  guild_id: channel.guild_id,
  type: channel.type,
  name: channel.name,
  parent_id: channel.parent_id,
  flags: 0,
  last_message_id: null,
  rate_limit_per_user: 0,
  ...(isThread(channel)
    ? {
        owner_id: botId,
        member_count: 1,
        message_count: 0,
        total_message_sent: 0,
        thread_metadata: {
          archived: channel.isArchived,
          auto_archive_duration: 1440,
          archive_timestamp: JOINED,
          locked: false,
          create_timestamp: JOINED,
        },
      }
    : {
        position: channel.position,
        permission_overwrites: overwrites(channel, botId),
        nsfw: false,
        topic: null,
        ...(channel.type === CHANNEL.forum ? { available_tags: [] } : {}),
      }),
});

const roleBody = (id: string, name: string, permissions: bigint): object => ({
  id,
  name,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  position: 0,
  permissions: permissions.toString(),
  managed: false,
  mentionable: false,
  flags: 0,
});

/** The role that came with the bot and is called like it. */
const botRoleBody = ({ botRoleId }: FakeGuild, bot: FakeUser): object => ({
  ...roleBody(botRoleId, bot.username, 0n),
  managed: true,
  tags: { bot_id: bot.id },
});

/** A guild as `GET /guilds/{id}` shows it. */
export const guildBody = (guild: FakeGuild, bot: FakeUser): object => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  owner_id: guild.owner_id,
  preferred_locale: guild.preferred_locale,
  features: [],
  afk_timeout: 300,
  afk_channel_id: null,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  verification_level: 1,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw_level: 0,
  premium_tier: 0,
  premium_progress_bar_enabled: false,
  emojis: [],
  stickers: [],
  roles: [
    roleBody(guild.id, "@everyone", INVITED_WITH),
    ...(guild.hasBot ? [botRoleBody(guild, bot)] : []),
  ],
});

const memberBody = (user: FakeUser, roles: readonly string[]): object => ({
  user: userBody(user),
  roles,
  joined_at: JOINED,
  deaf: false,
  mute: false,
  flags: 0,
});

/** `GUILD_CREATE`. */
export const guildCreateBody = (guild: FakeGuild, bot: FakeUser): object => ({
  ...guildBody(guild, bot),
  joined_at: JOINED,
  large: false,
  unavailable: false,
  member_count: 2,
  members: [memberBody(bot, [guild.botRoleId])],
  channels: guild.channels
    .filter((each) => !isThread(each))
    .map((each) => channelBody(each, bot.id)),
  threads: guild.channels
    .filter((each) => isThread(each) && !each.isArchived)
    .map((each) => channelBody(each, bot.id)),
  presences: [],
  voice_states: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
});

/** A message as REST and gateway show it; `showsContent` false without the right to read it. */
export const messageBody = (
  message: FakeMessage,
  referenced: FakeMessage | undefined,
  showsContent = true,
): object => ({
  id: message.id,
  channel_id: message.channel_id,
  author: userBody(message.author),
  content: showsContent ? message.content : "",
  timestamp: message.timestamp,
  edited_timestamp: message.editedAt,
  tts: false,
  mention_everyone: message.pinged.includes("everyone"),
  mentions: message.mentions.map(userBody),
  mention_roles: [...message.content.matchAll(/<@&(\d+)>/g)].map(([, id]) => id),
  attachments: [],
  embeds: showsContent ? message.embeds.map((embed) => ({ type: "rich", ...embed })) : [],
  components: showsContent ? message.components : [],
  pinned: false,
  type: message.reference === null ? 0 : 19,
  flags: message.flags,
  ...(message.nonce === null ? {} : { nonce: message.nonce }),
  ...(message.reference === null
    ? {}
    : {
        message_reference: {
          type: 0,
          message_id: message.reference,
          channel_id: message.channel_id,
          guild_id: message.guild_id,
        },
        referenced_message: referenced === undefined ? null : messageBody(referenced, undefined),
      }),
});
