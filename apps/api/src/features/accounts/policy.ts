import { requireUser } from "../../http/index.ts";

/**
 * Whoever is signed in reads, changes and exports their own account: no call names another one.
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED
 */
export const requireAccount = requireUser;
