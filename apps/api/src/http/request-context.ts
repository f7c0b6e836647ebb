import { ACCOUNT_HEADER, type Language } from "@spellwright/contract";
import { AppError } from "./app-error.ts";

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly role: string | null;
  /** Admins are asked for a second factor here, and this account has none. */
  readonly secondFactorMissing: boolean;
  /** The row of the session that the caller showed. */
  readonly sessionId: string;
}

/** What every call knows of its request. */
export interface RequestContext {
  /**
   * The caller, looked up on first use and once a request. Null without a session that holds.
   *
   * @throws AppError ACCOUNT_BANNED (AUTH-10)
   */
  session(): Promise<SessionUser | null>;
  /** The same, looked up again: what answers for long asks whether its caller is still one. */
  sessionNow(): Promise<SessionUser | null>;
  /** The language of error sentences and of what the caller is sent. */
  readonly language: Language;
  readonly traceId: string;
  readonly headers: Headers;
  /** Added to the answer of a call, success or error. */
  readonly answerHeaders: Headers;
  /** Address of the caller in its one spelling (`readAddress`), for limits. Behind a proxy only when TRUST_PROXY says so. */
  readonly ip: string;
}

/** Whether a request shows a session, one that holds or not. */
export const presentsSession = (headers: Headers): boolean =>
  headers.has("authorization") ||
  (headers.get("cookie") ?? "").includes("spellwright.session_token=");

/**
 * The caller of a call that needs a session. A call may name the account it is meant for (what was kept
 * while there was no network): the session of another is not the one that it was made in.
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED for one that has ended
 */
export const requireUser = async (context: RequestContext): Promise<SessionUser> => {
  const user = await context.session();
  const meant = context.headers.get(ACCOUNT_HEADER);
  if (user === null || (meant !== null && meant !== user.id))
    throw new AppError(presentsSession(context.headers) ? "SESSION_EXPIRED" : "UNAUTHENTICATED");
  return user;
};
