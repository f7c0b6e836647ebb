import type { UserPreferences } from "@spellwright/contract";
import type { Database } from "../../database/index.ts";
import { api, type Feature, type RateLimits, requireUser } from "../../http/index.ts";
import { exportCalls, exportRoute } from "./export/export-route.ts";
import {
  createReadPreferences,
  type PreferencesRow,
  resetPreferences,
  updatePreferences,
} from "./preferences.ts";

export {
  type AdminAction,
  AdministrationError,
  administer,
} from "./administration/administer.ts";
export { listActions, listAdmins, listBanned } from "./administration/lists.ts";

const present = (row: PreferencesRow): UserPreferences => ({
  user_id: row.userId,
  language: row.language,
  theme: row.theme,
  notifications_enabled: row.notificationsEnabled,
  discord_user_id: row.discordUserId,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const handlersOf = (database: Database) => {
  const readPreferences = createReadPreferences(database);
  return {
    preferences: {
      read: api.preferences.read.handler(async ({ context }) => {
        const { id } = await requireUser(context);
        return present(await readPreferences(id, context.language));
      }),
      update: api.preferences.update.handler(async ({ context, input }) => {
        const { id } = await requireUser(context);
        const { notifications_enabled: notificationsEnabled, ...rest } = input;
        const changes = {
          ...rest,
          ...(notificationsEnabled === undefined ? {} : { notificationsEnabled }),
        };
        return present(await updatePreferences(database, id, context.language, changes));
      }),
      reset: api.preferences.reset.handler(async ({ context }) => {
        const { id } = await requireUser(context);
        return present(await resetPreferences(database, id, context.language));
      }),
    },
  };
};

/** What an account keeps about itself (PREF-01), its export, and what admins do to it (ADM-05). */
export const createAccounts = (options: {
  readonly database: Database;
  readonly limits: RateLimits;
}): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(options.database),
  routes: exportRoute(options),
  documented: exportCalls,
});
