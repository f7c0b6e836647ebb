import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

/*
 * Runs PGlite off the main thread and serves it on a socket; any message ends it cleanly.
 * JavaScript, because a worker thread of Node 20 starts without the TypeScript loader.
 */
const { folder, socket } = workerData;

const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } });
// One client uses it; the others are room for that client to reconnect.
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 5 });
await server.start();

parentPort?.once("message", async () => {
  await server.stop();
  await database.close();
  parentPort?.close();
});
parentPort?.postMessage("ready");
