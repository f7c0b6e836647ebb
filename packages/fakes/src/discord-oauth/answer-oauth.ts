import type { IncomingMessage, ServerResponse } from "node:http";
import { answerAvatar } from "./answer-avatar.ts";
import { answerToken, answerUser } from "./answer-token.ts";
import type { RegisteredClient } from "./authorization-request.ts";
import { answerAuthorize } from "./authorize.ts";
import type { DiscordWorld } from "./discord-world.ts";
import type { Screens } from "./pages.ts";

/** Where the REST API begins. */
export const API = "/api/v10";

/** Answers what belongs to signing in with Discord. False when the path is another matter. */
export async function answerOAuth(
  world: DiscordWorld,
  client: RegisteredClient,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  screens?: Screens,
): Promise<boolean> {
  const path = decodeURIComponent(url.pathname);
  if (path === "/oauth2/authorize")
    await answerAuthorize(world, client, request, response, url, screens);
  else if (path === `${API}/oauth2/token` && request.method === "POST")
    await answerToken(world, client, request, response);
  else if (path === `${API}/users/@me` && request.method === "GET")
    answerUser(world, request, response);
  else if (path.startsWith("/avatars/")) answerAvatar(world, path, url, response);
  else return false;
  return true;
}
