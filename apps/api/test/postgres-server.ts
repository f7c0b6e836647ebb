import { rmSync } from "node:fs";
import { createServerFolder, findPrograms, initialise, startServer } from "./postgres-programs.ts";

/** The migrated database that every test file copies. */
export const TEMPLATE = "spellwright_template";

/** Nothing has to outlive this server: it may forget what a power cut would cost. */
const IN_A_HURRY = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
];

export interface PostgresServer {
  /** Address of a database of this server. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL in a temporary folder, reachable through a Unix socket only. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const programs = findPrograms();
  const folder = createServerFolder();
  initialise(programs, folder);
  const server = await startServer(programs, folder, IN_A_HURRY);
  return {
    url: (database) =>
      `postgresql://spellwright@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      await server.end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
