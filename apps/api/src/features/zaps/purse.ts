import type { Transaction } from "../../database/index.ts";
import type { Occasion, TakenLine } from "./ledger-queries.ts";

/** What every payer has: zaps that are taken for a run, and kept or given back when it ends. */
export interface Purse {
  /**
   * The first lock of every transaction that touches what a payer has, or their runs.
   *
   * @throws AppError SESSION_EXPIRED when the account was deleted meanwhile
   */
  lock(tx: Transaction): Promise<void>;
  /**
   * @param zaps at least 1
   * @throws AppError MONTHLY_LIMIT, INSUFFICIENT_ZAPS or DAILY_CAP; nothing is taken then
   */
  take(tx: Transaction, zaps: number, occasion: Occasion): Promise<void>;
  keep(tx: Transaction, taken: readonly TakenLine[], occasion: Occasion): Promise<void>;
  /** Gives what was taken back to where it came from. */
  giveBack(tx: Transaction, taken: readonly TakenLine[], occasion: Occasion): Promise<void>;
}
