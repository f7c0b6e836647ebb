import type { Hono } from "hono";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/index.ts";
import {
  AppError,
  type RateLimits,
  type RequestContext,
  type RouteEnvironment,
} from "../../http/index.ts";
import type { AllowanceMarks } from "../zaps/index.ts";
import { CredentialsInput, EmailInput, parseBody, SignUpInput } from "./credentials.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";
import type { AccountMails } from "./mails/account-mails.ts";
import { requestPasswordReset } from "./mails/request-password-reset.ts";
import type { IdentityChanges } from "./own-account/identity-changes.ts";
import { endPresentedSessions } from "./sessions/find-session.ts";
import { countAttempt } from "./sign-in/count-attempt.ts";
import type { KnownDevices } from "./sign-in/known-devices.ts";
import { callLibrary } from "./sign-in/library-errors.ts";
import { answer, libraryHeaders } from "./sign-in/library-headers.ts";
import { hasUnconfirmedSignUp, remindConfirmation } from "./sign-in/remind-confirmation.ts";
import type { SignInLibrary } from "./sign-in/sign-in-library.ts";
import { signUp } from "./sign-in/sign-up.ts";
import { markSignUpBrowser } from "./sign-in/sign-up-browser.ts";

export interface AuthParts {
  readonly config: Pick<Config, "publicUrl" | "production" | "demoAccount" | "discord">;
  readonly secret: string;
  readonly database: Database;
  readonly library: SignInLibrary;
  readonly limits: RateLimits;
  readonly mails: AccountMails;
  readonly identityChanges: IdentityChanges;
  readonly allowance: AllowanceMarks;
  readonly devices: KnownDevices;
}

/** The password of an account that waits for its confirmation, or the browser that signed it up. */
const isUnconfirmed = async (
  parts: AuthParts,
  error: unknown,
  email: string,
  headers: Headers,
): Promise<boolean> => {
  if (!(error instanceof AppError)) return false;
  if (error.code === "EMAIL_NOT_CONFIRMED") return true;
  return (
    error.code === "INVALID_CREDENTIALS" && (await hasUnconfirmedSignUp(parts, email, headers))
  );
};

const signIn = async (parts: AuthParts, request: Request, context: RequestContext) => {
  await parts.limits.use("signIn", context.ip);
  const { email, password } = await parseBody(CredentialsInput, request);
  const forget = await countAttempt(parts, context, email);
  if (email === DEMO_ACCOUNT.email && !parts.config.demoAccount)
    throw new AppError("INVALID_CREDENTIALS");
  try {
    const result = await callLibrary(parts.database, () =>
      parts.library.api.signInEmail({
        body: { email, password },
        headers: libraryHeaders(context),
        returnHeaders: true,
      }),
    );
    await forget();
    if ("twoFactorRedirect" in result.response)
      return answer({ headers: result.headers, response: { second_factor: true } }, context);
    context.answerHeaders.append("set-cookie", parts.devices.remember(email));
    return answer(result, context);
  } catch (error) {
    if (!(await isUnconfirmed(parts, error, email, context.headers))) throw error;
    await remindConfirmation(parts, email, context);
    throw new AppError("EMAIL_NOT_CONFIRMED");
  }
};

interface Found {
  readonly session: { readonly expiresAt: Date };
  readonly user: { readonly image?: string | null | undefined };
}

/** Who is signed in and until when, with the picture as it is specified (DATA-01). The token stays in its cookie. */
const withoutToken = (found: Found | null) =>
  found && {
    session: { expiresAt: found.session.expiresAt },
    user: { ...found.user, user_metadata: { avatar_url: found.user.image ?? null } },
  };

/** The calls under `/api/auth` that the contract's router does not serve. Nothing else of the library is on. */
export const authRoutes =
  (parts: AuthParts) =>
  (app: Hono<RouteEnvironment>): void => {
    const { config, database, library, limits, mails } = parts;

    app.post("/api/auth/sign-up/email", async (c) => {
      const context = c.get("context");
      await limits.use("signUp", context.ip);
      const { terms_version: terms, ...credentials } = await parseBody(SignUpInput, c.req.raw);
      const browser = markSignUpBrowser(config, context.headers);
      const { language } = context;
      await signUp(parts, { ...credentials, terms, language, browserHash: browser.hash });
      context.answerHeaders.append("set-cookie", browser.cookie);
      return c.json({ email: credentials.email });
    });

    app.post("/api/auth/sign-in/email", (c) => signIn(parts, c.req.raw, c.get("context")));

    app.post("/api/auth/request-password-reset", async (c) => {
      const context = c.get("context");
      await limits.use("passwordReset", context.ip);
      const { email } = await parseBody(EmailInput, c.req.raw);
      await requestPasswordReset({ database, mails }, { email, language: context.language });
      return c.json({ status: true });
    });

    app.post("/api/auth/sign-out", async (c) => {
      const context = c.get("context");
      const { headers } = context;
      await endPresentedSessions(parts, headers);
      const call = () => library.api.signOut({ headers, returnHeaders: true });
      return answer(await callLibrary(database, call), context);
    });

    app.get("/api/auth/get-session", async (c) => {
      const context = c.get("context");
      if ((await context.session()) === null) return Response.json(null);
      const { headers } = context;
      const found = await callLibrary(database, () =>
        library.api.getSession({ headers, returnHeaders: true }),
      );
      return answer({ headers: found.headers, response: withoutToken(found.response) }, context);
    });
  };
