import type pg from "pg";
import { StartupError } from "../config/startup-error.ts";
import { type ChangeFeed, createChangeFeed, createInProcessChanges } from "./changes.ts";
import { startEmbedded } from "./embedded.ts";
import { applyMigrations } from "./migrate.ts";
import { openPool } from "./pool.ts";
import { primaryClientClass } from "./primary-client.ts";
import { readServerAddress, type ServerAddress } from "./server-address.ts";
import type { Database } from "./types.ts";

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly embedded: boolean;
  /** What is stored by anybody, heard once it is started. */
  readonly changes: ChangeFeed;
  /** Of the embedded database: a folder that only this user can enter, gone when it is closed. */
  readonly privateFolder: string | undefined;
  /** Resolves when the database cannot come back while this process lives. Never on PostgreSQL. */
  readonly lost: Promise<void>;
  /**
   * From now on people are served: nobody waits for a connection longer than they would. Until then the
   * one connection of the embedded database is waited for as long as a first start takes.
   */
  beginServing(): void;
  /**
   * Ends the connections, also those that somebody still holds two seconds later: a process can always
   * stop. The embedded database is closed and its folder given back.
   */
  close(): Promise<void>;
}

export type DatabaseLocation =
  /**
   * `url` may name several servers, of which one takes writes (`readServerAddress`). `directUrl`: the same
   * without a pool of connections in between. Absent, there is none.
   */
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
  connectionTimeoutMillis: 0,
  // The pool replaces a connection after an error outside a transaction, but all connections share the
  // one session of the database: the new one must not meet the prepared statements of the old one.
  onConnect: (client: pg.ClientBase) => client.query("deallocate all"),
};
/** How long a caller waits for the connection that another one holds, in milliseconds. */
const EMBEDDED_PATIENCE = 30_000;
/**
 * PostgreSQL reads the dictionaries of full-text search when the first words are stemmed, which takes its
 * embedded form a twentieth of a second: before somebody asks, not while others wait.
 */
const FIRST_WORDS =
  "select to_tsvector('public.french_unaccent', 'mot'), to_tsvector('public.english_unaccent', 'word')";
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

/** How long PostgreSQL is waited for, in milliseconds. Beyond, the caller gets DATABASE_UNAVAILABLE. */
export interface StatementLimits {
  /** For a lock that another statement holds. */
  readonly lock: number;
  /** For a statement that works. */
  readonly statement: number;
  /** For an answer over the line: a server that is gone says nothing more. */
  readonly answer: number;
  /** For a transaction that does nothing: its locks are given back, before who waits for them gives up. */
  readonly idleTransaction: number;
}

/** Of a server that answers people. Commands import for as long as it takes. */
export const SERVING_LIMITS: StatementLimits = {
  lock: 5_000,
  statement: 15_000,
  answer: 20_000,
  idleTransaction: 4_000,
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
    ...{ db, pool, embedded: true, changes: createInProcessChanges() },
    ...{ privateFolder: server.host, lost: server.lost, close },
    beginServing: () => {
      pool.options.connectionTimeoutMillis = EMBEDDED_PATIENCE;
      // Where it fails, the first question does the same.
      void pool.query(FIRST_WORDS).catch(() => undefined);
    },
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

/** @throws StartupError for what is no address. The configuration names it before */
const addressOf = (url: string): ServerAddress => {
  const address = readServerAddress(url);
  if (address === undefined) throw new StartupError("DATABASE_URL is no address of PostgreSQL");
  return address;
};

/** What a pool or a client needs to reach the server, or the one of several that takes writes. */
const reach = (url: string) => ({
  connectionString: url,
  Client: primaryClientClass(addressOf(url)),
});

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
  const { pool, db, end } = openPool({ ...reach(url), ...SERVER_POOL, ...limitOptions(limits) });
  const { Client, connectionString } = reach(directUrl);
  const changes = createChangeFeed(
    () => new Client({ connectionString, ...LISTENING }),
    (statement, values) => pool.query(statement, [...values]),
  );
  return {
    ...{ db, pool, embedded: false, changes, privateFolder: undefined },
    lost: new Promise(() => {}),
    beginServing: () => {},
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
    await migrateServer({ ...reach(directUrl), ...SERVER_POOL });
  } catch (error) {
    await opened.close();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new StartupError(`DATABASE_URL ${addressOf(url).label} does not work: ${reason}`, {
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
export const openWithoutMigrations = async (location: DatabaseLocation): Promise<OpenDatabase> =>
  location.url === undefined ? connectEmbedded(location.dataDir, false) : connectServer(location);
