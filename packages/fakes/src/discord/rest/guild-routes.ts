import * as z from "zod";
import { channelBody, guildBody, userBody } from "../world/bodies.ts";
import type { ChatWorld } from "../world/chat-world.ts";
import type { FakeGuild } from "../world/entities.ts";
import { isThread } from "../world/permissions.ts";
import { newSnowflake } from "../world/snowflake.ts";
import { found, invalidForm, refuse } from "./refusal.ts";
import { NOTHING, type Route } from "./route.ts";

/** A guild that the bot is in. @throws Refusal 10004, as for one that does not exist */
const joinedGuild = (world: ChatWorld, id: string): FakeGuild => {
  const guild = found(world.guilds.get(id), "unknownGuild");
  if (!guild.hasBot) throw refuse("unknownGuild");
  return guild;
};

const Localized = z.record(z.string(), z.string().min(1).max(100)).nullish();
const Option = z.object({
  type: z.int().min(1).max(11),
  name: z.string().regex(/^[-_'\p{L}\p{N}]{1,32}$/u),
  description: z.string().min(1).max(100),
  required: z.boolean().optional(),
  min_length: z.int().min(0).max(6000).optional(),
  max_length: z.int().min(1).max(6000).optional(),
  name_localizations: Localized,
  description_localizations: Localized,
});
const Commands = z
  .array(
    z.object({
      type: z.literal(1).optional(),
      name: z.string().regex(/^[-_'\p{Ll}\p{N}]{1,32}$/u),
      description: z.string().min(1).max(100),
      options: z
        .array(Option)
        .max(25)
        .refine(
          (options) =>
            options.every(({ required }, at) => !required || options[at - 1]?.required !== false),
          { error: "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID" },
        )
        .optional(),
      name_localizations: Localized,
      description_localizations: Localized,
      contexts: z.array(z.int().min(0).max(2)).optional(),
      integration_types: z.array(z.int().min(0).max(1)).optional(),
    }),
  )
  .max(100);

const registerCommands: Route = {
  method: "PUT",
  path: /^\/applications\/(\d+)\/commands$/,
  answer({ world, ids: [id], body }) {
    if (id !== world.bot.id) throw refuse("notFound");
    const parsed = Commands.safeParse(body);
    if (!parsed.success) throw invalidForm(parsed.error.issues);
    world.commands = parsed.data.map((command) => ({
      ...command,
      options: command.options ?? [],
      id: world.commands.find(({ name }) => name === command.name)?.id ?? newSnowflake(),
    }));
    return { status: 200, body: world.commands };
  },
};

/** The bot itself, its guilds and its commands. */
export const GUILD_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: /^\/users\/@me$/,
    answer: ({ world }) => ({ status: 200, body: userBody(world.bot) }),
  },
  {
    method: "GET",
    path: /^\/users\/@me\/guilds$/,
    answer: ({ world }) => ({
      status: 200,
      body: [...world.guilds.values()]
        .filter(({ hasBot }) => hasBot)
        .map((guild) => guildBody(guild, world.bot)),
    }),
  },
  {
    method: "DELETE",
    path: /^\/users\/@me\/guilds\/(\d+)$/,
    answer({ world, ids: [id = ""] }) {
      world.remove(joinedGuild(world, id));
      return NOTHING;
    },
  },
  {
    method: "GET",
    path: /^\/guilds\/(\d+)$/,
    answer: ({ world, ids: [id = ""] }) => ({
      status: 200,
      body: guildBody(joinedGuild(world, id), world.bot),
    }),
  },
  {
    method: "GET",
    path: /^\/guilds\/(\d+)\/channels$/,
    answer: ({ world, ids: [id = ""] }) => ({
      status: 200,
      body: joinedGuild(world, id)
        .channels.filter((each) => !isThread(each))
        .map((each) => channelBody(each, world.bot.id)),
    }),
  },
  {
    method: "GET",
    path: /^\/applications\/(\d+)\/commands$/,
    answer: ({ world }) => ({ status: 200, body: world.commands }),
  },
  registerCommands,
];
