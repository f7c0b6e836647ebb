/** Programs of the API: the server and its worker threads, the embedded database and what draws. */
export const apiEntryPoints = {
  main: "apps/api/src/main.ts",
  "pglite-worker": "apps/api/src/database/pglite-worker.mjs",
  "draw-worker": "apps/api/src/drawing/draw-worker.mjs",
};

/** Programs of the bot, and the Discord sandbox with it. */
export const botEntryPoints = {
  main: "apps/bot/src/main.ts",
  sandbox: "apps/bot/src/sandbox.ts",
};
