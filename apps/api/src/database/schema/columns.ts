import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

export const primaryId = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
export const moment = () => timestamp({ withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();

/** Words of a text, stemmed for full-text search. */
export const textSearch = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * A secret that its holder shows: written and sought as its SHA-256, so that whoever reads the table (or a
 * back-up) holds none. What is read from the column is the hash.
 */
export const hashedSecret = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver: (secret) => createHash("sha256").update(secret).digest("hex"),
});

/**
 * Words as both languages stem them: nobody says in which one a question is written.
 *
 * @param text SQL of the text
 */
export const bilingualWords = (text: string) =>
  sql.raw(
    `to_tsvector('public.french_unaccent'::regconfig, ${text}) || to_tsvector('public.english_unaccent'::regconfig, ${text})`,
  );
