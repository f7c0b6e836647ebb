import { createDiscordAvatars, createDiscordOAuth, type Mailer } from "@spellwright/services";
import type { Config } from "../../config/config.ts";
import type { Changes, Database } from "../../database/index.ts";
import {
  api,
  describeError,
  type Feature,
  type Log,
  type RateLimits,
  type SessionUser,
} from "../../http/index.ts";
import type { AllowanceMarks } from "../zaps/index.ts";
import { accountCalls } from "./calls.ts";
import { normalizeEmail } from "./credentials.ts";
import { createAvatarReader } from "./discord/avatar.ts";
import { avatarRoute } from "./discord/avatar-route.ts";
import type { DiscordParts } from "./discord/discord-plugin.ts";
import { discordRoutes } from "./discord/discord-routes.ts";
import { type AccountMails, createAccountMails } from "./mails/account-mails.ts";
import { verifyLink } from "./mails/verify-link.ts";
import { createIdentityChanges, type IdentityChanges } from "./own-account/identity-changes.ts";
import { ownAccountHandlers } from "./own-account/own-account.ts";
import { passkeyRoutes } from "./passkeys/sign-in-by-passkey.ts";
import { findUserByEmail } from "./queries.ts";
import { authRoutes } from "./routes.ts";
import { secondFactorRoute } from "./second-factor/sign-in-step.ts";
import { announceSessionChanges } from "./sessions/announce-session-changes.ts";
import { createFindSession } from "./sessions/find-session.ts";
import { createPurgeWork } from "./sessions/purge-work.ts";
import { createKnownDevices, type KnownDevices } from "./sign-in/known-devices.ts";
import { createSignInLibrary, type SignInLibrary } from "./sign-in/sign-in-library.ts";
import { findSignUpBrowser } from "./sign-in/sign-up-browser.ts";
import { startSession } from "./sign-in/start-session.ts";

export { normalizeEmail } from "./credentials.ts";
export { DEMO_ACCOUNT, seedDemoAccount } from "./demo-account.ts";
export { renderAccountMail } from "./mails/render-account-mail.ts";
export type { IdentityChanges } from "./own-account/identity-changes.ts";
export { readOwnAccount } from "./own-account/sign-in-methods.ts";
export { refuseDemoAccount } from "./policy.ts";
export { deleteSecondFactor } from "./second-factor/queries.ts";
export { revokeAccess } from "./sessions/revoke-access.ts";
export { listSessions } from "./sessions/sessions.ts";

/** What accounts are made of; `secret` signs the session cookies and never leaves the process. */
export interface AuthOptions {
  readonly config: Pick<
    Config,
    | "publicUrl"
    | "production"
    | "smtp"
    | "demoAccount"
    | "discord"
    | "retention"
    | "adminSecondFactor"
  >;
  readonly secret: string;
  readonly database: Database;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly allowance: AllowanceMarks;
  readonly erase: (email: string) => Promise<void>;
  /** What other processes did to sessions and accounts. */
  readonly changes: Changes;
  readonly now: () => Date;
}

const handlersOf = (parts: {
  readonly config: AuthOptions["config"];
  readonly database: Database;
  readonly library: SignInLibrary;
  readonly limits: RateLimits;
  readonly mails: AccountMails;
  readonly allowance: AllowanceMarks;
  readonly erase: (email: string) => Promise<void>;
  readonly devices: KnownDevices;
  readonly now: () => Date;
}) => ({
  auth: {
    emailExists: api.auth.emailExists.handler(async ({ input, context }) => {
      const email = normalizeEmail(input.email);
      await parts.limits.use("emailExists", context.ip);
      await parts.limits.use("emailExistsMail", email);
      return { exists: (await findUserByEmail(parts.database, email))?.confirmed === true };
    }),
    verify: api.auth.verify.handler(async ({ input, context }) => {
      await parts.limits.use("verify", context.ip);
      const caller = await context.session();
      const browserHash = findSignUpBrowser(parts.config, context.headers);
      const opener = { userId: caller?.id, browserHash };
      const { newcomer, ...verified } = await verifyLink(parts, input, opener, context.language);
      // Whoever is signed in stays who they are: a link that somebody sent them changes nothing of that.
      const signs_in = newcomer !== null && caller === null;
      if (signs_in) await startSession(parts, newcomer, context);
      // Wrong passwords from elsewhere do not lock out who has just proved to be the owner.
      if (signs_in || (verified.used && input.password !== undefined))
        context.answerHeaders.append("set-cookie", parts.devices.remember(verified.email));
      return { ...verified, signed_in: signs_in };
    }),
  },
  account: ownAccountHandlers(parts),
});

const discordOf = ({ config, log }: AuthOptions): DiscordParts | undefined =>
  config.discord === undefined
    ? undefined
    : {
        config: config.discord,
        client: createDiscordOAuth(config.discord),
        onFailure: (error) => log.warn({ discord: describeError(error) }),
      };

const avatarsOf = ({ config, database }: AuthOptions) =>
  config.discord === undefined
    ? undefined
    : createAvatarReader(database, createDiscordAvatars(config.discord));

/** The feature, and the one way in which others learn who calls. */
export interface AuthFeature extends Feature<ReturnType<typeof handlersOf>> {
  /** The user of a request's cookie or bearer token. */
  readonly findSession: (headers: Headers) => Promise<SessionUser | null>;
  /** For features that tie another identity to an account. */
  readonly identityChanges: IdentityChanges;
}

/** Sign-up, sign-in, mail links, passwords, sessions and one's own account (AUTH-01…11). */
export const createAuth = (options: AuthOptions): AuthFeature => {
  const { config, secret, database, limits, mailer, log, allowance, changes, erase, now } = options;
  const mails = createAccountMails({ config, database, limits, mailer, log, now });
  const library = createSignInLibrary(
    { config, secret, database, allowance, mails },
    discordOf(options),
  );
  const devices = createKnownDevices(config, secret);
  const identityChanges = createIdentityChanges({ database, limits, mails });
  const shared = { config, secret, database, library, limits, mails, allowance, devices, erase };
  const parts = { ...shared, identityChanges, now };
  const purge = createPurgeWork(parts);
  return {
    handlers: handlersOf(parts),
    routes: (app) => {
      announceSessionChanges(app, changes);
      authRoutes(parts)(app);
      secondFactorRoute(parts)(app);
      passkeyRoutes(parts)(app);
      discordRoutes(parts)(app);
      avatarRoute(avatarsOf(options))(app);
    },
    documented: accountCalls,
    findSession: createFindSession({ config, secret, database, changes }),
    identityChanges,
    work: {
      start: () => purge.start(),
      stop: async () => {
        await Promise.all([purge.stop(), mails.settle()]);
      },
    },
  };
};
