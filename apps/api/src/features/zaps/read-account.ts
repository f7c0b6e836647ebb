import { openPeriod } from "@spellwright/zaps";
import type { Database } from "../../database/index.ts";
import { openMonth } from "./open-month.ts";
import { findZaps, type ZapsRow } from "./queries.ts";

/**
 * What a person has now. The first look in a month grants the allowance, so that the balance shown is
 * always the sum of the ledger. Any other look only reads.
 */
export const readAccount = async (db: Database, userId: string, now: Date): Promise<ZapsRow> => {
  const row = await findZaps(db, userId);
  if (row !== undefined) {
    const { account, entries } = openPeriod(row, now);
    if (entries.length === 0) return { ...row, ...account };
  }
  await db.transaction((tx) => openMonth(tx, userId, now));
  const granted = await findZaps(db, userId);
  if (granted === undefined) throw new Error(`user ${userId} has no zaps row after its grant`);
  return granted;
};
