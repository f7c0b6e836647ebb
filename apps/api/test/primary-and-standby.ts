import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { findOrInstall } from "./debian-package.ts";
import {
  createServerFolder,
  findDebianPrograms,
  initialise,
  runProgram,
  startServer,
} from "./postgres-programs.ts";

/** The system outlives both, so that what was written is there after a kill. */
const SETTINGS = ["fsync=off", "wal_level=replica", "max_wal_senders=4", "synchronous_commit=on"];
/** No commit is acknowledged before a standby has it. Those before the first one came wait for it. */
const WAITING_FOR_ANY = ["synchronous_standby_names=*"];

/** Two servers, of which one follows the other. */
export interface PrimaryAndStandby {
  /** The address that names both. */
  readonly url: string;
  /** The standby first, in the same way. */
  readonly turnedUrl: string;
  killPrimary(): Promise<void>;
  /** Makes the standby take writes, as its operator or a cluster manager does. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Debian's PostgreSQL twice: a primary, and a synchronous standby made by `pg_basebackup`. */
export const startPrimaryAndStandby = async (): Promise<PrimaryAndStandby> => {
  const programs = findOrInstall("postgresql", () =>
    // The second one is of the package for clients.
    findDebianPrograms("initdb", "pg_basebackup"),
  );
  const [first, second] = [createServerFolder(), createServerFolder()];
  const user = "spellwright";
  initialise(programs, first);
  const primary = await startServer(programs, first, [...SETTINGS, ...WAITING_FOR_ANY]);
  runProgram(join(programs, "pg_basebackup"), second, [
    ...["--host", first, "--username", user, "--pgdata", join(second, "data")],
    ...["--write-recovery-conf", "--checkpoint=fast", "--no-sync"],
  ]);
  const standby = await startServer(programs, second, SETTINGS);
  const name = (...folders: readonly string[]) =>
    `postgresql://${user}@${folders.map(encodeURIComponent).join(",")}/postgres?target_session_attrs=read-write`;
  return {
    url: name(first, second),
    turnedUrl: name(second, first),
    killPrimary: () => primary.end("SIGKILL"),
    async promote() {
      const client = new pg.Client({ host: second, user, database: "postgres" });
      await client.connect();
      await client.query("select pg_promote()");
      await client.end();
    },
    async stop() {
      await standby.end("SIGINT");
      await primary.end("SIGINT");
      for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
    },
  };
};
