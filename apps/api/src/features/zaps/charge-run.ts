import { RETURNS_A_MONTH } from "@spellwright/contract";
import { utcMonth } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { accountPurse } from "./account-purse.ts";
import { type Attempt, countWrongRefunds, entriesOfAttempt } from "./ledger-queries.ts";
import { packsPurse } from "./packs/packs-purse.ts";
import { accountOf, type Payer } from "./payer.ts";
import type { Price, Purse, UndecidedRequest } from "./purse.ts";

/** What an attempt at a run costs, and whom. */
export interface Charge extends Attempt {
  readonly payer: Payer;
}

const purseOf = ({ userId, guildId }: Payer): Purse =>
  userId === null ? packsPurse(guildId) : accountPurse(userId);

/** @throws AppError as `Purse.lock` */
export const lockPayer = (tx: Transaction, payer: Payer): Promise<void> => purseOf(payer).lock(tx);

/**
 * Takes the zaps of a request before it runs, under the lock of its payer (BILL-08).
 *
 * @throws AppError as `Purse.take`
 */
export const reserveZaps = (
  tx: Transaction,
  { payer, runId, attempt }: Charge,
  price: Price,
  now: Date,
): Promise<void> => purseOf(payer).take(tx, price, { runId, attempt, phase: "reserve", now });

/**
 * Keeps or gives back what an attempt reserved (BILL-08). An attempt is settled once: a second call, of
 * either kind, changes nothing.
 */
export const settleZaps = async (
  tx: Transaction,
  { payer, runId, attempt }: Charge,
  kind: "commit" | "refund",
  now: Date,
): Promise<void> => {
  const purse = purseOf(payer);
  await purse.lock(tx);
  const entries = await entriesOfAttempt(tx, { runId, attempt });
  const taken = entries.filter(({ phase }) => phase === "reserve");
  if (taken.length === 0 || entries.length > taken.length) return;
  const occasion = { runId, attempt, phase: "settle", now } as const;
  await (kind === "commit" ? purse.keep : purse.giveBack)(tx, taken, occasion);
};

/**
 * Counts a run whose answer decided nothing, once with its refund (BILL-08).
 *
 * @param asked locked by the caller, as its payer
 */
export const countUndecidedRun = (
  tx: Transaction,
  payer: Payer,
  asked: UndecidedRequest,
): Promise<void> => purseOf(payer).countUndecided(tx, asked);

/**
 * Gives back what an attempt was charged, after it was kept. Once, for whatever reason.
 *
 * @param reason `return`: its answer never reached anybody; `wrong`: who paid called it wrong
 * @returns whether it was given back now
 */
export const refundZaps = async (
  tx: Transaction,
  { payer, runId, attempt }: Charge,
  reason: "return" | "wrong",
  now: Date,
): Promise<boolean> => {
  const purse = purseOf(payer);
  await purse.lock(tx);
  const entries = await entriesOfAttempt(tx, { runId, attempt });
  const taken = entries.filter(({ phase }) => phase === "reserve");
  if (taken.length === 0 || entries.some((entry) => entry.kind === "refund")) return false;
  await purse.giveBack(tx, taken, { runId, attempt, phase: reason, now });
  return true;
};

/**
 * Gives back what an account was charged this month for an answer that it calls wrong, as often a month as
 * `RETURNS_A_MONTH` says (UTC). What was charged in an earlier month stays, for its allowance is over.
 *
 * @returns whether it was given back now
 */
export const refundWrongZaps = async (
  tx: Transaction,
  { userId, ...attempt }: Attempt & { readonly userId: string },
  now: Date,
): Promise<boolean> => {
  const payer = accountOf(userId);
  await lockPayer(tx, payer);
  const month = utcMonth(now);
  const [taken] = await entriesOfAttempt(tx, attempt);
  if (taken === undefined || utcMonth(taken.createdAt) !== month) return false;
  const returned = await countWrongRefunds(tx, userId, new Date(month));
  return returned < RETURNS_A_MONTH && refundZaps(tx, { ...attempt, payer }, "wrong", now);
};
