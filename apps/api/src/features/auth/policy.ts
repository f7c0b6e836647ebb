import { AppError } from "../../http/index.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";

/**
 * Nobody changes the demo account: everybody who looks around shares it, so it stays as the dialog says.
 *
 * @throws AppError DEMO_ACCOUNT_KEPT
 */
export const refuseDemoAccount = (user: { readonly email: string }): void => {
  if (user.email === DEMO_ACCOUNT.email) throw new AppError("DEMO_ACCOUNT_KEPT");
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
