export { isDatabaseAway, isUniqueViolation } from "./errors.ts";
export { type Database, type OpenDatabase, openDatabase, type Transaction } from "./open.ts";
export * as schema from "./schema/index.ts";
