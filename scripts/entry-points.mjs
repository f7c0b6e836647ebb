/**
 * Programs of the API: the server, its worker threads (the embedded database and what draws), what the
 * build starts to make the database of new data folders, and the commands that its operators need where the sources are not installed (docs/operations.md).
 */
export const apiEntryPoints = {
  main: "apps/api/src/main.ts",
  "pglite-worker": "apps/api/src/database/pglite-worker.mjs",
  "make-new-database": "apps/api/src/database/make-new-database.ts",
  "draw-worker": "apps/api/src/drawing/draw-worker.mjs",
  admin: "apps/api/src/commands/admin.ts",
  backup: "apps/api/src/commands/backup.ts",
  restore: "apps/api/src/commands/restore.ts",
  "data-import": "apps/api/src/commands/data-import.ts",
  "data-update": "apps/api/src/commands/data-update.ts",
};

/** Programs of the bot, and the Discord sandbox with it. */
export const botEntryPoints = {
  main: "apps/bot/src/main.ts",
  sandbox: "apps/bot/src/sandbox.ts",
};
