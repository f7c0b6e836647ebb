import { adminExports } from "@spellwright/contract";
import type { Feature } from "../../http/index.ts";
import { type ExportParts, exportRoutes } from "./exports/export-routes.ts";
import { adminHandlers } from "./routes.ts";

/**
 * What admins see and do: figures of use and revenue, questions, answers that readers marked wrong,
 * admins and bans (ADM-01 to ADM-05).
 */
export const createAdmin = (parts: ExportParts): Feature<ReturnType<typeof adminHandlers>> => ({
  handlers: adminHandlers(parts),
  routes: exportRoutes(parts),
  documented: adminExports,
});
