import type { Transaction } from "../../database/index.ts";
import { accountOf } from "../zaps/index.ts";
import { findRun } from "./queries.ts";

/** The discussion that a person’s request was answered in. Null where the server knows of none. */
export const discussionOfRun = async (
  tx: Transaction,
  userId: string,
  requestId: string,
): Promise<string | null> =>
  (await findRun(tx, accountOf(userId), requestId))?.discussionId ?? null;
