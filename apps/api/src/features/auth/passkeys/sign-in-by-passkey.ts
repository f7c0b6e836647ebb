import { PasskeyAnswer } from "@spellwright/contract";
import type { Hono } from "hono";
import * as z from "zod";
import { AppError, type RequestContext, type RouteEnvironment } from "../../../http/index.ts";
import { normalizeEmail, parseBody } from "../credentials.ts";
import type { AuthParts } from "../routes.ts";
import { callLibrary } from "../sign-in/library-errors.ts";
import { answer, libraryHeaders } from "../sign-in/library-headers.ts";
import type { SignInLibrary } from "../sign-in/sign-in-library.ts";

type Verify = SignInLibrary["api"]["verifyPasskeyAuthentication"];
type Given = NonNullable<Parameters<Verify>[0]>["body"]["response"];

/** The library reads the rest of it, and refuses what does not fit. */
const Input = z.object({
  response: PasskeyAnswer.transform((given) => given as unknown as Given),
});

/** A challenge of this browser, for whichever of its passkeys its owner chooses. Its device asks who is there. */
const begin = async (
  { database, library, limits }: AuthParts,
  context: RequestContext,
): Promise<Response> => {
  await limits.use("signIn", context.ip);
  const { headers, response } = await callLibrary(database, () =>
    library.api.generatePasskeyAuthenticationOptions({
      headers: libraryHeaders(context),
      returnHeaders: true,
    }),
  );
  const options = { ...response, userVerification: "required" };
  return answer({ headers, response: { options } }, context);
};

/**
 * Signs in whoever a passkey names. No code is asked for: the device has seen its owner (decision 059).
 *
 * @throws AppError PASSKEY_REFUSED, ACCOUNT_BANNED
 */
const signInByPasskey = async (
  { database, library, limits, devices }: AuthParts,
  request: Request,
  context: RequestContext,
): Promise<Response> => {
  await limits.use("signIn", context.ip);
  const body = await parseBody(Input, request);
  // Passkeys answer pages, and a browser tells whose page it is.
  if (!context.headers.has("origin")) throw new AppError("PASSKEY_REFUSED");
  const { headers, response } = await callLibrary(database, () =>
    library.api.verifyPasskeyAuthentication({
      body,
      headers: libraryHeaders(context),
      returnHeaders: true,
    }),
  );
  const { id, email } = response.user;
  context.answerHeaders.append("set-cookie", devices.remember(normalizeEmail(email)));
  return answer({ headers, response: { user: { id, email } } }, context);
};

/** The calls beside the contract’s router: they set cookies. */
export const passkeyRoutes =
  (parts: AuthParts) =>
  (app: Hono<RouteEnvironment>): void => {
    app.post("/api/auth/passkey/options", (c) => begin(parts, c.get("context")));
    app.post("/api/auth/passkey", (c) => signInByPasskey(parts, c.req.raw, c.get("context")));
  };
