import { AppError, type RequestContext, requireUser, type SessionUser } from "../../http/index.ts";
import { isAdmin } from "../accounts/index.ts";

/**
 * Only admins see figures, questions of others and the queue of answers, and only they act on accounts
 * (ADM-01).
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED, FORBIDDEN, SECOND_FACTOR_REQUIRED
 */
export const requireAdmin = async (context: RequestContext): Promise<SessionUser> => {
  const user = await requireUser(context);
  if (!isAdmin(user)) throw new AppError("FORBIDDEN");
  if (user.secondFactorMissing) throw new AppError("SECOND_FACTOR_REQUIRED");
  return user;
};
