import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { isLoopback } from "../config/setting.ts";
import { type Database, schema } from "../database/index.ts";
import { networksOf, SITE_SHARE } from "./address.ts";
import { AppError } from "./app-error.ts";
import type { BackgroundWork } from "./feature.ts";
import { createKeyedHash } from "./keyed-hash.ts";
import { LIMITS, type Limit, type LimitName } from "./limits.ts";

const CLEAN_UP_MS = 60 * 60 * 1000;

export interface RateLimits {
  /**
   * Counts a use.
   *
   * @param who the caller's address, the mail address named in the request, or what else the limit counts
   * @param points what it costs; 1 when absent
   * @throws AppError RATE_LIMITED with the seconds to wait
   */
  use(name: LimitName, who: string, points?: number): Promise<void>;
  /** Counts a use, where going without is all that comes of one too many. @returns whether it is within the limit */
  allows(name: LimitName, who: string): Promise<boolean>;
  /** Forgets the uses: someone proved to be the owner. */
  forget(name: LimitName, who: string): Promise<void>;
  readonly work: BackgroundWork;
}

/** Whom a use counts for, under which name, and how many times the points of the limit that one has. */
interface Counter {
  readonly name: string;
  readonly key: string;
}

/** The counters of a wide network stand beside those of a household. */
const counterName = (name: string, share: number): string =>
  share === 1 ? name : `${name}*${share}`;

const countersOf = (name: LimitName, who: string): readonly Counter[] =>
  LIMITS[name].per === "network"
    ? networksOf(who).map(({ key, share }) => ({ name: counterName(name, share), key }))
    : [{ name, key: who }];

const createLimiter = (db: Database, keyPrefix: string, limit: Limit, share: number) => {
  const options = { keyPrefix, points: limit.points * share, duration: limit.seconds };
  return limit.kept === "memory"
    ? new RateLimiterMemory(options)
    : new RateLimiterDrizzle({
        ...options,
        storeClient: db,
        schema: schema.rateLimit,
        clearExpiredByTimeout: false,
      });
};

const createLimiters = (db: Database) =>
  new Map(
    Object.entries<Limit>(LIMITS).flatMap(([name, limit]) =>
      (limit.per === "network" ? [1, SITE_SHARE] : [1]).map((share) => {
        const full = counterName(name, share);
        return [full, createLimiter(db, full, limit, share)] as const;
      }),
    ),
  );

/**
 * @param production elsewhere, callers on the machine itself meet only the limits of mail addresses
 * @param secret of the server, the same in all its processes: the key under which those who are counted are kept
 */
export const createRateLimits = (db: Database, production: boolean, secret: string): RateLimits => {
  const limiters = createLimiters(db);
  const hash = createKeyedHash(`limits:${secret}`);
  /** Neither addresses nor networks are kept for a counter: without the secret nobody finds them by trying all. */
  const hashOf = (who: string): string => hash(who.trim().toLowerCase());
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
  const use: RateLimits["use"] = async (name, who, points = 1) => {
    const limit = LIMITS[name];
    if (exempt(limit, who)) return;
    try {
      for (const counter of countersOf(name, who))
        await limiters.get(counter.name)?.consume(hashOf(counter.key), points);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retry_after = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new AppError("RATE_LIMITED", { retry_after });
    }
  };
  return {
    use,
    allows: (name, who) =>
      use(name, who).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError) return false;
          throw error;
        },
      ),
    async forget(name, who) {
      for (const counter of countersOf(name, who))
        await limiters.get(counter.name)?.delete(hashOf(counter.key));
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
