import type { IncomingMessage, ServerResponse } from "node:http";
import { readForm } from "../http/read-form.ts";
import {
  type AuthorizationRequest,
  backTo,
  type RegisteredClient,
  readAuthorizationRequest,
} from "./authorization-request.ts";
import type { DiscordAccount, DiscordWorld } from "./discord-world.ts";
import { consentPage, PLAIN_SCREENS, refusalPage, type Screens, signInPage } from "./pages.ts";

const COOKIE = "fake_discord_session";

const sendPage = (response: ServerResponse, html: string, status = 200): void => {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
  response.end(html);
};

const redirect = (response: ServerResponse, location: string, cookie?: string): void => {
  response.writeHead(302, {
    location,
    ...(cookie === undefined ? {} : { "set-cookie": `${COOKIE}=${cookie}; Path=/; HttpOnly` }),
  });
  response.end();
};

const sessionOf = (request: IncomingMessage): string =>
  new RegExp(`${COOKIE}=(\\w+)`).exec(request.headers.cookie ?? "")?.[1] ?? "";

/** `prompt=none`: back at once, with a code when the person allowed it before. */
const answerSilently = (
  world: DiscordWorld,
  asked: AuthorizationRequest,
  account: DiscordAccount | undefined,
): string => {
  if (account === undefined) return backTo(asked, { error: "login_required" });
  if (!world.hasAllowed(account, asked.scope))
    return backTo(asked, { error: "interaction_required" });
  return backTo(asked, { code: allow(world, asked, account) });
};

const allow = (world: DiscordWorld, asked: AuthorizationRequest, account: DiscordAccount): string =>
  world.issueCode({
    account,
    redirectUri: asked.redirect_uri,
    scope: asked.scope,
    challenge: asked.code_challenge,
  });

/** The screens of `/oauth2/authorize`: sign-in at Discord, then consent, then back. */
export async function answerAuthorize(
  world: DiscordWorld,
  client: RegisteredClient,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  screens: Screens = PLAIN_SCREENS,
): Promise<void> {
  const asked = readAuthorizationRequest(url, client);
  if (typeof asked === "string") return sendPage(response, refusalPage(screens, asked), 400);
  const account = world.accountOf(sessionOf(request));
  if (request.method === "GET") {
    if (asked.prompt === "none") return redirect(response, answerSilently(world, asked, account));
    const html = account ? consentPage(screens, account, asked.scope) : signInPage(screens);
    return sendPage(response, html);
  }
  const form = await readForm(request);
  if (form.get("action") === "sign-in") {
    const session = world.signIn({
      username: form.get("username") ?? "",
      email: form.get("email") || null,
      verified: form.has("verified"),
      picture: form.has("picture"),
    });
    return redirect(response, url.pathname + url.search, session);
  }
  if (account === undefined) return redirect(response, url.pathname + url.search);
  if (form.get("action") === "authorize")
    return redirect(response, backTo(asked, { code: allow(world, asked, account) }));
  redirect(
    response,
    backTo(asked, {
      error: "access_denied",
      error_description: "The resource owner or authorization server denied the request",
    }),
  );
}
