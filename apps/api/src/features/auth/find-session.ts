import type { Config } from "../../config.ts";
import type { Database } from "../../database/index.ts";
import { AppError, type SessionUser } from "../../http/index.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";
import { callLibrary } from "./library-errors.ts";
import type { SignInLibrary } from "./sign-in-library.ts";

/** AUTH-10: a ban without an end, or one that has not ended. */
const isBanned = (user: {
  readonly banned: boolean | null | undefined;
  readonly banExpires?: Date | null | undefined;
}): boolean => user.banned === true && (!user.banExpires || user.banExpires > new Date());

/**
 * Finds the user of a session cookie or bearer token (AUTH-11).
 *
 * @returns null without a session that holds
 * @throws AppError ACCOUNT_BANNED
 */
export const createFindSession =
  (config: Pick<Config, "demoAccount">, database: Database, library: SignInLibrary) =>
  async (headers: Headers): Promise<SessionUser | null> => {
    if (!headers.has("cookie") && !headers.has("authorization")) return null;
    const found = await callLibrary(database, () =>
      // Refreshing belongs to `get-session`, which can renew the cookie too.
      library.api.getSession({ headers, query: { disableRefresh: true } }),
    );
    if (found === null) return null;
    const { user, session } = found;
    if (user.email === DEMO_ACCOUNT.email && !config.demoAccount) return null;
    if (isBanned(user)) throw new AppError("ACCOUNT_BANNED");
    return { id: user.id, email: user.email, role: user.role ?? null, sessionId: session.id };
  };
