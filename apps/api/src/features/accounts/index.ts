import type { Changes, Database } from "../../database/index.ts";
import type { Feature, RateLimits } from "../../http/index.ts";
import { exportCalls, exportRoute } from "./export/export-route.ts";
import { preferencesHandlers } from "./preferences/routes.ts";

export { type AccountAction, administer } from "./administration/administer.ts";
export { AdministrationError } from "./administration/administration-error.ts";
export { isAdmin } from "./administration/policy.ts";
export { deleteOldActions, listActions, listAdmins, listBanned } from "./administration/queries.ts";
export { recordChange } from "./administration/record-change.ts";
export { recordModelTrial } from "./administration/record-model-trial.ts";

/** What an account keeps about itself (PREF-01), its export, and what admins do to it (ADM-05). */
export const createAccounts = (options: {
  readonly database: Database;
  readonly limits: RateLimits;
  /** What other processes did to preferences. */
  readonly changes: Changes;
}): Feature<ReturnType<typeof preferencesHandlers>> => ({
  handlers: preferencesHandlers(options.database, options.changes),
  routes: exportRoute(options),
  documented: exportCalls,
});
