import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { isLoopback } from "../config.ts";
import { type Database, schema } from "../database/index.ts";
import { AppError } from "./app-error.ts";
import type { BackgroundWork } from "./feature.ts";
import { LIMITS, type Limit, type LimitName } from "./limits.ts";

const CLEAN_UP_MS = 60 * 60 * 1000;

export interface RateLimits {
  /**
   * Counts a use.
   *
   * @param who the caller's address, the mail address named in the request, or the account's id
   * @param points what it costs; 1 when absent
   * @throws AppError RATE_LIMITED with the seconds to wait
   */
  use(name: LimitName, who: string, points?: number): Promise<void>;
  /** Forgets the uses: someone proved to be the owner. */
  forget(name: LimitName, who: string): Promise<void>;
  readonly work: BackgroundWork;
}

/** One IPv6 household owns a /64; it counts as one network, like one IPv4 address. */
export const networkOf = (ip: string): string =>
  ip.includes(":") && !ip.includes(".") ? ip.split(":").slice(0, 4).join(":") : ip;

/** Mail addresses are not kept in clear for a counter. */
const keyOf = (limit: Limit, who: string): string =>
  limit.per === "network"
    ? networkOf(who)
    : createHash("sha256").update(who.trim().toLowerCase()).digest("base64url");

const createLimiter = (db: Database, name: string, limit: Limit) => {
  const options = { keyPrefix: name, points: limit.points, duration: limit.seconds };
  return limit.kept === "memory"
    ? new RateLimiterMemory(options)
    : new RateLimiterDrizzle({
        ...options,
        storeClient: db,
        schema: schema.rateLimit,
        clearExpiredByTimeout: false,
      });
};

/** @param production elsewhere, callers on the machine itself meet only the limits of mail addresses */
export const createRateLimits = (db: Database, production: boolean): RateLimits => {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => [name, createLimiter(db, name, limit)]),
  );
  const exempt = (limit: Limit, who: string) =>
    !production && limit.per === "network" && isLoopback(who);
  const cleanUp = () =>
    db
      .delete(schema.rateLimit)
      .where(lt(schema.rateLimit.expire, new Date()))
      // Old counters do no harm: the next round tries again.
      .catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  let cleaning: Promise<unknown> = Promise.resolve();
  return {
    async use(name, who, points = 1) {
      const limit = LIMITS[name];
      if (exempt(limit, who)) return;
      try {
        await limiters.get(name)?.consume(keyOf(limit, who), points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retry_after = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new AppError("RATE_LIMITED", { retry_after });
      }
    },
    async forget(name, who) {
      await limiters.get(name)?.delete(keyOf(LIMITS[name], who));
    },
    work: {
      start() {
        timer = setInterval(() => {
          cleaning = cleanUp();
        }, CLEAN_UP_MS);
        timer.unref();
      },
      async stop() {
        clearInterval(timer);
        await cleaning;
      },
    },
  };
};
