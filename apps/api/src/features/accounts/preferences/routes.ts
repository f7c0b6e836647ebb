import type { UserPreferences } from "@spellwright/contract";
import type { Changes, Database } from "../../../database/index.ts";
import { api, createChangeAwareCache } from "../../../http/index.ts";
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

/** The calls of `/api/preferences` (PREF-01): every page that is opened makes the first one. */
export const preferencesHandlers = (database: Database, changes: Changes) => {
  const readPreferences = createReadPreferences(database);
  const memory = createChangeAwareCache<PreferencesRow>(changes, ({ userId }) => userId);
  /** What this process changes, it does not show as it was. */
  const changed = async (userId: string, change: Promise<PreferencesRow>) => {
    try {
      return present(await change);
    } finally {
      memory.forget(userId);
    }
  };
  return {
    preferences: {
      read: api.preferences.read.handler(async ({ context }) => {
        const { id } = await requireAccount(context);
        return present(await memory.read(id, () => readPreferences(id)));
      }),
      update: api.preferences.update.handler(async ({ context, input }) => {
        const { id } = await requireAccount(context);
        const { notifications_enabled: notificationsEnabled, ...rest } = input;
        const given = {
          ...rest,
          ...(notificationsEnabled === undefined ? {} : { notificationsEnabled }),
        };
        return changed(id, updatePreferences(database, id, given));
      }),
      reset: api.preferences.reset.handler(async ({ context }) => {
        const { id } = await requireAccount(context);
        return changed(id, resetPreferences(database, id, context.language));
      }),
    },
  };
};
