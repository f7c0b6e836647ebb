import type { LedgerChange, ZapAccount } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import type { LedgerLine } from "./ledger-queries.ts";
import { openMonth } from "./open-month.ts";
import { writeAccount } from "./queries.ts";

/**
 * Changes an account by what happened outside of questions: a plan, a purchase, money given back. The
 * account is locked and brought to the moment first.
 *
 * @param key names the cause: its entries are written once, a second time is an error of the database
 * @returns the account after the change
 */
export const changeZaps = async (
  tx: Transaction,
  userId: string,
  now: Date,
  key: string,
  change: (account: ZapAccount) => LedgerChange,
): Promise<ZapAccount> => {
  const changed = change(await openMonth(tx, userId, now));
  const causeOf = ({ kind, pool }: LedgerLine) => `${key}:${kind}:${pool}`;
  await writeAccount(tx, userId, changed, { causeOf, now });
  return changed.account;
};
