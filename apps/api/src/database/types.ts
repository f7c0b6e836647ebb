import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type * as schema from "./schema/index.ts";

export type Database = NodePgDatabase<typeof schema>;
/** What `db.transaction` hands down. Never use the outer `db` inside: the only connection is taken. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
