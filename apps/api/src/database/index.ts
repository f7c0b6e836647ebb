export {
  type Change,
  type Changes,
  NO_CHANGES,
} from "./changes.ts";
export { lockDataFolder } from "./data-folder-lock.ts";
export { copyDataFolder } from "./embedded.ts";
export { eraseDeleted } from "./erase-deleted.ts";
export {
  codesOf,
  isDatabaseAway,
  isUniqueViolation,
  missingParentTable,
  storageFault,
} from "./errors.ts";
export { applyMigrations, isMigrated, migrationNames } from "./migrate.ts";
export {
  type OpenDatabase,
  openDatabase,
  openWithoutMigrations,
  SERVING_LIMITS,
} from "./open.ts";
export { ping } from "./ping.ts";
export type { ChangedValues } from "./schema/identity.ts";
export * as schema from "./schema/index.ts";
export type { Database, Transaction } from "./types.ts";
