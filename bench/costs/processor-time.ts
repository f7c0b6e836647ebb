import { readFileSync } from "node:fs";
import type pg from "pg";

/** Processor time of a process so far, in milliseconds (Linux: the first number is in nanoseconds); of one that ended, nothing. */
const timeOf = (pid: number): number | undefined => {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined;
  }
};

/** What was used so far: by this process and by PostgreSQL for it, in milliseconds, and statements sent. */
export interface Used {
  readonly apiMs: number;
  readonly databaseMs: number;
  readonly statements: number;
}

/** Reads what a pool makes the two processes do, from now on. */
export const watchUse = (pool: pg.Pool): (() => Used) => {
  let statements = 0;
  /** Time of the processes that serve connections; of one that ended, what was last seen. */
  const backends = new Map<number, number>();
  pool.on("connect", (client) => {
    const { query } = client;
    const counted = (...args: Parameters<typeof query>) => {
      statements += 1;
      return query.apply(client, args);
    };
    Object.assign(client, { query: counted });
    // The driver knows the process that serves its connection, its types do not.
    if ("processID" in client) backends.set(Number(client.processID), 0);
  });
  return () => {
    const { user, system } = process.cpuUsage();
    for (const [pid, last] of backends) backends.set(pid, timeOf(pid) ?? last);
    const databaseMs = [...backends.values()].reduce((sum, time) => sum + time, 0);
    return { apiMs: (user + system) / 1000, databaseMs, statements };
  };
};

/** What was used between two readings, for each of so many times. */
export const usedBetween = (before: Used, after: Used, times: number): Used => ({
  apiMs: (after.apiMs - before.apiMs) / times,
  databaseMs: (after.databaseMs - before.databaseMs) / times,
  statements: (after.statements - before.statements) / times,
});
