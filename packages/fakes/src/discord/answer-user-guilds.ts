import type { IncomingMessage, ServerResponse } from "node:http";
import type { DiscordWorld } from "../discord-oauth/discord-world.ts";
import { sendJson } from "../http/read-json.ts";
import type { ChatWorld } from "./world/chat-world.ts";

/** `GET /users/@me/guilds` of a person who allowed `guilds`: every server, and whether it is theirs. */
export function answerUserGuilds(
  people: DiscordWorld,
  world: ChatWorld,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  const grant = people.grantOf(token);
  if (grant === undefined || !grant.scope.split(" ").includes("guilds")) {
    sendJson(response, 401, { message: "401: Unauthorized", code: 0 });
    return;
  }
  const guilds = [...world.guilds.values()].map((guild) => {
    const isOwner = guild.owner_id === grant.account.id;
    return {
      id: guild.id,
      name: guild.name,
      icon: null,
      banner: null,
      owner: isOwner,
      permissions: isOwner ? "2147483647" : "0",
      features: [],
    };
  });
  sendJson(response, 200, guilds);
}
