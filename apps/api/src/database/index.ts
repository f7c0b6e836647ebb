export { isDatabaseAway, isDiskFull, isUniqueViolation, missingOwner } from "./errors.ts";
export { isMigrated } from "./migrate.ts";
export { type OpenDatabase, openDatabase, SERVING_LIMITS } from "./open.ts";
export { ping } from "./ping.ts";
export * as schema from "./schema/index.ts";
export type { Database, Transaction } from "./types.ts";
