import { commit, type ReservedEntry, refund, utcMonth } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { openMonth } from "./open-month.ts";
import { entriesOfRun, writeLedger } from "./queries.ts";
import { attemptKey, type ChargedAttempt } from "./reserve-zaps.ts";

/**
 * Keeps or gives back what an attempt reserved (BILL-08). An attempt is settled once: a second call, of
 * either kind, changes nothing (commit and refund share their key, so the database agrees).
 */
export const settleZaps = async (
  tx: Transaction,
  charge: ChargedAttempt,
  kind: "commit" | "refund",
  now: Date,
): Promise<void> => {
  const account = await openMonth(tx, charge.userId, now);
  const written = await entriesOfRun(tx, charge.runId, attemptKey(charge));
  const reserved = written.filter((entry) => entry.kind === "reserve");
  const [first] = reserved;
  if (first === undefined || written.length > reserved.length) return;
  const entries: readonly ReservedEntry[] = reserved.map(({ pool, amount }) => ({
    kind: "reserve",
    pool,
    amount,
  }));
  const change =
    kind === "commit"
      ? commit(account, entries)
      : refund(account, entries, utcMonth(first.createdAt));
  const keyed = change.entries.map((entry) => ({
    ...entry,
    key: `${attemptKey(charge)}${entry.kind === "expire" ? "expire" : "settle"}:${entry.pool}`,
  }));
  await writeLedger(tx, charge.userId, change.account, keyed, {
    runId: charge.runId,
    now,
  });
};

/**
 * Gives back what an attempt was charged, after it was kept: its answer never reached the person. Once.
 *
 * @returns whether it was given back now
 */
export const returnZaps = async (
  tx: Transaction,
  charge: ChargedAttempt,
  now: Date,
): Promise<boolean> => {
  const account = await openMonth(tx, charge.userId, now);
  const written = await entriesOfRun(tx, charge.runId, attemptKey(charge));
  const reserved = written.filter((entry) => entry.kind === "reserve");
  const [first] = reserved;
  if (first === undefined || written.some(({ kind }) => kind === "refund")) return false;
  const entries = reserved.map(({ pool, amount }) => ({ kind: "reserve", pool, amount }) as const);
  const change = refund(account, entries, utcMonth(first.createdAt));
  const keyed = change.entries.map((entry) => ({
    ...entry,
    key: `${attemptKey(charge)}return-${entry.kind}:${entry.pool}`,
  }));
  await writeLedger(tx, charge.userId, change.account, keyed, {
    runId: charge.runId,
    now,
  });
  return true;
};
