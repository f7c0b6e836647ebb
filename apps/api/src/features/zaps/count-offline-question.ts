import { FREE_JOINS_A_DAY, joinFree } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { openMonth } from "./open-month.ts";
import { setAccount } from "./queries.ts";

/**
 * Counts a question that a device answered, and that joins for nothing, among those of the day.
 *
 * @throws AppError OFFLINE_WAITS where the day has none left. Nothing is counted then
 */
export const countOfflineQuestion = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> => {
  const counted = joinFree(await openMonth(tx, userId, now));
  if (counted === null) throw new AppError("OFFLINE_WAITS", { cap: FREE_JOINS_A_DAY });
  await setAccount(tx, userId, counted, now);
};
