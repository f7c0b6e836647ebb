import type { LedgerChange, ZapAccount } from "./account.ts";

/**
 * Adds bought zaps, which never expire (BILL-07).
 *
 * @throws RangeError for anything but a positive number of zaps
 */
export const credit = (account: ZapAccount, zaps: number): LedgerChange => {
  if (!Number.isInteger(zaps) || zaps < 1) throw new RangeError(`a purchase of ${zaps} zaps`);
  return {
    account: { ...account, boughtRemaining: account.boughtRemaining + zaps },
    entries: [{ kind: "purchase", pool: "bought", amount: zaps }],
  };
};

/** Takes bought zaps back after a refund or a dispute: at most those not yet spent (BILL-04). */
export const revoke = (account: ZapAccount, zaps: number): LedgerChange => {
  const taken = Math.min(account.boughtRemaining, Math.max(0, zaps));
  return {
    account: { ...account, boughtRemaining: account.boughtRemaining - taken },
    entries: taken === 0 ? [] : [{ kind: "revoke", pool: "bought", amount: -taken }],
  };
};
