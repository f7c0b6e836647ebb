/** Programs of the API: the server, the worker thread of the embedded database, the commands. */
export const entryPoints = {
  main: "apps/api/src/main.ts",
  "pglite-worker": "apps/api/src/database/pglite-worker.mjs",
};
