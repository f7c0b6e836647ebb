import { ApiError } from "./api-error.ts";

const listeners = new Set<() => void>();

/** Calls back when an answer says that the session has ended elsewhere, until the returned function is called. */
export const onSessionEnded = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Looks at a failure of any call: a session that was ended (AUTH-11) or whose account is banned (AUTH-10). */
export const detectSessionEnd = (failure: unknown): void => {
  if (!(failure instanceof ApiError)) return;
  if (failure.code !== "SESSION_EXPIRED" && failure.code !== "ACCOUNT_BANNED") return;
  for (const listener of listeners) listener();
};
