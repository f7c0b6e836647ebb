import { adminExports } from "@spellwright/contract";
import type { Feature } from "../../http/index.ts";
import { exportRoutes } from "./exports/export-routes.ts";
import { type AdminParts, adminHandlers } from "./routes.ts";

/**
 * What admins see and do: figures of use and revenue, questions, answers that readers marked wrong, the
 * language model, admins and bans (ADM-01 to ADM-05).
 */
export const createAdmin = (parts: AdminParts): Feature<ReturnType<typeof adminHandlers>> => ({
  handlers: adminHandlers(parts),
  routes: exportRoutes(parts),
  documented: adminExports,
});
