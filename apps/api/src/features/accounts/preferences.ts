import type { Language, Theme } from "@spellwright/contract";
import { eq } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";

const { userPreferences } = schema;

export type PreferencesRow = typeof userPreferences.$inferSelect;

export interface PreferenceChanges {
  readonly language?: Language | undefined;
  readonly theme?: Theme | undefined;
  readonly notificationsEnabled?: boolean | undefined;
}

/**
 * Changes what is given; a missing row is created first (PREF-01).
 *
 * @param language for a new row, where the changes name none
 */
export const updatePreferences = async (
  database: Database,
  userId: string,
  language: Language,
  changes: PreferenceChanges,
): Promise<PreferencesRow> => {
  const [row] = await database
    .insert(userPreferences)
    .values({ userId, language, ...changes })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      set: { ...changes, updatedAt: new Date() },
    })
    .returning();
  if (row === undefined) throw new Error("an upsert returns its row");
  return row;
};

/** One's preferences, created when missing. */
export const readPreferences = async (
  database: Database,
  userId: string,
  language: Language,
): Promise<PreferencesRow> => {
  const [row] = await database
    .select()
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return row ?? updatePreferences(database, userId, language, {});
};
