import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { admin, bearer } from "better-auth/plugins";
import type { Config } from "../../config.ts";
import { type Database, schema } from "../../database/index.ts";

const DAY_SECONDS = 86_400;
/** The header by which our shell tells the library the caller's address. */
export const ADDRESS_HEADER = "x-spellwright-address";

/**
 * The library behind sign-in, sign-out and sessions. Sign-up, mail links and passwords are use cases
 * of ours: the library's links work twice, and its sign-up takes several steps. Origin checks and
 * limits are our shell's.
 */
export const createSignInLibrary = (
  config: Pick<Config, "publicUrl" | "production">,
  secret: string,
  database: Database,
) =>
  betterAuth({
    baseURL: config.publicUrl,
    basePath: "/api/auth",
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(database, { provider: "pg", schema, transaction: false }),
    emailAndPassword: { enabled: true, requireEmailVerification: true, disableSignUp: true },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "spellwright",
      useSecureCookies: config.production,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    plugins: [bearer(), admin()],
  });

export type SignInLibrary = ReturnType<typeof createSignInLibrary>;
