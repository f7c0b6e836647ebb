import type { APIRequestContext } from "@playwright/test";
import type { Language } from "@spellwright/contract";
import { BOT_KEY, GUILDS_URL, LOCAL_URL } from "./addresses.ts";

/** A server at Discord with the bot in it. */
interface OwnServer {
  readonly id: string;
  readonly name: string;
  readonly owner: { readonly id: string; readonly username: string };
  /** Of `rules-express`, `thursday-commander` and `trades`. */
  readonly channels: readonly [string, string, string];
}

/** What the bot's own process asks of the server. */
const asBot = async (
  request: APIRequestContext,
  method: "POST" | "PUT",
  path: string,
  data: object,
) => {
  const headers = { authorization: `Bearer ${BOT_KEY}` };
  const answer = await request.fetch(`${LOCAL_URL}/api/bot${path}`, { method, data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** The bot's process says that it is in a server. */
export const reportServer = (request: APIRequestContext, { id, name, owner }: OwnServer) =>
  asBot(request, "PUT", `/guilds/${id}`, { name, icon: null, owner_id: owner.id });

/** Has Discord make a server that the bot is not in. */
export const makeServerWithoutBot = async (
  request: APIRequestContext,
  name: string,
): Promise<OwnServer> => {
  const query = new URLSearchParams({ name, waits: "" });
  return { ...(await (await request.get(`${GUILDS_URL}/?${query}`)).json()), name };
};

/** Has Discord make a server, which the bot comes into. */
export const makeServer = async (request: APIRequestContext, name: string): Promise<OwnServer> => {
  const query = new URLSearchParams({ name });
  const server = { ...(await (await request.get(`${GUILDS_URL}/?${query}`)).json()), name };
  await reportServer(request, server);
  return server;
};

/** The link that the bot shows to the owner of a server alone. */
export const linkOf = async (
  request: APIRequestContext,
  { owner }: OwnServer,
  language: Language,
): Promise<string> => {
  const person = { discord_user_id: owner.id, discord_user_name: owner.username, language };
  return (await asBot(request, "POST", "/invitations", person)).link_url;
};

let asked = 0;
/** A member asks in the first channel. */
export const askInServer = (
  request: APIRequestContext,
  server: OwnServer,
  text: string,
  language: Language = "en",
) => {
  asked += 1;
  const key = `${Date.now()}${String(asked).padStart(4, "0")}`;
  const [channel_id] = server.channels;
  const where = { guild_id: server.id, channel_id, parent_id: null };
  const member = { discord_user_id: key, language };
  return asBot(request, "POST", "/questions", { key, ...where, ...member, text });
};
