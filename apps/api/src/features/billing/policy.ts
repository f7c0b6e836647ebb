import { type RateLimits, type RequestContext, requireUser } from "../../http/index.ts";

/**
 * Whoever is signed in buys for himself, a few times in a row: every purchase asks the provider.
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED, RATE_LIMITED
 */
export const requireBuyer = async (
  context: RequestContext,
  limits: RateLimits,
): Promise<string> => {
  const { id } = await requireUser(context);
  await limits.use("purchase", id);
  return id;
};
