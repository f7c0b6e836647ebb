import type { Transaction } from "../../database/index.ts";
import type { EntryReason, TakenLine } from "./ledger-queries.ts";

/** What a request costs, at least 1 zap. */
export interface Price {
  readonly zaps: number;
  /** Of one whose answer may decide nothing: whether a language model would be asked. */
  readonly asksModel?: boolean | undefined;
}

/** A request whose answer decided nothing: when it was asked, and whether of a language model. */
export interface UndecidedRequest {
  readonly askedAt: Date;
  readonly asksModel: boolean;
  readonly now: Date;
}

/** What every payer has: zaps that are taken for a run, and kept or given back when it ends. */
export interface Purse {
  /**
   * The first lock of every transaction that touches what a payer has, or their runs.
   *
   * @throws AppError SESSION_EXPIRED when the account was deleted meanwhile
   */
  lock(tx: Transaction): Promise<void>;
  /**
   * @throws AppError MONTHLY_LIMIT, INSUFFICIENT_ZAPS, DAILY_CAP or UNDECIDED_CAP. Nothing is taken then
   */
  take(tx: Transaction, price: Price, occasion: EntryReason): Promise<void>;
  keep(tx: Transaction, taken: readonly TakenLine[], occasion: EntryReason): Promise<void>;
  /** Gives what was taken back to where it came from. */
  giveBack(tx: Transaction, taken: readonly TakenLine[], occasion: EntryReason): Promise<void>;
  /** Counts an answer that decided nothing: it is none of the day's requests (BILL-08). */
  countUndecided(tx: Transaction, asked: UndecidedRequest): Promise<void>;
}
