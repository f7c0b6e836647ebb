import type { Transaction } from "../../database/index.ts";
import { AppError, type SessionUser } from "../../http/index.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";
import { lockEmail } from "./own-account/queries.ts";
import { isSessionThere } from "./sessions/queries.ts";

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
 * A proof takes its time, and whoever is shut out meanwhile changes nothing with it any more: what ends the
 * sessions of an account holds its row, as this does until the transaction ends.
 *
 * @throws AppError SESSION_EXPIRED
 */
export const requireActiveSession = async (
  tx: Transaction,
  { id, sessionId }: Pick<SessionUser, "id" | "sessionId">,
): Promise<void> => {
  await lockEmail(tx, id);
  if (!(await isSessionThere(tx, sessionId))) throw new AppError("SESSION_EXPIRED");
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
 * A person names and removes their own passkeys only: somebody else's answers like one that is not there.
 *
 * @param found passkeys of theirs that the call found
 * @throws AppError PASSKEY_NOT_FOUND
 */
export const requireOwnPasskey = (found: number): void => {
  if (found === 0) throw new AppError("PASSKEY_NOT_FOUND");
};

/**
 * Nobody gives up the last way to sign in.
 *
 * @throws AppError LAST_SIGN_IN_WAY
 */
export const requireOtherSignInMethod = (ways: {
  readonly passwordHash: string | undefined;
  readonly discord: boolean;
}): void => {
  if (ways.discord && ways.passwordHash === undefined) throw new AppError("LAST_SIGN_IN_WAY");
};
