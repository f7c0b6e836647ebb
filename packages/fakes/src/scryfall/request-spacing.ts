import type { IncomingMessage } from "node:http";

/** Between two calls, in ms: the documented limits (2 and 10 a second). */
const BETWEEN = { heavy: 500, light: 100 };
/** How long access is cut. */
const CUT_MS = 30_000;

const HEAVY = /^\/cards\/(?:search|named|random|collection)\b/;
const GENERIC_AGENT = /^(?:node|undici|axios|node-fetch|python|curl|okhttp|$)/i;

/** What the service asks of its callers: who they are, and not too often. */
export interface RequestSpacing {
  /** Null when the headers are as the service wants them. */
  checkHeaders(request: IncomingMessage): object | null;
  /** Whether this call comes too soon; then access is cut for half a minute. */
  isTooSoon(path: string): boolean;
  reset(): void;
}

/** @param now the clock of the limiter, in ms. Absent, it never counts */
export function createRequestSpacing(now: (() => number) | undefined): RequestSpacing {
  let last = { heavy: Number.NEGATIVE_INFINITY, light: Number.NEGATIVE_INFINITY };
  let cutUntil = Number.NEGATIVE_INFINITY;
  return {
    checkHeaders({ headers }) {
      const agent = headers["user-agent"] ?? "";
      if (agent !== "" && headers.accept !== undefined && !GENERIC_AGENT.test(agent)) return null;
      const isGeneric = agent !== "" && headers.accept !== undefined;
      return {
        object: "error",
        status: 400,
        code: "bad_request",
        details: "The request must hold a truthful User-Agent and an Accept header.",
        ...(isGeneric ? { subcode: "generic_user_agent" } : {}),
      };
    },
    isTooSoon(path) {
      if (now === undefined) return false;
      const weight = HEAVY.test(path) ? "heavy" : "light";
      const moment = now();
      const isLate = moment >= cutUntil && moment - last[weight] >= BETWEEN[weight];
      if (isLate) last[weight] = moment;
      else cutUntil = moment + CUT_MS;
      return !isLate;
    },
    reset() {
      last = { heavy: Number.NEGATIVE_INFINITY, light: Number.NEGATIVE_INFINITY };
      cutUntil = Number.NEGATIVE_INFINITY;
    },
  };
}
