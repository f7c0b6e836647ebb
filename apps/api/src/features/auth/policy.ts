import { verifyPassword } from "better-auth/crypto";
import type { Database } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";
import { readWaysIn } from "./own-account/ways-in.ts";

/**
 * Nobody changes the demo account: everybody who looks around shares it, so it stays as the dialog says.
 *
 * @throws AppError DEMO_ACCOUNT_KEPT
 */
export const refuseDemoAccount = (user: { readonly email: string }): void => {
  if (user.email === DEMO_ACCOUNT.email) throw new AppError("DEMO_ACCOUNT_KEPT");
};

/**
 * A banned account has no session until its ban ends (AUTH-10).
 *
 * @throws AppError ACCOUNT_BANNED
 */
export const refuseBanned = (user: {
  readonly banned: boolean | null;
  readonly banExpires: Date | null;
}): void => {
  const { banned, banExpires } = user;
  if (banned === true && (banExpires === null || banExpires > new Date()))
    throw new AppError("ACCOUNT_BANNED");
};

/**
 * Asks for the password where there is one: a session alone, on a machine left open, changes nothing
 * that shuts its owner out.
 *
 * @returns whether there is a password
 * @throws AppError PASSWORD_WRONG
 */
export const provePassword = async (
  database: Database,
  userId: string,
  password: string | undefined,
): Promise<boolean> => {
  const { passwordHash } = await readWaysIn(database, userId);
  if (passwordHash === undefined) return false;
  const right = await verifyPassword({ hash: passwordHash, password: password ?? "" });
  if (!right) throw new AppError("PASSWORD_WRONG");
  return true;
};

/**
 * A person ends their own sessions only: somebody else's answers like one that is not there.
 *
 * @param ended sessions of theirs that the call ended
 * @throws AppError SESSION_NOT_FOUND
 */
export const requireOwnSession = (ended: number): void => {
  if (ended === 0) throw new AppError("SESSION_NOT_FOUND");
};

/**
 * Nobody gives up the last way to sign in.
 *
 * @throws AppError LAST_SIGN_IN_WAY
 */
export const requireOtherWayIn = (ways: {
  readonly passwordHash: string | undefined;
  readonly discord: boolean;
}): void => {
  if (ways.discord && ways.passwordHash === undefined) throw new AppError("LAST_SIGN_IN_WAY");
};
