const chain = function* (error: unknown): Generator<Error & { code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
};

/** The codes of an error and of what caused it, outermost first: Drizzle wraps what the driver throws. */
export const codesOf = (error: unknown): readonly string[] =>
  [...chain(error)].flatMap(({ code }) => (typeof code === "string" ? [code] : []));

/** True for PostgreSQL 23505; with a name, only when that constraint refused the row. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  for (const link of chain(error)) {
    if (link.code !== "23505") continue;
    return constraint === undefined || ("constraint" in link && link.constraint === constraint);
  }
  return false;
};

/** PostgreSQL 40P01: two waited for each other, and this one was ended. */
export const isDeadlock = (error: unknown): boolean => codesOf(error).includes("40P01");

/**
 * The table whose row is gone that a new row would have belonged to (PostgreSQL 23503), by the name that
 * Drizzle gives a foreign key: `<table>_<column>_<other table>_id_fk`.
 */
export const missingParentTable = (error: unknown): string | undefined => {
  for (const link of chain(error))
    if (link.code === "23503" && "constraint" in link)
      return /_([a-z]+)_id_fk$/.exec(String(link.constraint))?.[1];
  return undefined;
};

/**
 * Classes 08 (connection), 53 (disk, memory or connections are used up) and 57P (shutdown, starting),
 * read-only after a failover, and what our limits ended: a statement (57014), the wait for a lock (55P03),
 * an idle transaction (25P03).
 */
const AWAY_STATE = /^(08...|53...|57P0[123]|25006|57014|55P03|25P03)$/;
/** PostgreSQL 53100. */
const DISK_FULL = "53100";
/** PostgreSQL 42501: for tables, and for files when the system refuses them (EROFS, EACCES, EPERM). */
const NO_RIGHT = "42501";
/** What the system says of such a file; PostgreSQL's own words for tables begin small. */
const NOT_WRITABLE = /: (?:Read-only file system|Permission denied|Operation not permitted)$/;
const AWAY_SOCKET = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);
/** `pg` gives these no code. */
const AWAY_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Why the database could not write, in words for its operator. Undefined for any other error. */
export const storageFault = (error: unknown): string | undefined => {
  for (const { code, message } of chain(error)) {
    if (code === DISK_FULL) return "the disk of the database has no room left";
    if (code === NO_RIGHT && NOT_WRITABLE.test(message)) return "the data folder cannot be written";
  }
  return undefined;
};

/** True when the database could not be reached, so that a later try may succeed (DATABASE_UNAVAILABLE). */
export const isDatabaseAway = (error: unknown): boolean => {
  const [code] = codesOf(error);
  if (code !== undefined && (AWAY_STATE.test(code) || AWAY_SOCKET.has(code))) return true;
  for (const link of chain(error)) if (AWAY_MESSAGE.test(link.message)) return true;
  return storageFault(error) !== undefined;
};
