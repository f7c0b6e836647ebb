import pg from "pg";
import type { ServerAddress } from "./server-address.ts";

/** For each server, to connect and then to answer, in milliseconds: less than a pool waits for both. */
const PATIENCE_MS = 2_000;

interface Place {
  readonly host: string;
  readonly port: number;
}

/** No server takes writes: the primary is gone and no standby has taken its place yet. */
class NoWriterError extends Error {
  /** What PostgreSQL says of a statement that writes on a standby (read_only_sql_transaction). */
  readonly code = "25006";
}

/** Where a server is, once it was seen to take writes. */
const probe = async (connectionString: string): Promise<Place> => {
  const client = new pg.Client({
    ...{ connectionString, application_name: "spellwright finder" },
    ...{ connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS },
  });
  // One that breaks between two statements fails at the next one.
  client.on("error", () => undefined);
  const { host, port } = client;
  try {
    await client.connect();
    const { rows } = await client.query("show transaction_read_only");
    if (rows[0]?.transaction_read_only !== "off") throw new Error("it takes no writes");
    return { host, port };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${host}:${port}: ${reason}`);
  } finally {
    await client.end();
  }
};

/** The first to say that it takes writes: one that is gone keeps nobody waiting. */
const findWriter = async (servers: readonly string[]): Promise<Place> => {
  try {
    return await Promise.any(servers.map(probe));
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error];
    const told = reasons.map((reason) => (reason instanceof Error ? reason.message : reason));
    throw new NoWriterError(`none of its servers takes writes (${told.join("; ")})`);
  }
};

/**
 * Clients of a PostgreSQL: of one server the driver's own, of several a class whose instances connect to
 * the one that takes writes, which each new connection finds anew. Nothing is remembered that a failover
 * could make wrong. Connections that begin together share one search.
 */
export const primaryClientClass = ({ servers, isSought }: ServerAddress): typeof pg.Client => {
  if (!isSought) return pg.Client;
  let searching: Promise<Place> | undefined;
  const search = (): Promise<Place> => {
    searching ??= findWriter(servers).finally(() => {
      searching = undefined;
    });
    return searching;
  };
  return class WritingClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: servers[0] });
    }

    override connect(): Promise<void>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<void> | void {
      const found = search().then((place) => Object.assign(this, place));
      if (callback === undefined) return found.then(() => super.connect());
      found.then(() => super.connect(callback), callback);
    }
  };
};
