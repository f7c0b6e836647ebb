import type { Hono } from "hono";
import * as z from "zod";
import type { RequestContext, RouteEnvironment } from "../../../http/index.ts";
import { normalizeEmail, parseBody } from "../credentials.ts";
import type { AuthParts } from "../routes.ts";
import { deletePresentedSession } from "../sessions/queries.ts";
import { callLibrary } from "../sign-in/library-errors.ts";
import { answer, libraryHeaders } from "../sign-in/library-headers.ts";
import { useCodeOnce } from "./use-code-once.ts";

/** As people type them: codes of the phone in two groups, recovery codes with or without their dash. */
const Input = z.object({
  code: z
    .string()
    .max(100)
    .transform((typed) => typed.replace(/\s/g, "")),
});
const OF_THE_PHONE = /^\d{6}$/;

/**
 * The second step of a sign-in: the browser that showed the password shows a code of the phone or a
 * recovery code, each of which is good once.
 *
 * @throws AppError CODE_WRONG, SIGN_IN_AGAIN after five wrong ones or ten minutes, RATE_LIMITED after ten
 * wrong ones of an account
 */
const signInWithCode = async (
  parts: AuthParts,
  request: Request,
  context: RequestContext,
): Promise<Response> => {
  const { database, library, limits, devices } = parts;
  await limits.use("signIn", context.ip);
  const { code } = await parseBody(Input, request);
  const call = { body: { code }, headers: libraryHeaders(context), returnHeaders: true } as const;
  const result = await callLibrary(database, async () =>
    OF_THE_PHONE.test(code)
      ? await library.api.verifyTOTP(call)
      : await library.api.verifyBackupCode(call),
  );
  const { user, token } = result.response;
  try {
    await useCodeOnce(limits, user.id, code);
  } catch (error) {
    if (token !== undefined) await deletePresentedSession(database, token);
    throw error;
  }
  context.answerHeaders.append("set-cookie", devices.remember(normalizeEmail(user.email)));
  return answer(result, context);
};

/** The call beside the contract’s router: it sets cookies. */
export const secondFactorRoute =
  (parts: AuthParts) =>
  (app: Hono<RouteEnvironment>): void => {
    app.post("/api/auth/second-factor", (c) => signInWithCode(parts, c.req.raw, c.get("context")));
  };
