import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

export const primaryId = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
export const moment = () => timestamp({ withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();
