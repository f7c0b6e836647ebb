import type { FakeAttachment, FakeChannel, FakeGuild, FakeMessage, FakeUser } from "./entities.ts";
import { botPermissions } from "./permissions.ts";

/** The bot has so long for its first answer, in ms. */
export const FIRST_ANSWER_MS = 3000;
/** The interaction's token lives so long after it, in ms. */
export const TOKEN_MS = 900_000;

/** What a person did: a command, a button, or a form that a command opened. */
export type InteractionInput =
  | {
      readonly kind: "command";
      readonly name: string;
      readonly options: Readonly<Record<string, string>>;
      readonly attachments?: readonly FakeAttachment[];
    }
  | { readonly kind: "button"; readonly customId: string; readonly message: FakeMessage }
  | {
      readonly kind: "form";
      /** The command that opened it. */
      readonly command?: string | undefined;
      readonly customId: string;
      readonly fields: Readonly<Record<string, string>>;
    };

/** A form that the bot opened for the person (a modal). */
export interface OpenedForm {
  readonly custom_id: string;
  readonly title: string;
  readonly fields: readonly { readonly custom_id: string; readonly label: string }[];
}

/** What a person did, and how far the bot has answered it. */
export interface FakeInteraction {
  readonly id: string;
  readonly token: string;
  readonly guild: FakeGuild;
  readonly channel: FakeChannel;
  readonly user: FakeUser;
  readonly input: InteractionInput;
  readonly createdAt: number;
  isAcknowledged: boolean;
  form: OpenedForm | null;
  /** The message that answers it, once there is one. */
  originalId: string | null;
}

const TYPES = { command: 2, button: 3, form: 5 } as const;

const dataOf = (input: InteractionInput, commandId: string): object => {
  if (input.kind === "button") return { custom_id: input.customId, component_type: 2 };
  if (input.kind === "form")
    return {
      custom_id: input.customId,
      components: Object.entries(input.fields).map(([custom_id, value]) => ({
        type: 1,
        components: [{ type: 4, custom_id, value }],
      })),
    };
  const files = input.attachments ?? [];
  const isFile = (value: string) => files.some(({ id }) => id === value);
  return {
    id: commandId,
    name: input.name,
    type: 1,
    options: Object.entries(input.options).map(([name, value]) => ({
      name,
      type: isFile(value) ? 11 : 3,
      value,
    })),
    resolved: { attachments: Object.fromEntries(files.map((file) => [file.id, file])) },
  };
};

/** `INTERACTION_CREATE` as Discord sends it. */
export const interactionBody = (
  { id, token, guild, channel, user, input }: FakeInteraction,
  applicationId: string,
  commandId: string,
  channelBody: object,
  messageBody: object | undefined,
): object => ({
  id,
  application_id: applicationId,
  type: TYPES[input.kind],
  data: dataOf(input, commandId),
  guild_id: guild.id,
  guild: { id: guild.id, locale: guild.preferred_locale, features: [] },
  channel_id: channel.id,
  channel: channelBody,
  member: {
    user: { id: user.id, username: user.username, discriminator: "0", avatar: null },
    roles: [],
    permissions: "0",
    joined_at: new Date(0).toISOString(),
    flags: 0,
    deaf: false,
    mute: false,
  },
  token,
  version: 1,
  locale: user.locale,
  guild_locale: guild.preferred_locale,
  app_permissions: botPermissions(guild, channel).toString(),
  entitlements: [],
  authorizing_integration_owners: { "0": guild.id },
  context: 0,
  attachment_size_limit: 10_485_760,
  ...(messageBody === undefined ? {} : { message: messageBody }),
});
