import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { DataFiles } from "./data-files.mjs";

/*
 * Runs PGlite off the main thread and serves it on a socket. Any message ends it cleanly.
 * JavaScript, because a worker thread of Node 20 starts without the TypeScript loader.
 */
const { folder, socket, copySocket, newDatabase } = workerData;

const extensions = { pg_trgm, unaccent };

/*
 * Memory of a small server. PostgreSQL keeps 128 MB of pages where nobody says otherwise. The system keeps
 * the files besides, so that 16 MB answer as fast. Functions of PGlite are compiled twice, first quickly, then
 * well: fifty times as late as by default, only those that really run often are, which also starts sooner.
 */
const memory = ["-c", "shared_buffers=16MB"];
// Files of the log are deleted when they are no longer needed, not used again with what stands in them.
const noRemains = ["-c", "wal_recycle=off"];
setFlagsFromString("--wasm-tiering-budget=90000000");

const open = (dataDir) =>
  PGlite.create({
    fs: new DataFiles(dataDir),
    extensions,
    startParams: [...PGlite.defaultStartParams, ...memory, ...noRemains],
  });

/*
 * A new database is made beside its place and put there when it is whole: killed meanwhile, it would be a
 * folder that never opens again. Copied where the build has left one: making it takes seconds.
 */
const make = async () => {
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  if (newDatabase === undefined) {
    const made = await open(making);
    await made.close();
  } else cpSync(newDatabase, making, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
};

/** The first number that PostgreSQL gives to a table that somebody makes (FirstNormalObjectId). */
const FIRST_OWN_FILE = 16_384;
/** Whether a table of ours was ever written there. */
const holdsTables = () => {
  const tables = `${folder}/base`;
  return (
    existsSync(tables) &&
    readdirSync(tables, { recursive: true, withFileTypes: true }).some(
      (entry) => entry.isFile() && /^\d+$/.test(entry.name) && Number(entry.name) >= FIRST_OWN_FILE,
    )
  );
};

/*
 * Older versions made the database in its place: one that was killed meanwhile left a folder that does not
 * open and holds no table of ours, which is made anew. Any other stays as it is, for its operator.
 */
const openOrMake = async () => {
  if (!existsSync(folder)) await make();
  try {
    return await open(folder);
  } catch (error) {
    if (holdsTables()) throw error;
    await make();
    return open(folder);
  }
};

const database = await openOrMake();

/** Parse, Bind, Describe, Execute and Close of the PostgreSQL protocol: parts of a query that ends with Sync. */
const PARTS = new Set([..."PBDEC"].map((letter) => letter.charCodeAt(0)));
/** The first byte of the message that opens a connection: it has no letter. */
const OPENING = 0;
let parts = [];

/*
 * The socket server hands over each message by itself, and each costs a way into WebAssembly and back.
 * Whole queries give the same bytes for a third of the time. All parts are of one client: see below.
 */
const wholeQueries = {
  waitReady: database.waitReady,
  isInTransaction: () => database.isInTransaction(),
  runExclusive: (work) => database.runExclusive(work),
  exec: (statement) => database.exec(statement),
  async execProtocolRawStream(message, options) {
    if (message[0] === OPENING) parts = [];
    parts.push(message);
    if (PARTS.has(message[0])) return;
    const whole = Buffer.concat(parts);
    parts = [];
    await database.execProtocolRawStream(whole, options);
  },
};

// One client uses it. The others are room for that client to reconnect.
const server = new PGLiteSocketServer({ db: wholeQueries, path: socket, maxConnections: 5 });
await server.start();

/*
 * A back-up of the running server (`npm run backup`): whoever may enter our private folder names a place,
 * and gets the files as they stand between two statements. That is what a power cut would leave, which
 * opens with every acknowledged row.
 */
const copies = createServer((client) => {
  let target = "";
  client.setEncoding("utf8").on("error", () => client.destroy());
  client.on("data", async (piece) => {
    target += piece;
    if (!target.endsWith("\n")) return;
    const copied = database.runExclusive(async () =>
      cpSync(folder, target.trimEnd(), { recursive: true }),
    );
    const answer = await copied.then(
      () => "copied",
      (error) => error.message,
    );
    client.end(`${answer}\n`);
  });
});
copies.listen(copySocket);

parentPort?.once("message", async () => {
  copies.close();
  await server.stop();
  await database.close();
  parentPort?.close();
});
parentPort?.postMessage("ready");
