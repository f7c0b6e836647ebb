import { channelBody } from "../world/bodies.ts";
import type { ChatWorld } from "../world/chat-world.ts";
import type { FakeChannel, FakeMessage } from "../world/entities.ts";
import { botPermissions, isThread, PERMISSION } from "../world/permissions.ts";
import {
  type MessageForm,
  mayPing,
  pingedBy,
  readMessageForm,
  requireContent,
} from "./message-form.ts";
import { found, invalidForm, refuse } from "./refusal.ts";
import { NOTHING, type Route } from "./route.ts";

/** A repeated nonce gets the first message for so long, in ms. */
const NONCE_MS = 300_000;

/** A channel that the bot sees. @throws Refusal 10003 or 50001 */
const visibleChannel = (world: ChatWorld, id: string) => {
  const { guild, channel } = found(world.channel(id), "unknownChannel");
  const permissions = botPermissions(guild, channel);
  if (!guild.hasBot || (permissions & PERMISSION.viewChannel) === 0n) throw refuse("missingAccess");
  return { guild, channel, permissions };
};

/** @throws Refusal 50013 where the bot may not write, or may not show embeds */
const requireRightToWrite = (
  channel: FakeChannel,
  permissions: bigint,
  hasEmbeds: boolean,
): void => {
  const write = isThread(channel) ? PERMISSION.sendMessagesInThreads : PERMISSION.sendMessages;
  if ((permissions & write) === 0n) throw refuse("missingPermissions");
  if (hasEmbeds && (permissions & PERMISSION.embedLinks) === 0n) throw refuse("missingPermissions");
};

/** The message that a reply answers. Undefined when it is gone and that is allowed. */
const readReference = (
  world: ChatWorld,
  form: MessageForm,
  permissions: bigint,
): FakeMessage | undefined => {
  const reference = form.message_reference;
  if (reference == null) return undefined;
  if ((permissions & PERMISSION.readMessageHistory) === 0n) throw refuse("noHistory");
  const answered = world.messages.get(reference.message_id);
  if (answered === undefined && reference.fail_if_not_exists !== false)
    throw invalidForm([
      {
        code: "custom",
        path: ["message_reference"],
        message: "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
        input: reference,
      },
    ]);
  return answered;
};

const sendMessage: Route = {
  method: "POST",
  path: /^\/channels\/(\d+)\/messages$/,
  answer({ world, ids: [id = ""], body }) {
    const { channel, permissions } = visibleChannel(world, id);
    const form = readMessageForm(body);
    requireContent(form);
    requireRightToWrite(channel, permissions, Boolean(form.embeds?.length));
    const answered = readReference(world, form, permissions);
    const nonce = form.nonce == null ? null : String(form.nonce);
    const first = world
      .messagesOf(channel)
      .find(
        (each) =>
          form.enforce_nonce === true &&
          nonce !== null &&
          each.nonce === nonce &&
          world.now() - Date.parse(each.timestamp) < NONCE_MS,
      );
    const message =
      first ??
      world.post(channel, world.bot, {
        content: form.content ?? "",
        embeds: form.embeds ?? [],
        components: form.components ?? [],
        flags: form.flags ?? 0,
        reference: answered?.id ?? null,
        nonce,
        pinged: pingedBy(form, answered?.author.id),
        mayPing: mayPing(form),
      });
    return { status: 200, body: world.bodyOf(message) };
  },
};

const editMessage: Route = {
  method: "PATCH",
  path: /^\/channels\/(\d+)\/messages\/(\d+)$/,
  answer({ world, ids: [id = "", messageId = ""], body }) {
    visibleChannel(world, id);
    const message = found(world.messages.get(messageId), "unknownMessage");
    if (message.author !== world.bot) throw refuse("notYours");
    const form = readMessageForm(body);
    world.edit(message, {
      ...(form.content == null ? {} : { content: form.content }),
      ...(form.embeds == null ? {} : { embeds: form.embeds }),
      ...(form.components == null ? {} : { components: form.components }),
    });
    return { status: 200, body: world.bodyOf(message) };
  },
};

/** Channels and their messages. */
export const CHANNEL_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: /^\/channels\/(\d+)$/,
    answer: ({ world, ids: [id = ""] }) => ({
      status: 200,
      body: channelBody(visibleChannel(world, id).channel, world.bot.id),
    }),
  },
  {
    method: "POST",
    path: /^\/channels\/(\d+)\/typing$/,
    answer({ world, ids: [id = ""] }) {
      const { channel, permissions } = visibleChannel(world, id);
      requireRightToWrite(channel, permissions, false);
      world.typing.set(channel.id, Date.now());
      return NOTHING;
    },
  },
  sendMessage,
  editMessage,
  {
    method: "GET",
    path: /^\/channels\/(\d+)\/messages\/(\d+)$/,
    answer({ world, ids: [id = "", messageId = ""] }) {
      const { permissions } = visibleChannel(world, id);
      if ((permissions & PERMISSION.readMessageHistory) === 0n) throw refuse("missingAccess");
      return {
        status: 200,
        body: world.bodyOf(found(world.messages.get(messageId), "unknownMessage")),
      };
    },
  },
];
