import { verifyPassword } from "better-auth/crypto";
import type { Database } from "../../../database/index.ts";
import { AppError, type SessionUser } from "../../../http/index.ts";
import { isFreshSession } from "../sessions/queries.ts";
import { readSignInMethods } from "./sign-in-methods.ts";

/** How old a session may be to prove by itself who its owner is. */
const FRESH_MS = 10 * 60 * 1000;

/** @throws AppError FRESH_SIGN_IN_REQUIRED */
const requireFreshSession = async (
  database: Database,
  { sessionId }: Pick<SessionUser, "sessionId">,
): Promise<void> => {
  if (!(await isFreshSession(database, sessionId, FRESH_MS)))
    throw new AppError("FRESH_SIGN_IN_REQUIRED");
};

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
  const { passwordHash } = await readSignInMethods(database, user.id);
  if (passwordHash === undefined) {
    await requireFreshSession(database, user);
    return false;
  }
  const right = await verifyPassword({ hash: passwordHash, password: password ?? "" });
  if (!right) throw new AppError("PASSWORD_WRONG");
  return true;
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
