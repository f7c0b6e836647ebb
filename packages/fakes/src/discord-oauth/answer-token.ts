import type { IncomingMessage, ServerResponse } from "node:http";
import { readForm } from "../http/read-form.ts";
import { sendJson } from "../http/read-json.ts";
import type { RegisteredClient } from "./authorization-request.ts";
import type { DiscordWorld } from "./discord-world.ts";

const WEEK_SECONDS = 604_800;

/** HTTP Basic, or both words in the form. */
const isClient = (
  request: IncomingMessage,
  form: URLSearchParams,
  client: RegisteredClient,
): boolean => {
  const basic = /^Basic (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  const words =
    basic === undefined
      ? `${form.get("client_id")}:${form.get("client_secret")}`
      : Buffer.from(basic, "base64").toString("utf8");
  return words === `${client.clientId}:${client.clientSecret}`;
};

/** `POST /oauth2/token` with a code. */
export async function answerToken(
  world: DiscordWorld,
  client: RegisteredClient,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = await readForm(request);
  if (!isClient(request, form, client)) return sendJson(response, 401, { error: "invalid_client" });
  if (form.get("grant_type") !== "authorization_code")
    return sendJson(response, 400, { error: "unsupported_grant_type" });
  const token = world.redeem(
    form.get("code") ?? "",
    form.get("redirect_uri") ?? "",
    form.get("code_verifier"),
  );
  if (token === undefined)
    return sendJson(response, 400, {
      error: "invalid_grant",
      error_description: 'Invalid "code" in request.',
    });
  sendJson(response, 200, {
    access_token: token,
    token_type: "Bearer",
    expires_in: WEEK_SECONDS,
    refresh_token: `${token}r`,
    scope: world.grantOf(token)?.scope,
  });
}

/** `GET /users/@me`: the address only with its scope. */
export function answerUser(
  world: DiscordWorld,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  const grant = world.grantOf(token);
  if (grant === undefined) {
    sendJson(response, 401, { message: "401: Unauthorized", code: 0 });
    return;
  }
  const { id, username, email, verified, avatar } = grant.account;
  const withEmail = grant.scope.split(" ").includes("email");
  sendJson(response, 200, {
    id,
    username,
    discriminator: "0",
    global_name: null,
    avatar,
    flags: 0,
    locale: "en-US",
    mfa_enabled: false,
    ...(withEmail ? { email, verified } : {}),
  });
}
