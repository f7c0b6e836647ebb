import { LANGUAGES, TERMS_VERSION } from "@spellwright/contract";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { admin, bearer, twoFactor } from "better-auth/plugins";
import type { Config } from "../../../config/config.ts";
import { type Database, schema } from "../../../database/index.ts";
import { cookiePrefix } from "../../../http/index.ts";
import type { AllowanceMarks } from "../../zaps/index.ts";
import { confirmByDiscord } from "../discord/confirm-by-discord.ts";
import {
  DISCORD_PROVIDER,
  type DiscordParts,
  discordPlugin,
  refuseWithSecondFactor,
  requireDiscordEmail,
} from "../discord/discord-plugin.ts";
import { keepDiscordId } from "../discord/keep-discord-id.ts";
import { notifyDiscordLink } from "../discord/notify-discord-link.ts";
import { keepAvatar } from "../discord/queries.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { passkeyPlugin, SIGN_IN_PATH } from "../passkeys/passkey-plugin.ts";
import { keepAcceptance } from "../queries.ts";
import { networkOf } from "../sessions/device.ts";
import { CODES_LOCKED_SECONDS } from "./library-errors.ts";
import { withPresentedTokens } from "./presented-tokens.ts";
import { sessionPlugin } from "./session-plugin.ts";

const DAY_SECONDS = 86_400;
/** The header by which our shell tells the library the caller's address. */
export const ADDRESS_HEADER = "x-spellwright-address";
/** The header by which it tells the caller's language. */
export const LANGUAGE_HEADER = "x-spellwright-language";

/** Discord's tokens are used once, at the sign-in: they are not kept. */
const WITHOUT_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

interface SignInLibraryParts {
  readonly config: Pick<Config, "publicUrl" | "production">;
  readonly secret: string;
  readonly database: Database;
  readonly allowance: AllowanceMarks;
  readonly mails: AccountMails;
}

const SESSION = {
  expiresIn: 30 * DAY_SECONDS,
  updateAge: DAY_SECONDS,
  // How fresh a proof must be is ours to say (`prove-owner.ts`).
  freshAge: 0,
  additionalFields: { byPasskey: { type: "boolean", required: false, input: false } },
} as const;

/** What is kept of where and how a session began. */
const kept = (
  { ipAddress }: { readonly ipAddress?: string | null | undefined },
  context: { readonly path?: string } | null,
) => ({ ipAddress: networkOf(ipAddress ?? ""), byPasskey: context?.path === SIGN_IN_PATH });

/** Only Discord makes accounts here, behind a button that tells of the terms. */
const bindNewAccount =
  (database: Database, allowance: AllowanceMarks) =>
  async ({ id, email }: { readonly id: string; readonly email: string }): Promise<void> => {
    await allowance.bind(database, id, email);
    await keepAcceptance(database, id, TERMS_VERSION);
  };

/** Cookies of ours, ids of the database, and what our shell does itself. */
const advancedOf = (config: Pick<Config, "production">) => ({
  // The prefix is ours: the library would write `__Secure-` before it.
  cookiePrefix: cookiePrefix(config.production),
  useSecureCookies: false,
  defaultCookieAttributes: {
    httpOnly: true,
    sameSite: "lax" as const,
    path: "/",
    secure: config.production,
  },
  database: { generateId: "uuid" as const },
  ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
  disableCSRFCheck: true,
  disableOriginCheck: true,
});

/**
 * The library behind sign-in, sign-out and sessions. Sign-up, mail links and passwords are use cases
 * of ours: the library's links work twice, and its sign-up takes several steps. Origin checks and
 * limits are our shell's.
 */
export const createSignInLibrary = (
  { config, secret, database, allowance, mails }: SignInLibraryParts,
  discord: DiscordParts | undefined,
) =>
  betterAuth({
    baseURL: config.publicUrl,
    basePath: "/api/auth",
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: withPresentedTokens(
      drizzleAdapter(database, { provider: "pg", schema, transaction: false }),
    ),
    // What a step of a sign-in is found by; to take the step, the browser must show its signed cookie too.
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: { enabled: true, requireEmailVerification: true, disableSignUp: true },
    session: SESSION,
    rateLimit: { enabled: false },
    // A Discord account joins one of ours by itself when Discord has verified the same address. What
    // waits for a confirmation is confirmed by that (`confirmByDiscord`).
    account: {
      updateAccountOnSignIn: false,
      accountLinking: {
        trustedProviders: [DISCORD_PROVIDER],
        allowDifferentEmails: true,
        requireLocalEmailVerified: false,
        updateUserInfoOnLink: true,
      },
    },
    user: {
      validateUserInfo: async (data) => {
        const refused =
          (await requireDiscordEmail(data)) ?? (await refuseWithSecondFactor(database, data));
        // The library writes the picture of a new account and of a new link, and leaves later ones to us.
        if (data.source.action === "sign-in" && data.user.id !== undefined)
          await keepAvatar(database, data.user.id, data.user.image ?? null);
        return refused;
      },
    },
    onAPIError: { errorURL: "/" },
    databaseHooks: {
      user: { create: { after: bindNewAccount(database, allowance) } },
      session: {
        create: {
          before: async (session, context) => ({ data: { ...session, ...kept(session, context) } }),
        },
      },
      account: {
        create: {
          before: async (account) => {
            await confirmByDiscord(database, account);
            return { data: { ...account, ...WITHOUT_TOKENS } };
          },
          after: async (account, context) => {
            const asked = context?.headers?.get(LANGUAGE_HEADER);
            const language = LANGUAGES.find((each) => each === asked) ?? "fr";
            await keepDiscordId(database, account, language);
            await notifyDiscordLink({ database, mails }, account, language);
          },
        },
        update: { before: async (account) => ({ data: { ...account, ...WITHOUT_TOKENS } }) },
      },
    },
    advanced: advancedOf(config),
    appName: "Spellwright",
    plugins: [
      // Before `bearer`, which would pass on the token of the session that the missing code ends.
      twoFactor({
        accountLockout: { maxFailedAttempts: 10, durationSeconds: CODES_LOCKED_SECONDS },
      }),
      bearer(),
      passkeyPlugin(config),
      admin(),
      sessionPlugin(),
      ...(discord === undefined ? [] : [discordPlugin(discord)]),
    ],
  });

export type SignInLibrary = ReturnType<typeof createSignInLibrary>;
