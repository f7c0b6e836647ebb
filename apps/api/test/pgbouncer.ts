import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstall } from "./debian-package.ts";
import { unprivileged } from "./postgres-programs.ts";

const PORT = 6432;

/** Debian puts it where only root looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;
const onPath = (): string | undefined => {
  const { status, stdout } = spawnSync("which", ["pgbouncer"], {
    encoding: "utf8",
    env: { PATH },
  });
  return status === 0 ? stdout.trim() : undefined;
};

/** A pool of connections in transaction mode in front of a PostgreSQL. */
export interface PgBouncer {
  /** The address of a database, given its direct one. */
  url(direct: string): string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer as `docs/operations.md` says, with so few connections that those of one process go from
 * one of its statements to another.
 *
 * @param direct address of any database of the PostgreSQL behind it, which has a Unix socket
 */
export const startPgBouncer = async (direct: string): Promise<PgBouncer> => {
  const program = findOrInstall("pgbouncer", onPath);
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "spellwright-pgbouncer-"));
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const host = new URL(direct).searchParams.get("host");
  const limits =
    "set statement_timeout = 15000; set lock_timeout = 5000; set idle_in_transaction_session_timeout = 4000";
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
* = host=${host} user=spellwright connect_query='${limits}'
[pgbouncer]
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 3
ignore_startup_parameters = extra_float_digits, statement_timeout, lock_timeout, idle_in_transaction_session_timeout
`,
    { mode: 0o644 },
  );
  const server = spawn(program, [file], { ...user, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  await new Promise<void>((ready, reject) => {
    server.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("process up")) ready();
    });
    server.once("exit", () => reject(new Error(`PgBouncer did not start\n${log}`)));
  });
  return {
    url: (address) => {
      const url = new URL(address);
      url.searchParams.set("host", folder);
      url.searchParams.set("port", String(PORT));
      return url.href;
    },
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
