/**
 * A signal that aborts with a TimeoutError after a time. Unlike `AbortSignal.timeout`, it also does so
 * inside `AbortSignal.any`: Node 20 lets the garbage collector take a timeout that only `any` refers to,
 * and the call it should end then waits for ever (ERR-02).
 *
 * @param ms milliseconds. The process does not stay up for it
 */
export const timeLimit = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException("the time is up", "TimeoutError")),
    ms,
  ).unref();
  return controller.signal;
};
