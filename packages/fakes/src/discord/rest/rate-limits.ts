/** How many calls of one kind pass in a while. */
export interface RateLimit {
  readonly limit: number;
  readonly windowMs: number;
}

/** What a call is told of its limit, and whether it is refused. */
export interface RateVerdict {
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal: { readonly retryAfter: number; readonly global: boolean } | undefined;
}

/** Discord's words for which part of it a limit protects. */
type Scope = "user" | "global" | "shared";

/** Calls a second over all routes, interactions aside. */
export const GLOBAL_LIMIT: RateLimit = { limit: 50, windowMs: 1000 };

/**
 * Counts calls by route and over all. A bucket opens again as a whole when its window is over.
 *
 * @param perRoute calls of one route that pass in a window
 * @param global calls over all routes. Those of interactions do not count
 */
export const createRateLimits = (perRoute: RateLimit, global: RateLimit) => {
  const buckets = new Map<string, { used: number; resetsAt: number }>();
  let forced: { left: number; retryAfter: number; scope: Scope } | undefined;

  const take = (key: string, { limit, windowMs }: RateLimit) => {
    const now = Date.now();
    const known = buckets.get(key);
    const bucket =
      known !== undefined && known.resetsAt > now ? known : { used: 0, resetsAt: now + windowMs };
    buckets.set(key, bucket);
    const isOver = bucket.used >= limit;
    if (!isOver) bucket.used += 1;
    return { isOver, remaining: limit - bucket.used, seconds: (bucket.resetsAt - now) / 1000 };
  };

  return {
    /** The next calls are refused, so many, whatever was counted. */
    refuseNext(times: number, retryAfter: number, scope: Scope = "user"): void {
      forced = { left: times, retryAfter, scope };
    },
    check(route: string, isInteraction: boolean): RateVerdict {
      if (forced !== undefined && forced.left > 0) {
        forced.left -= 1;
        const isGlobal = forced.scope === "global";
        return {
          headers: {
            "retry-after": String(Math.ceil(forced.retryAfter)),
            "x-ratelimit-scope": forced.scope,
            ...(isGlobal ? { "x-ratelimit-global": "true" } : {}),
          },
          refusal: { retryAfter: forced.retryAfter, global: isGlobal },
        };
      }
      const all = isInteraction ? undefined : take("all routes", global);
      if (all?.isOver)
        return {
          headers: {
            "retry-after": String(Math.ceil(all.seconds)),
            "x-ratelimit-scope": "global",
            "x-ratelimit-global": "true",
          },
          refusal: { retryAfter: all.seconds, global: true },
        };
      const own = take(route, perRoute);
      const headers = {
        "x-ratelimit-limit": String(perRoute.limit),
        "x-ratelimit-remaining": String(own.remaining),
        "x-ratelimit-reset": String(Date.now() / 1000 + own.seconds),
        "x-ratelimit-reset-after": own.seconds.toFixed(3),
        "x-ratelimit-bucket": Buffer.from(route).toString("base64url").slice(-32),
      };
      if (!own.isOver) return { headers, refusal: undefined };
      return {
        headers: {
          ...headers,
          "retry-after": String(Math.ceil(own.seconds)),
          "x-ratelimit-scope": "user",
        },
        refusal: { retryAfter: own.seconds, global: false },
      };
    },
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;
