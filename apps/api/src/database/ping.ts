import { sql } from "drizzle-orm";
import type { Database } from "./types.ts";

/** Asks the database whether it is there. Throws what the driver says when it is not. */
export const ping = async (database: Database): Promise<void> => {
  await database.execute(sql`select 1`);
};
