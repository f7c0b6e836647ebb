import type { Hono } from "hono";
import * as z from "zod";
import {
  AppError,
  type RequestContext,
  type RouteEnvironment,
  requireUser,
} from "../../../http/index.ts";
import { parseBody } from "../credentials.ts";
import { refuseDemoAccount } from "../policy.ts";
import type { AuthParts } from "../routes.ts";
import { callLibrary } from "../sign-in/library-errors.ts";
import { answer, libraryHeaders } from "../sign-in/library-headers.ts";
import { discordOutcomeOf } from "./discord-outcome.ts";
import { DISCORD_PROVIDER } from "./discord-plugin.ts";
import { checkReturnPath, withOutcome } from "./return-path.ts";

const ReturnInput = z.strictObject({ return_to: z.string().max(2000) });
const LinkInput = ReturnInput.extend({ password: z.string().max(1000).optional() });
const SignInInput = ReturnInput.extend({ silent: z.boolean().default(false) });

const requireDiscord = (parts: AuthParts): void => {
  if (parts.config.discord === undefined) throw new AppError("DISCORD_NOT_CONFIGURED");
};

/** Success and failure come back to the page that the person was on (AUTH-06, 08). */
const returns = (path: string, success: string) => ({
  provider: DISCORD_PROVIDER,
  callbackURL: withOutcome(path, { success }),
  errorCallbackURL: path,
  disableRedirect: true,
});

const signIn = async (parts: AuthParts, request: Request, context: RequestContext) => {
  await parts.limits.use("discord", context.ip);
  requireDiscord(parts);
  const { return_to, silent } = await parseBody(SignInInput, request);
  const path = checkReturnPath(return_to);
  if ((await context.session()) !== null) return Response.json({ url: null });
  const { headers, response } = await callLibrary(parts.database, () =>
    parts.library.api.signInSocial({
      body: {
        ...returns(path, "signed_in"),
        ...(silent ? { additionalParams: { prompt: "none" } } : {}),
      },
      headers: libraryHeaders(context),
      returnHeaders: true,
    }),
  );
  return answer({ headers, response: { url: response.url } }, context);
};

const link = async (parts: AuthParts, request: Request, context: RequestContext) => {
  const user = await requireUser(context);
  await parts.limits.use("discord", context.ip);
  requireDiscord(parts);
  refuseDemoAccount(user);
  const { return_to, password } = await parseBody(LinkInput, request);
  const path = checkReturnPath(return_to);
  await parts.identityChanges.prove(user, password);
  const { headers, response } = await callLibrary(parts.database, () =>
    parts.library.api.linkSocialAccount({
      body: returns(path, "discord_linked"),
      headers: libraryHeaders(context),
      returnHeaders: true,
    }),
  );
  return answer({ headers, response: { url: response.url } }, context);
};

/** The page to go to after Discord, with the library's errors in the words of our pages. */
const destinationOf = (location: string | null, publicUrl: string, signedIn: boolean): string => {
  const url = location === null ? null : new URL(location, publicUrl);
  const path = url === null ? "/" : url.pathname + url.search;
  const error = url === null ? "internal_server_error" : url.searchParams.get("error");
  if (error === null) return path;
  // A callback that runs twice (reload, prefetch) finds its state used up by the first.
  if (signedIn && error.startsWith("state_")) return "/";
  const outcome = discordOutcomeOf(error);
  const cause = outcome === "denied" ? "access_denied" : "sign_in_failed";
  return withOutcome(path, { error: cause, error_code: outcome });
};

const handleCallback = async (parts: AuthParts, request: Request, context: RequestContext) => {
  await parts.limits.use("discord", context.ip);
  requireDiscord(parts);
  const { headers } = await parts.library.handler(
    new Request(request.url, { headers: libraryHeaders(context) }),
  );
  const signedIn = (await context.session().catch(() => null)) !== null;
  const sent = new Headers({
    location: destinationOf(headers.get("location"), parts.config.publicUrl, signedIn),
  });
  for (const cookie of headers.getSetCookie()) sent.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers: sent });
};

/** Sign-in with Discord and the link of a signed-in person (AUTH-06). */
export const discordRoutes =
  (parts: AuthParts) =>
  (app: Hono<RouteEnvironment>): void => {
    app.post("/api/auth/sign-in/discord", (c) => signIn(parts, c.req.raw, c.get("context")));
    app.post("/api/account/discord", (c) => link(parts, c.req.raw, c.get("context")));
    app.get("/api/auth/callback/discord", (c) =>
      handleCallback(parts, c.req.raw, c.get("context")),
    );
  };
