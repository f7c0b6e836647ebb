import type { UserPreferences } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { api } from "../../../http/index.ts";
import { requireAccount } from "../policy.ts";
import {
  createReadPreferences,
  type PreferencesRow,
  resetPreferences,
  updatePreferences,
} from "./queries.ts";

const present = (row: PreferencesRow): UserPreferences => ({
  user_id: row.userId,
  language: row.language,
  theme: row.theme,
  notifications_enabled: row.notificationsEnabled,
  discord_user_id: row.discordUserId,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** The calls of `/api/preferences` (PREF-01). */
export const preferencesHandlers = (database: Database) => {
  const readPreferences = createReadPreferences(database);
  return {
    preferences: {
      read: api.preferences.read.handler(async ({ context }) => {
        const { id } = await requireAccount(context);
        return present(await readPreferences(id));
      }),
      update: api.preferences.update.handler(async ({ context, input }) => {
        const { id } = await requireAccount(context);
        const { notifications_enabled: notificationsEnabled, ...rest } = input;
        const changes = {
          ...rest,
          ...(notificationsEnabled === undefined ? {} : { notificationsEnabled }),
        };
        return present(await updatePreferences(database, id, changes));
      }),
      reset: api.preferences.reset.handler(async ({ context }) => {
        const { id } = await requireAccount(context);
        return present(await resetPreferences(database, id, context.language));
      }),
    },
  };
};
