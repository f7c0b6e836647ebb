import { sql } from "drizzle-orm";
import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

export const primaryId = () => uuid().primaryKey().default(sql`gen_random_uuid()`);
export const moment = () => timestamp({ withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();

/** Words of a text, stemmed for full-text search. */
export const textSearch = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Words as both languages stem them: nobody says in which one a question is written.
 *
 * @param text SQL of the text
 */
export const bilingualWords = (text: string) =>
  sql.raw(
    `to_tsvector('public.french_unaccent'::regconfig, ${text}) || to_tsvector('public.english_unaccent'::regconfig, ${text})`,
  );
