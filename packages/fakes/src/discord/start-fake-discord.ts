import type { IncomingMessage, ServerResponse } from "node:http";
import { API, answerOAuth } from "../discord-oauth/answer-oauth.ts";
import type { RegisteredClient } from "../discord-oauth/authorization-request.ts";
import { DiscordWorld } from "../discord-oauth/discord-world.ts";
import type { Screens } from "../discord-oauth/pages.ts";
import { createFaults } from "../http/faults.ts";
import { sendJson } from "../http/read-json.ts";
import { startLoopbackServer } from "../http/start-loopback-server.ts";
import { answerUserGuilds } from "./answer-user-guilds.ts";
import { createGateway, GATEWAY_PATH, type Gateway } from "./gateway/create-gateway.ts";
import { answerInvite, answerSandbox, languageOf, SANDBOX_PATH } from "./pages/answer-sandbox.ts";
import type { ChatSandboxText } from "./pages/sandbox-text.ts";
import { answerRest, type DiscordFault } from "./rest/answer-rest.ts";
import {
  createRateLimits,
  GLOBAL_LIMIT,
  type RateLimit,
  type RateLimits,
} from "./rest/rate-limits.ts";
import { ChatWorld } from "./world/chat-world.ts";
import type { FakeAttachment } from "./world/entities.ts";
import { newSnowflake } from "./world/snowflake.ts";

/** The application that Discord would know, its limits, and what the page says. */
export interface FakeDiscordOptions extends Partial<RegisteredClient> {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  readonly botToken?: string;
  readonly botName?: string;
  /** One of its own where nothing is said. The same one again, so that a restart is no other bot. */
  readonly botId?: string;
  /** In ms. */
  readonly heartbeatInterval?: number;
  readonly requiresSharding?: boolean;
  /** Calls of one route that pass in a window. */
  readonly routeLimit?: RateLimit;
  readonly globalLimit?: RateLimit;
  /** The e-mail of a person who gives none at the sign-in. Nobody has one unless said. */
  readonly addressOf?: (username: string) => string | null;
  readonly text?: ChatSandboxText;
  /** Where the page leads back to. */
  readonly backUrl?: string;
}

/** A running stand-in for Discord: its addresses, its world, and how it fails. */
export interface FakeDiscord extends RegisteredClient {
  readonly botToken: string;
  /** For a browser. */
  readonly authorizeUrl: string;
  /** For a server. */
  readonly apiUrl: string;
  readonly cdnUrl: string;
  /** The page where a person types to the bot. */
  readonly sandboxUrl: string;
  readonly world: ChatWorld;
  readonly gateway: Gateway;
  readonly limits: RateLimits;
  /** What was called, tokens aside, with the status of the answer and when. */
  readonly calls: readonly {
    readonly call: string;
    readonly status: number;
    readonly at: number;
  }[];
  /** Fails the next calls whose `METHOD /path` matches, until they were so many. */
  fail(fault: DiscordFault, matching?: RegExp, times?: number): void;
  recover(): void;
  /** Keeps a file where people's files are, for a command to name. */
  upload(filename: string, content: string): FakeAttachment;
  close(): Promise<void>;
}

/** Discord allows about five messages in five seconds in a channel. */
const ROUTE_LIMIT: RateLimit = { limit: 5, windowMs: 5000 };

/** The screens of the sign-in for a person, with the owner of the first server as who is likely to come. */
const screensFor = (text: ChatSandboxText, world: ChatWorld, request: IncomingMessage): Screens => {
  const language = languageOf(request);
  const [guild] = world.guilds.values();
  const person = world.users.get(guild?.owner_id ?? "")?.username ?? "";
  return { text: (key) => text(`signInScreens.${key}`, language), language, person };
};

/**
 * A local server that speaks Discord as far as we use it, and refuses what Discord refuses: OAuth2,
 * REST v10 with limits and error bodies, the gateway with sessions that can be resumed, interactions
 * with their clocks, and a page marked TEST on which people type to the bot.
 */
export async function startFakeDiscord(options: FakeDiscordOptions = {}): Promise<FakeDiscord> {
  const {
    clientSecret = "fake-secret",
    redirectUris = [],
    botToken = "fake-bot-token",
    text = (key) => key,
  } = options;
  const world = new ChatWorld(options.botName ?? "Spellwright", options.botId);
  const people = new DiscordWorld((username) => world.userNamed(username).id, options.addressOf);
  const client = { clientId: options.clientId ?? world.bot.id, clientSecret, redirectUris };
  const limits = createRateLimits(
    options.routeLimit ?? ROUTE_LIMIT,
    options.globalLimit ?? GLOBAL_LIMIT,
  );
  const calls: { call: string; status: number; at: number }[] = [];
  const files = new Map<string, string>();
  const faults = createFaults<DiscordFault>();
  const page = { world, text, backUrl: options.backUrl ?? "/" };

  const gatewayInfo = () => ({
    url: `${server.origin.replace("http", "ws")}${GATEWAY_PATH}`,
    shards: options.requiresSharding === true ? 2 : 1,
    session_start_limit: {
      total: 1000,
      remaining: 1000 - gateway.counts.identified,
      reset_after: 0,
      max_concurrency: 1,
    },
  });
  const rest = { world, token: botToken, limits, gatewayInfo, meetFault: faults.meet, calls };

  const answerApi = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const path = decodeURIComponent(url.pathname);
    const isBearer = request.headers.authorization?.startsWith("Bearer ") === true;
    if (isBearer && path === `${API}/users/@me/guilds`)
      return answerUserGuilds(people, world, request, response);
    const isOAuth = isBearer || path !== `${API}/users/@me`;
    const screens = options.text && screensFor(options.text, world, request);
    if (isOAuth && (await answerOAuth(people, client, request, response, url, screens))) return;
    if (path.startsWith(`${API}/`))
      return answerRest(rest, request, response, url, path.slice(API.length));
    sendJson(response, 404, { message: "404: Not Found", code: 0 });
  };

  const server = await startLoopbackServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://discord.invalid");
    const path = decodeURIComponent(url.pathname);
    const isInvite = /\bbot\b/.test(url.searchParams.get("scope") ?? "");
    if (path === "/oauth2/authorize" && isInvite) return answerInvite(page, request, response);
    if (path === SANDBOX_PATH || path === `${SANDBOX_PATH}/feed`)
      return answerSandbox(page, request, response, url);
    const file = files.get(path);
    if (file === undefined) return answerApi(request, response, url);
    response.writeHead(200, { "content-type": "text/plain; charset=utf-8" });
    response.end(file);
  }, options.port);
  const gateway = createGateway(server.server, server.origin, world, {
    token: botToken,
    heartbeatInterval: options.heartbeatInterval ?? 41_250,
    requiresSharding: options.requiresSharding ?? false,
  });

  return {
    ...client,
    botToken,
    authorizeUrl: `${server.origin}/oauth2/authorize`,
    apiUrl: `${server.origin}${API}`,
    cdnUrl: server.origin,
    sandboxUrl: `${server.origin}${SANDBOX_PATH}`,
    world,
    gateway,
    limits,
    calls,
    fail: faults.fail,
    recover: faults.recover,
    upload(filename, content) {
      const id = newSnowflake();
      const path = `/attachments/${id}/${filename}`;
      files.set(path, content);
      return {
        id,
        filename,
        size: Buffer.byteLength(content),
        url: `${server.origin}${path}`,
        content_type: "text/plain; charset=utf-8",
      };
    },
    async close() {
      gateway.close();
      await server.close();
    },
  };
}
