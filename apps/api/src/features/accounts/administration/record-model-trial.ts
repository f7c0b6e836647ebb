import type { Database } from "../../../database/index.ts";
import { insertAction } from "./queries.ts";

/** ADM-05: writes down that an admin tried the language model, which may cost its owner money. */
export const recordModelTrial = (
  database: Database,
  actorId: string,
  model: string,
): Promise<void> =>
  database.transaction((tx) =>
    insertAction(tx, { action: "try_model", source: "dashboard", actorId, reason: model }),
  );
