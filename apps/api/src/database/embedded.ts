import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { StartupError } from "../config/startup-error.ts";
import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";
import { restrictToOwner } from "./restrict-to-owner.ts";

/** `pg` names a Unix socket by its folder and this number. */
const SOCKET_PORT = 5432;
/** Longest portable path of a Unix socket, in bytes. */
const SOCKET_PATH_MAX = 100;

/** Where a running server hands out its files (`copyDataFolder`), in the folder of its sockets. */
const COPY_SOCKET = "copy";

export interface EmbeddedServer {
  /** What `pg` connects to: a folder that only this user can enter. */
  readonly host: string;
  readonly port: number;
  /** Resolves when the database ends by itself, which it never should; `stop` does not count. */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

const prepareFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`DATA_DIR ${folder} cannot be written`, { cause: error });
  }
};

const lock = (folder: string): (() => void) => {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOSPC")
      throw new StartupError(`DATA_DIR ${folder} has no room left`, { cause: error });
    throw error;
  }
};

/** Undefined while a server works on the folder. */
const tryLock = (folder: string): (() => void) | undefined => {
  try {
    return lock(folder);
  } catch (error) {
    if (error instanceof DataFolderInUse) return undefined;
    throw error;
  }
};

/** Always found at `socket` in the data folder. Where that path is too long, through a link. */
const socketFolder = (folder: string): string => {
  const inside = join(folder, "socket");
  rmSync(inside, { recursive: true, force: true });
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${SOCKET_PORT}`)) > SOCKET_PATH_MAX) {
    const elsewhere = mkdtempSync(join(tmpdir(), "spellwright-"));
    symlinkSync(elsewhere, inside);
    return elsewhere;
  }
  mkdirSync(inside, { mode: 0o700 });
  return inside;
};

interface Work {
  /** Where the database is. */
  readonly folder: string;
  readonly socket: string;
  readonly copySocket: string;
  /** What a database that does not exist yet begins as. Absent: without any table. */
  readonly newDatabase: string | undefined;
}

const startWorker = (work: Work): Promise<Worker> =>
  new Promise((resolveWorker, reject) => {
    const worker = new Worker(new URL("./pglite-worker.mjs", import.meta.url), {
      workerData: work,
      execArgv: [],
      // What it allocates lives in the memory of PostgreSQL. Messages are all that is short-lived.
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    worker.once("message", () => resolveWorker(worker));
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the embedded database ended while starting")));
  });

/** Every migration applied and nothing stored, made by the build. It is not there in the sources. */
const NEW_DATABASE = fileURLToPath(new URL("./new-database", import.meta.url));

/**
 * Starts PGlite in a worker thread behind a private socket, with the data folder locked.
 *
 * @param hasTables whether a new data folder may begin with our tables; else it is empty
 * @throws StartupError when the folder cannot be written, is full, is held, or holds no readable database
 */
export const startEmbedded = async (
  dataDir: string,
  hasTables: boolean,
): Promise<EmbeddedServer> => {
  const folder = resolve(dataDir);
  prepareFolder(folder);
  const unlock = lock(folder);
  try {
    const host = socketFolder(folder);
    const socket = join(host, `.s.PGSQL.${SOCKET_PORT}`);
    const worker = await startWorker({
      folder: join(folder, "database"),
      socket,
      copySocket: join(host, COPY_SOCKET),
      newDatabase: hasTables && existsSync(NEW_DATABASE) ? NEW_DATABASE : undefined,
    });
    // What PGlite has just made too: it sets the modes of its first files itself.
    restrictToOwner(folder);
    const ended = new Promise<void>((done) => worker.once("exit", () => done()));
    let stopping = false;
    return {
      host,
      port: SOCKET_PORT,
      lost: new Promise((resolveLost) => {
        void ended.then(() => {
          if (!stopping) resolveLost();
        });
      }),
      async stop() {
        stopping = true;
        worker.postMessage("stop");
        await ended;
        rmSync(host, { recursive: true, force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATA_DIR ${folder}: its database does not open: ${reason}`, {
      cause: error,
    });
  }
};

/** Tells a running server to copy its database. Its answer, undefined when there is none. */
const askForCopy = (folder: string, target: string): Promise<string | undefined> =>
  new Promise((answer) => {
    const path = join(realpathSync(join(folder, "socket")), COPY_SOCKET);
    const line = connect(path, () => line.write(`${target}\n`));
    let said = "";
    line.setEncoding("utf8").on("data", (piece) => {
      said += piece;
    });
    line.once("error", () => answer(undefined));
    line.once("close", () => answer(said.trimEnd()));
  });

/**
 * Copies the embedded database of a data folder as it stands between two statements, whether a server
 * works on it or not. What is acknowledged is in the copy.
 *
 * @param target a new data folder
 * @throws StartupError when there is no database, or its server does not give it out
 */
export const copyDataFolder = async (dataDir: string, target: string): Promise<void> => {
  const folder = resolve(dataDir);
  const database = join(folder, "database");
  if (!existsSync(database)) throw new StartupError(`DATA_DIR ${folder} holds no database`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const copy = join(resolve(target), "database");
  const unlock = tryLock(folder);
  if (unlock !== undefined) {
    try {
      cpSync(database, copy, { recursive: true });
    } finally {
      unlock();
    }
    return;
  }
  const answer = await askForCopy(folder, copy);
  if (answer !== "copied")
    throw new StartupError(
      `the server of DATA_DIR ${folder} did not copy it: ${answer ?? "no answer"}`,
    );
};
