import { PLAN_TERMS } from "@spellwright/zaps";
import { and, eq, lt, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../database/index.ts";

const { allowanceMarks, userZaps } = schema;
const FREE_ZAPS = PLAN_TERMS.free.monthlyZaps;

/**
 * Notes that an account of an address gets the month's free allowance.
 *
 * @returns what accounts of the same address had of it before; 0 for the first
 */
export const takeAllowance = async (
  tx: Transaction,
  addressHash: string,
  month: string,
): Promise<number> => {
  const made = await tx
    .insert(allowanceMarks)
    .values({ addressHash, month, used: FREE_ZAPS })
    .onConflictDoNothing()
    .returning({ used: allowanceMarks.used });
  if (made.length > 0) return 0;
  const mark = and(eq(allowanceMarks.addressHash, addressHash), eq(allowanceMarks.month, month));
  const [before] = await tx
    .select({ used: allowanceMarks.used })
    .from(allowanceMarks)
    .where(mark)
    .for("update");
  await tx.update(allowanceMarks).set({ used: FREE_ZAPS }).where(mark);
  return before?.used ?? 0;
};

/** Gives back what an account that goes has not used of a month; `used` is what it has used. */
export const leaveAllowance = async (
  tx: Transaction,
  addressHash: string,
  month: string,
  used: number,
): Promise<void> => {
  const spent = Math.min(FREE_ZAPS, used);
  await tx
    .insert(allowanceMarks)
    .values({ addressHash, month, used: spent })
    .onConflictDoUpdate({
      target: [allowanceMarks.addressHash, allowanceMarks.month],
      set: { used: sql`greatest(0, ${allowanceMarks.used} - ${FREE_ZAPS - spent})` },
    });
};

/** Keeps the hash of an account's first address with its zaps. */
export const bindAddressHash = (db: Database | Transaction, userId: string, addressHash: string) =>
  db
    .insert(userZaps)
    .values({ userId, addressHash })
    .onConflictDoUpdate({
      target: userZaps.userId,
      set: { addressHash: sql`coalesce(${userZaps.addressHash}, ${addressHash})` },
    });

/** Marks serve their own month only. */
export const purgeMarks = (db: Database, month: string) =>
  db.delete(allowanceMarks).where(lt(allowanceMarks.month, month));
