import type { IncomingMessage, ServerResponse } from "node:http";
import { readForm } from "../../http/read-form.ts";
import type { ChatWorld } from "../world/chat-world.ts";
import { CHANNEL, type FakeChannel, type FakeCommand, type FakeUser } from "../world/entities.ts";
import { PERMISSION } from "../world/permissions.ts";
import type { PageView } from "./render-message.ts";
import { renderFeed, renderInvite, renderPage } from "./render-page.ts";
import { decidingChannel, SANDBOX_PERMISSIONS } from "./render-permissions.ts";
import type { ChatSandboxText } from "./sandbox-text.ts";

/** Where the page is. */
export const SANDBOX_PATH = "/sandbox";

/** What the page needs. */
export interface SandboxServer {
  readonly world: ChatWorld;
  readonly text: ChatSandboxText;
  readonly backUrl: string;
}

const sendPage = (response: ServerResponse, html: string, status = 200): void => {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
  response.end(html);
};

/** The language that a browser asks for. */
export const languageOf = (request: IncomingMessage): "fr" | "en" =>
  /^fr\b/i.test(request.headers["accept-language"] ?? "") ? "fr" : "en";

const isWritable = ({ type }: FakeChannel): boolean =>
  type !== CHANNEL.category && type !== CHANNEL.forum;

/** By its name in any language: Discord shows each person theirs. */
const commandCalled = (world: ChatWorld, written: string): FakeCommand | undefined =>
  world.commands.find(({ name, name_localizations }) =>
    [name, ...Object.values(name_localizations ?? {})].includes(written),
  );

/**
 * `/name words`: the words are the command's first option, whose name may be written before them.
 * Without an option that it needs, Discord sends nothing.
 */
const useCommand = (
  world: ChatWorld,
  channel: FakeChannel,
  user: FakeUser,
  { name, options: [option] }: FakeCommand,
  words: string,
): void => {
  const value = words.replace(new RegExp(`^${option?.name ?? ""}\\s*:\\s*`), "").trim();
  if (value === "" && option?.required === true) return;
  const options = option === undefined || value === "" ? {} : { [option.name]: value };
  world.interact(channel, user, { kind: "command", name, options });
};

/** What a person typed: a command that is registered, or a message. */
const say = (world: ChatWorld, channel: FakeChannel, user: FakeUser, typed: string): void => {
  const [, name = "", words = ""] = /^\/([\p{L}\p{N}_-]+)\s*([\s\S]*)$/u.exec(typed) ?? [];
  const content = typed.replaceAll(`@${world.bot.username}`, `<@${world.bot.id}>`);
  const command = commandCalled(world, name);
  if (command !== undefined) useCommand(world, channel, user, command, words);
  else world.post(channel, user, { content });
};

const fieldsOf = (form: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith("field:"))
      .map(([name, value]) => [name.slice("field:".length), value]),
  );

/** The owner decides what the bot may do in a channel. It hears of it as Discord's bots do. */
const allow = (world: ChatWorld, channel: FakeChannel, user: FakeUser, allowed: string[]): void => {
  if (world.guilds.get(channel.guild_id)?.owner_id !== user.id) return;
  const denied = SANDBOX_PERMISSIONS.filter((name) => !allowed.includes(name));
  const bits = denied.reduce((all, name) => all | PERMISSION[name], 0n);
  world.deny(decidingChannel(world, channel), bits);
};

const act = (world: ChatWorld, channel: FakeChannel, user: FakeUser, form: URLSearchParams) => {
  const message = world.messages.get(form.get("message") ?? "");
  const opened = world.interactions.get(form.get("form") ?? "");
  const customId = form.get("press");
  const typed = form.get("text")?.trim() ?? "";
  if (form.has("permissions")) allow(world, channel, user, form.getAll("allow"));
  else if (message !== undefined && customId !== null)
    world.interact(channel, user, { kind: "button", customId, message });
  else if (opened?.form) {
    const { custom_id: id } = opened.form;
    const command = opened.input.kind === "command" ? opened.input.name : undefined;
    opened.form = null;
    world.interact(channel, user, { kind: "form", command, customId: id, fields: fieldsOf(form) });
  } else if (typed !== "") say(world, channel, user, typed);
};

/** The page on which a person types to the bot and sees what it answers, marked TEST. */
export async function answerSandbox(
  { world, text, backUrl }: SandboxServer,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const form = request.method === "POST" ? await readForm(request) : new URLSearchParams();
  const asked = world.channel(url.searchParams.get("channel") ?? "");
  const guild = asked?.guild ?? [...world.guilds.values()][0];
  const channel = asked?.channel ?? guild?.channels.find(isWritable);
  const readerId = form.get("as") ?? url.searchParams.get("as") ?? guild?.owner_id ?? "";
  const reader = world.users.get(readerId);
  if (guild === undefined || channel === undefined || reader === undefined || reader.bot)
    return sendPage(response, "404", 404);
  if (request.method === "POST") {
    act(world, channel, reader, form);
    response.writeHead(303, {
      location: `${SANDBOX_PATH}?channel=${channel.id}&as=${reader.id}`,
    });
    return void response.end();
  }
  const view: PageView = { world, text, language: languageOf(request), reader };
  const isFeed = url.pathname === `${SANDBOX_PATH}/feed`;
  sendPage(
    response,
    isFeed ? renderFeed(view, channel) : renderPage(view, guild, channel, backUrl),
  );
}

/** The screen of the bot's invite link: it comes to the server that is chosen, and the person to its channels. */
export async function answerInvite(
  { world, text }: SandboxServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const guilds = [...world.guilds.values()];
  if (request.method === "POST") {
    const guild = world.guilds.get((await readForm(request)).get("guild") ?? "");
    if (guild !== undefined && !guild.hasBot) world.invite(guild);
    const channel = guild?.channels.find(isWritable);
    response.writeHead(303, { location: `${SANDBOX_PATH}?channel=${channel?.id ?? ""}` });
    return void response.end();
  }
  const [reader = world.bot] = world.users.values();
  sendPage(response, renderInvite({ world, text, language: languageOf(request), reader }, guilds));
}
