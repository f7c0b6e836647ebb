import type { Mailer } from "@spellwright/services";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/index.ts";
import {
  api,
  type Feature,
  type Log,
  type RateLimits,
  type SessionUser,
} from "../../http/index.ts";
import { createAccountMails } from "./account-mails.ts";
import { accountCalls } from "./calls.ts";
import { normalizeEmail } from "./credentials.ts";
import { createFindSession } from "./find-session.ts";
import { findUserByEmail } from "./queries.ts";
import { authRoutes } from "./routes.ts";
import { createSignInLibrary } from "./sign-in-library.ts";
import { verifyLink } from "./verify-link.ts";

export { DEMO_ACCOUNT, seedDemoAccount } from "./demo-account.ts";

export interface AuthOptions {
  readonly config: Pick<Config, "publicUrl" | "production" | "smtp" | "demoAccount">;
  readonly secret: string;
  readonly database: Database;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  readonly log: Log;
}

const handlersOf = ({ database, limits }: Pick<AuthOptions, "database" | "limits">) => ({
  auth: {
    emailExists: api.auth.emailExists.handler(async ({ input, context }) => {
      const email = normalizeEmail(input.email);
      await limits.use("emailExists", context.ip);
      await limits.use("emailExistsMail", email);
      return { exists: (await findUserByEmail(database, email)) !== undefined };
    }),
    verify: api.auth.verify.handler(async ({ input, context }) => {
      await limits.use("verify", context.ip);
      return verifyLink(database, input);
    }),
  },
});

export interface AuthFeature extends Feature<ReturnType<typeof handlersOf>> {
  /** The user of a request's cookie or bearer token. */
  readonly findSession: (headers: Headers) => Promise<SessionUser | null>;
}

/** Sign-up, sign-in, mail links, passwords and sessions (AUTH-01…11). */
export const createAuth = (options: AuthOptions): AuthFeature => {
  const { config, secret, database, limits, mailer, log } = options;
  const library = createSignInLibrary(config, secret, database);
  const mails = createAccountMails({ config, database, mailer, log });
  return {
    handlers: handlersOf(options),
    routes: authRoutes({ config, database, library, limits, mails }),
    documented: accountCalls,
    findSession: createFindSession(config, secret, database),
    work: { start: () => undefined, stop: () => mails.settle() },
  };
};
