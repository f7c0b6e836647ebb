import * as z from "zod";
import type { ChatWorld } from "../world/chat-world.ts";
import type { FakeMessage } from "../world/entities.ts";
import { type FakeInteraction, FIRST_ANSWER_MS, TOKEN_MS } from "../world/interaction.ts";
import {
  type MessageForm,
  mayPing,
  pingedBy,
  readMessageForm,
  requireContent,
} from "./message-form.ts";
import { found, invalidForm, refuse } from "./refusal.ts";
import { NOTHING, type RestAnswer, type Route } from "./route.ts";

const Message = z.object({ type: z.literal(4), data: z.unknown() });
const Deferred = z.object({
  type: z.union([z.literal(5), z.literal(6)]),
  data: z.object({ flags: z.int().nullish() }).nullish(),
});
const Update = z.object({ type: z.literal(7), data: z.unknown() });
const FormField = z.object({
  type: z.literal(4),
  custom_id: z.string().min(1).max(100),
  label: z.string().min(1).max(45),
  style: z.union([z.literal(1), z.literal(2)]),
  min_length: z.int().min(0).max(4000).optional(),
  max_length: z.int().min(1).max(4000).optional(),
  required: z.boolean().optional(),
  placeholder: z.string().max(100).optional(),
});
const OpenForm = z.object({
  type: z.literal(9),
  data: z.object({
    custom_id: z.string().min(1).max(100),
    title: z.string().min(1).max(45),
    components: z
      .array(z.object({ type: z.literal(1), components: z.array(FormField).length(1) }))
      .min(1)
      .max(5),
  }),
});
const Callback = z.discriminatedUnion("type", [Message, Deferred, Update, OpenForm]);

const byToken = (world: ChatWorld, token: string): FakeInteraction | undefined =>
  [...world.interactions.values()].find((each) => each.token === token);

/** An interaction whose token still lives. @throws Refusal 10015 */
const openInteraction = (world: ChatWorld, token: string): FakeInteraction => {
  const interaction = found(byToken(world, token), "unknownWebhook");
  if (!interaction.isAcknowledged || world.now() - interaction.createdAt > TOKEN_MS)
    throw refuse("unknownWebhook");
  return interaction;
};

const draftOf = (form: MessageForm) => ({
  content: form.content ?? "",
  embeds: form.embeds ?? [],
  components: form.components ?? [],
  flags: form.flags ?? 0,
  pinged: pingedBy(form, undefined),
  mayPing: mayPing(form),
});

const original = (world: ChatWorld, interaction: FakeInteraction): FakeMessage =>
  found(world.messages.get(interaction.originalId ?? ""), "unknownMessage");

/** The message that a button stands under: only of one may it be changed. @throws Refusal */
const messageUnder = ({ input }: FakeInteraction): FakeMessage => {
  if (input.kind !== "button") throw refuse("notFound");
  return input.message;
};

/** Does what a bot says to an interaction. @returns the id of the message that is its answer, if one is */
const act = (
  world: ChatWorld,
  interaction: FakeInteraction,
  callback: z.infer<typeof Callback>,
): string | null => {
  const post = (draft: Parameters<ChatWorld["post"]>[2]): string =>
    world.post(interaction.channel, world.bot, { ...draft, interactionId: interaction.id }).id;
  switch (callback.type) {
    case 4: {
      const form = readMessageForm(callback.data);
      requireContent(form);
      return post(draftOf(form));
    }
    case 5:
      return post({ flags: callback.data?.flags ?? 0, isLoading: true });
    case 6:
      return messageUnder(interaction).id;
    case 7: {
      const { content, embeds, components } = readMessageForm(callback.data);
      const given = Object.entries({ content, embeds, components });
      const changes = Object.fromEntries(given.filter(([, value]) => value != null));
      return world.edit(messageUnder(interaction), changes).id;
    }
    default: {
      const { custom_id, title, components } = callback.data;
      const fields = components.flatMap((row) => row.components);
      interaction.form = { custom_id, title, fields };
      return interaction.originalId;
    }
  }
};

const answerCallback: Route = {
  method: "POST",
  path: /^\/interactions\/(\d+)\/([\w-]+)\/callback$/,
  isInteraction: true,
  answer({ world, ids: [id = "", token], query, body }): RestAnswer {
    const interaction = world.interactions.get(id);
    if (interaction === undefined || interaction.token !== token)
      throw refuse("unknownInteraction");
    if (interaction.isAcknowledged) throw refuse("acknowledged");
    if (world.now() - interaction.createdAt > FIRST_ANSWER_MS) throw refuse("unknownInteraction");
    const parsed = Callback.safeParse(body);
    if (!parsed.success) throw invalidForm(parsed.error.issues);
    interaction.originalId = act(world, interaction, parsed.data);
    interaction.isAcknowledged = true;
    if (query.get("with_response") !== "true") return NOTHING;
    const message = world.messages.get(interaction.originalId ?? "");
    return {
      status: 200,
      body: {
        interaction: { id: interaction.id, type: 2, response_message_id: message?.id },
        resource: {
          type: parsed.data.type,
          ...(message === undefined ? {} : { message: world.bodyOf(message) }),
        },
      },
    };
  },
};

/** What a bot says to commands, buttons and forms: each with its clock. */
export const INTERACTION_ROUTES: readonly Route[] = [
  answerCallback,
  {
    method: "PATCH",
    path: /^\/webhooks\/\d+\/([\w-]+)\/messages\/(@original|\d+)$/,
    isInteraction: true,
    answer({ world, ids: [token = "", which = ""], body }) {
      const interaction = openInteraction(world, token);
      const form = readMessageForm(body);
      const message =
        which === "@original"
          ? original(world, interaction)
          : found(world.messages.get(which), "unknownMessage");
      world.edit(message, {
        // The words of a deferred answer are new words: they ping as those of a new message do.
        ...(message.isLoading ? { pinged: pingedBy(form, undefined), mayPing: mayPing(form) } : {}),
        ...(form.content == null ? {} : { content: form.content }),
        ...(form.embeds == null ? {} : { embeds: form.embeds }),
        ...(form.components == null ? {} : { components: form.components }),
      });
      return { status: 200, body: world.bodyOf(message) };
    },
  },
  {
    method: "GET",
    path: /^\/webhooks\/\d+\/([\w-]+)\/messages\/@original$/,
    isInteraction: true,
    answer: ({ world, ids: [token = ""] }) => ({
      status: 200,
      body: world.bodyOf(original(world, openInteraction(world, token))),
    }),
  },
  {
    method: "POST",
    path: /^\/webhooks\/\d+\/([\w-]+)$/,
    isInteraction: true,
    answer({ world, ids: [token = ""], body }) {
      const interaction = openInteraction(world, token);
      const form = readMessageForm(body);
      requireContent(form);
      const draft = { ...draftOf(form), interactionId: interaction.id };
      const message = world.post(interaction.channel, world.bot, draft);
      return { status: 200, body: world.bodyOf(message) };
    },
  },
];
