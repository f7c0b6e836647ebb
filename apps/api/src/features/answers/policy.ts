import { requireUser } from "../../http/index.ts";

/**
 * Whoever is signed in may ask: in their own discussions and about their own decks only, which
 * `openDiscussion` checks with the rules of discussions.
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED
 */
export const requireAsker = requireUser;
