import type { Language, Theme } from "@spellwright/contract";
import { eq, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";

const { userPreferences } = schema;

export type PreferencesRow = typeof userPreferences.$inferSelect;

export interface PreferenceChanges {
  readonly language?: Language | undefined;
  readonly theme?: Theme | undefined;
  readonly notificationsEnabled?: boolean | undefined;
}

/** Changes what is given. A missing row is created first, in French (PREF-01). */
export const updatePreferences = async (
  database: Database,
  userId: string,
  changes: PreferenceChanges,
): Promise<PreferencesRow> => {
  const [row] = await database
    .insert(userPreferences)
    .values({ userId, ...changes })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      set: { ...changes, updatedAt: new Date() },
    })
    .returning();
  if (row === undefined) throw new Error("an upsert returns its row");
  return row;
};

/**
 * Puts everything back to how a new account has it (DATA-02). The linked Discord account stays, it is no
 * preference (PREF-02).
 *
 * @param language of the page that asks for it
 */
export const resetPreferences = async (
  database: Database,
  userId: string,
  language: Language,
): Promise<PreferencesRow> => {
  const byDefault = sql`default`;
  const [row] = await database
    .insert(userPreferences)
    .values({ userId, language })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      set: {
        language,
        theme: byDefault,
        notificationsEnabled: byDefault,
        updatedAt: new Date(),
      },
    })
    .returning();
  if (row === undefined) throw new Error("an upsert returns its row");
  return row;
};

/**
 * Reads one's preferences, created when missing. The query is written once (every visit makes it), without
 * a name at the server, which a pool in between would lose.
 */
export const createReadPreferences = (database: Database) => {
  const find = database
    .select()
    .from(userPreferences)
    .where(eq(userPreferences.userId, sql.placeholder("userId")))
    .prepare("");
  return async (userId: string): Promise<PreferencesRow> => {
    const [row] = await find.execute({ userId });
    return row ?? updatePreferences(database, userId, {});
  };
};
