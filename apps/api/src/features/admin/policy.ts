import { AppError, type RequestContext, requireUser, type SessionUser } from "../../http/index.ts";

/** Whether a person of a session is an admin; the role is read with each request. */
export const isAdminRole = ({ role }: Pick<SessionUser, "role">): boolean =>
  (role ?? "").split(",").includes("admin");

/**
 * Only admins see figures, questions of others and the queue of answers, and only they act on accounts
 * (ADM-01).
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED, FORBIDDEN
 */
export const requireAdmin = async (context: RequestContext): Promise<SessionUser> => {
  const user = await requireUser(context);
  if (!isAdminRole(user)) throw new AppError("FORBIDDEN");
  return user;
};
