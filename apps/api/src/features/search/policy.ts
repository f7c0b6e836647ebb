import { requireUser } from "../../http/index.ts";

/**
 * Whoever is signed in searches their own discussions only, not even the public ones of others (DISC-07).
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED
 */
export const requireSearcher = requireUser;
