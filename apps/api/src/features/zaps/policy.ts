import { requireUser } from "../../http/index.ts";

/**
 * Whoever is signed in sees their own balance and sets their own effort: no call names another account.
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED
 */
export const requireHolder = requireUser;
