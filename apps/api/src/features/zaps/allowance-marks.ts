import { createHmac } from "node:crypto";
import { utcMonth } from "@spellwright/zaps";
import type { Database, Transaction } from "../../database/index.ts";
import { bindAddressHash, leaveAllowance, purgeMarks } from "./allowance-queries.ts";
import { openMonth } from "./open-month.ts";

/** What keeps a month's free allowance from being granted twice to one mail address. */
export interface AllowanceMarks {
  /** Keeps whose a new account is. Call it once the account has its row. */
  bind(db: Database | Transaction, userId: string, email: string): Promise<void>;
  /** Keeps what an account has used of this month, before it is deleted in the same transaction. */
  leave(tx: Transaction, userId: string, email: string): Promise<void>;
  /** Forgets the months that are over. */
  purge(): Promise<void>;
}

/** One mail service under two names, which overlooks the dots of a name. */
const GMAIL = /^([^@]*)@(?:gmail|googlemail)\.com$/;

/**
 * `jace+2@example.org` is Jace: what stands behind a plus is the receiver's own note (RFC 5233). So is
 * `j.ace@gmail.com` what `jace@gmail.com` is.
 */
const personOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/^([^+@]*)\+[^@]*@/, "$1@")
    .replace(GMAIL, (_, name: string) => `${name.replaceAll(".", "")}@gmail.com`);

/** @param parts.secret the addresses are kept as hashes under this key, and nowhere in clear */
export const createAllowanceMarks = (parts: {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => Date;
}): AllowanceMarks => {
  const { database, secret, now } = parts;
  const hashOf = (email: string): string =>
    createHmac("sha256", `allowance:${secret}`).update(personOf(email)).digest("base64url");
  return {
    async bind(db, userId, email) {
      await bindAddressHash(db, userId, hashOf(email));
    },
    async leave(tx, userId, email) {
      const moment = now();
      const { monthlyUsed } = await openMonth(tx, userId, moment);
      await leaveAllowance(tx, hashOf(email), utcMonth(moment), monthlyUsed);
    },
    async purge() {
      await purgeMarks(database, utcMonth(now()));
    },
  };
};
