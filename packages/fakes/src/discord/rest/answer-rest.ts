import type { IncomingMessage, ServerResponse } from "node:http";
import { readJson, sendJson } from "../../http/read-json.ts";
import type { ChatWorld } from "../world/chat-world.ts";
import { CHANNEL_ROUTES } from "./channel-routes.ts";
import { GUILD_ROUTES } from "./guild-routes.ts";
import { INTERACTION_ROUTES } from "./interaction-routes.ts";
import type { RateLimits } from "./rate-limits.ts";
import { Refusal, refusalBody, refuse } from "./refusal.ts";
import type { RestAnswer, Route } from "./route.ts";

/** How the API fails: `down` no connection, `error` 500, `silent` no answer, `lost` done but the line breaks. */
export type DiscordFault = "down" | "error" | "silent" | "lost" | "overloaded";

/** What answers need, and what they count. */
export interface RestServer {
  readonly world: ChatWorld;
  readonly token: string;
  readonly limits: RateLimits;
  /** `GET /gateway/bot`. */
  readonly gatewayInfo: () => object;
  /** The fault that a call meets, counted. */
  readonly meetFault: (call: string) => DiscordFault | undefined;
  /** `METHOD /path` of the calls so far, tokens aside, with the status of their answers. */
  readonly calls: { readonly call: string; readonly status: number; readonly at: number }[];
}

const ROUTES: readonly Route[] = [...CHANNEL_ROUTES, ...GUILD_ROUTES, ...INTERACTION_ROUTES];

const requireBot = (request: IncomingMessage, token: string): void => {
  if (!/^DiscordBot \(\S+, \S+\)/.test(request.headers["user-agent"] ?? ""))
    throw refuse("badAgent");
  if (request.headers.authorization !== `Bot ${token}`) throw refuse("unauthorized");
};

/** Tokens of interactions are no words for a log. */
const withoutToken = (path: string): string => path.replace(/\/[\w-]{40,}/, "/TOKEN");

const answerCall = (
  { world, token, gatewayInfo }: RestServer,
  request: IncomingMessage,
  url: URL,
  path: string,
  body: unknown,
): RestAnswer => {
  const route = ROUTES.find((each) => each.method === request.method && each.path.test(path));
  if (route?.isInteraction !== true) requireBot(request, token);
  if (path === "/gateway/bot") return { status: 200, body: gatewayInfo() };
  if (route === undefined) throw refuse("notFound");
  const ids = route.path.exec(path)?.slice(1) ?? [];
  return route.answer({ world, ids, query: url.searchParams, body });
};

/** A call of REST v10 under `/api/v10`: limits first, then who calls, then the route. */
export async function answerRest(
  server: RestServer,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  path: string,
): Promise<void> {
  const call = `${request.method} ${withoutToken(path)}`;
  const body = await readJson(request);
  const met = server.meetFault(call);
  if (met === "silent") return;
  if (met === "down") return void response.destroy();
  const told = (status: number) => {
    server.calls.push({ call, status, at: Date.now() });
  };
  const isInteraction = /^\/(interactions|webhooks)\//.test(path);
  const verdict = server.limits.check(call, isInteraction);
  if (verdict.refusal !== undefined) {
    const { retryAfter, global } = verdict.refusal;
    told(429);
    return sendJson(
      response,
      429,
      { message: "You are being rate limited.", retry_after: retryAfter, global },
      verdict.headers,
    );
  }
  try {
    if (met === "error") throw new Refusal(500, 0, "Internal Server Error");
    if (met === "overloaded") throw refuse("overloaded");
    const answer = answerCall(server, request, url, path, body);
    told(answer.status);
    if (met === "lost") return void response.destroy();
    if (answer.body !== undefined)
      return sendJson(response, answer.status, answer.body, verdict.headers);
    response.writeHead(answer.status, verdict.headers);
    response.end();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    told(error.status);
    sendJson(response, error.status, refusalBody(error), verdict.headers);
  }
}
