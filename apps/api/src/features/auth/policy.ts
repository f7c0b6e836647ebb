import { verifyPassword } from "better-auth/crypto";
import type { Database, Transaction } from "../../database/index.ts";
import { AppError, type SessionUser } from "../../http/index.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";
import { lockEmail } from "./own-account/queries.ts";
import { readWaysIn } from "./own-account/ways-in.ts";
import { isFreshSession, isSessionThere } from "./sessions/queries.ts";

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

/** How old a session may be to prove by itself who its owner is. */
const FRESH_MS = 10 * 60 * 1000;

/**
 * Asks for a fresh proof: the password where there is one, else a session that has just begun. A session
 * alone, stolen or on a machine left open, changes nothing that shuts its owner out or lets somebody in.
 *
 * @returns whether there is a password
 * @throws AppError PASSWORD_WRONG, FRESH_SIGN_IN_REQUIRED
 */
export const proveOwner = async (
  database: Database,
  user: Pick<SessionUser, "id" | "sessionId">,
  password: string | undefined,
): Promise<boolean> => {
  const { passwordHash } = await readWaysIn(database, user.id);
  if (passwordHash === undefined) {
    await requireFreshSession(database, user);
    return false;
  }
  const right = await verifyPassword({ hash: passwordHash, password: password ?? "" });
  if (!right) throw new AppError("PASSWORD_WRONG");
  return true;
};

/**
 * A proof takes its time, and whoever is shut out meanwhile changes nothing with it any more: what ends the
 * sessions of an account holds its row, as this does until the transaction ends.
 *
 * @throws AppError SESSION_EXPIRED
 */
export const requireStillIn = async (
  tx: Transaction,
  { id, sessionId }: Pick<SessionUser, "id" | "sessionId">,
): Promise<void> => {
  await lockEmail(tx, id);
  if (!(await isSessionThere(tx, sessionId))) throw new AppError("SESSION_EXPIRED");
};

/** @throws AppError FRESH_SIGN_IN_REQUIRED */
const requireFreshSession = async (
  database: Database,
  { sessionId }: Pick<SessionUser, "sessionId">,
): Promise<void> => {
  if (!(await isFreshSession(database, sessionId, FRESH_MS)))
    throw new AppError("FRESH_SIGN_IN_REQUIRED");
};

/**
 * Linking Discord opens another way in: it takes the password, or a session that has just begun (BOT-05
 * leads here right after a sign-in).
 *
 * @throws AppError PASSWORD_WRONG, FRESH_SIGN_IN_REQUIRED
 */
export const proveForLink = async (
  database: Database,
  user: Pick<SessionUser, "id" | "sessionId">,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) await requireFreshSession(database, user);
  else await proveOwner(database, user, password);
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
