import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { isDatabaseAway } from "./errors.ts";
import * as schema from "./schema/index.ts";
import type { Database } from "./types.ts";

const over = (client: pg.Pool | pg.PoolClient) => drizzle({ client, schema, casing: "snake_case" });

/**
 * The transactions of a pool. Drizzle's own never gives a connection back that breaks at `begin`: ten
 * such, and no call is answered any more. One whose database went away is not used again, for it may
 * still be within its transaction.
 */
const transactionsOf = (pool: pg.Pool): Database["transaction"] => {
  const known = new WeakMap<pg.PoolClient, Database>();
  return async (work, config) => {
    const client = await pool.connect();
    let isAway = false;
    try {
      const database = known.get(client) ?? over(client);
      known.set(client, database);
      return await database.transaction(work, config);
    } catch (error) {
      isAway = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isAway);
    }
  };
};

/** How long connections in use may end what they do, in milliseconds. */
const LAST_WORDS = 2_000;

export interface OpenPool {
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Ends the free connections at once, the others when they are given back or after two seconds. */
  end(): Promise<void>;
}

/** A pool and the database behind it. A connection that breaks neither ends the process nor is lost. */
export const openPool = (options: pg.PoolConfig): OpenPool => {
  const pool = new pg.Pool(options);
  const clients = new Set<pg.PoolClient>();
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    clients.add(client);
    // So would one that breaks within a transaction, between two statements: the next one tells its caller.
    client.on("error", () => undefined);
  });
  pool.on("remove", (client) => clients.delete(client));
  return {
    pool,
    db: Object.assign(over(pool), { transaction: transactionsOf(pool) }),
    async end() {
      const ended = new AbortController();
      const limit = setTimeout(LAST_WORDS, undefined, { signal: ended.signal }).catch(() => {});
      try {
        await Promise.race([pool.end(), limit]);
      } finally {
        ended.abort();
      }
      // Not given back (`release`): whoever holds it does that, when the statement under way fails.
      for (const client of clients) if (client instanceof pg.Client) void client.end();
    },
  };
};
