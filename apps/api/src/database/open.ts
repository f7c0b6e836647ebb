import pg from "pg";
import { StartupError } from "../startup-error.ts";
import { type ChangeFeed, createChangeFeed, createOwnChanges } from "./changes.ts";
import { startEmbedded } from "./embedded.ts";
import { applyMigrations } from "./migrate.ts";
import { openPool } from "./pool.ts";
import type { Database } from "./types.ts";

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly embedded: boolean;
  /** What is stored by anybody, heard once it is started. */
  readonly changes: ChangeFeed;
  /** Of the embedded database: a folder that only this user can enter, gone when it is closed. */
  readonly privateFolder: string | undefined;
  /** Resolves when the database cannot come back while this process lives; never on PostgreSQL. */
  readonly lost: Promise<void>;
  /**
   * Ends the connections, also those that somebody still holds two seconds later: a process can always
   * stop. The embedded database is closed and its folder given back.
   */
  close(): Promise<void>;
}

export type DatabaseLocation =
  /** `directUrl`: the same without a pool of connections in between; absent, there is none. */
  | { readonly url: string; readonly directUrl?: string | undefined }
  | { readonly dataDir: string; readonly url?: undefined };

type ServerLocation = Extract<DatabaseLocation, { readonly url: string }>;

/**
 * The socket server queues message by message, so that two clients outside a transaction could
 * exchange their statements: one connection, and the pool queues whole transactions.
 */
const EMBEDDED_POOL = {
  max: 1,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 30_000,
  // The pool replaces a connection after an error outside a transaction, but all connections share the
  // one session of the database: the new one must not meet the prepared statements of the old one.
  onConnect: (client: pg.ClientBase) => client.query("deallocate all"),
};
/** Of the connection that hears of changes. */
const LISTENING = {
  application_name: "spellwright changes",
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
};
const SERVER_POOL = {
  application_name: "spellwright",
  max: 10,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
};

/** How long PostgreSQL is waited for, in milliseconds; beyond, the caller gets DATABASE_UNAVAILABLE. */
export interface StatementLimits {
  /** For a lock that another statement holds. */
  readonly lock: number;
  /** For a statement that works. */
  readonly statement: number;
  /** For an answer over the line: a server that is gone says nothing more. */
  readonly answer: number;
  /** For a transaction that does nothing: its locks are given back. */
  readonly idleTransaction: number;
}

/** Of a server that answers people. Commands import for as long as it takes. */
export const SERVING_LIMITS: StatementLimits = {
  lock: 5_000,
  statement: 15_000,
  answer: 20_000,
  idleTransaction: 30_000,
};

const limitOptions = (limits: StatementLimits | undefined): pg.PoolConfig =>
  limits === undefined
    ? {}
    : {
        lock_timeout: limits.lock,
        statement_timeout: limits.statement,
        query_timeout: limits.answer,
        idle_in_transaction_session_timeout: limits.idleTransaction,
      };

const connectEmbedded = async (dataDir: string, hasTables: boolean): Promise<OpenDatabase> => {
  const server = await startEmbedded(dataDir, hasTables);
  const { pool, db, end } = openPool({
    host: server.host,
    port: server.port,
    user: "postgres",
    database: "postgres",
    ...EMBEDDED_POOL,
  });
  const close = async () => {
    await end();
    await server.stop();
  };
  return {
    ...{ db, pool, embedded: true, changes: createOwnChanges() },
    ...{ privateFolder: server.host, lost: server.lost, close },
  };
};

const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  const opened = await connectEmbedded(dataDir, true);
  try {
    await applyMigrations(opened.db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
};

/** Host and database without user and password, for the operator's line. */
const describe = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/** Migrations wait for another process's, and take the time they need. */
const migrateServer = async (options: pg.PoolConfig): Promise<void> => {
  const { db, end } = openPool({ ...options, max: 1 });
  try {
    await applyMigrations(db);
  } finally {
    await end();
  }
};

const connectServer = (
  { url, directUrl = url }: ServerLocation,
  limits?: StatementLimits,
): OpenDatabase => {
  const options = { connectionString: url, ...SERVER_POOL, ...limitOptions(limits) };
  const { pool, db, end } = openPool(options);
  const changes = createChangeFeed(
    () => new pg.Client({ connectionString: directUrl, ...LISTENING }),
    (statement, values) => pool.query(statement, [...values]),
  );
  return {
    ...{ db, pool, embedded: false, changes, privateFolder: undefined },
    lost: new Promise(() => {}),
    close: end,
  };
};

const openServer = async (
  location: ServerLocation,
  limits: StatementLimits | undefined,
): Promise<OpenDatabase> => {
  const { url, directUrl = url } = location;
  const opened = connectServer(location, limits);
  try {
    await migrateServer({ connectionString: directUrl, ...SERVER_POOL });
  } catch (error) {
    await opened.close();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new StartupError(`DATABASE_URL ${describe(url)} does not work: ${reason}`, {
      cause: error,
    });
  }
  return opened;
};

/**
 * Opens PostgreSQL when a URL is given, else the embedded PGlite of the data folder, with every
 * migration applied. Both speak through `pg`, so that one path of SQL serves both.
 *
 * @param limits of PostgreSQL; absent: none
 * @throws StartupError with the line for the operator
 */
export const openDatabase = (
  location: DatabaseLocation,
  limits?: StatementLimits,
): Promise<OpenDatabase> =>
  location.url === undefined ? openEmbedded(location.dataDir) : openServer(location, limits);

/**
 * As `openDatabase`, without our tables: a new data folder is empty, and what an older version made stays
 * as it is. For back-ups.
 */
export const openAsItStands = async (location: DatabaseLocation): Promise<OpenDatabase> =>
  location.url === undefined ? connectEmbedded(location.dataDir, false) : connectServer(location);
