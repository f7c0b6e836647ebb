import type { Plan } from "@spellwright/contract";

/** The two pools a zap can lie in: granted for the month, or bought (BILL-07). */
export type Pool = "monthly" | "bought";

/** What a person has. The balances equal the sums of their ledger entries by pool. */
export interface ZapAccount {
  readonly plan: Plan;
  /** ISO moment from which the plan is over and the free one counts. Null: it has no known end. */
  readonly planUntil: string | null;
  readonly monthlyRemaining: number;
  /**
   * Zaps of the month's allowance that are used or reserved. It outlives changes of plan within the
   * month: leaving a plan and coming back gives nothing twice (BILL-07).
   */
  readonly monthlyUsed: number;
  /** Zaps beyond the free ones that payments of plans have bought so far, by the money that stayed. */
  readonly planBought: number;
  /** Zaps of these that months which are over have used. */
  readonly planUsed: number;
  readonly boughtRemaining: number;
  /** First day of the UTC month whose allowance was granted last. Null before the first grant. */
  readonly grantedMonth: string | null;
  /** UTC day that `dailyCount` counts. Null before the first request. */
  readonly dailyDate: string | null;
  /** Requests of that day. Refunded ones count too, but for those that decided nothing (BILL-08). */
  readonly dailyCount: number;
  /** Those of them that a device had answered and that joined for nothing (`joinFree`). */
  readonly dailyJoined: number;
  /** Answers of that day that decided nothing (`countUndecided`), and those of them that asked a language model. */
  readonly dailyUndecided: number;
  readonly dailyUndecidedModel: number;
}

/** One line of the append-only ledger: what it adds to a pool (negative: takes). */
export interface LedgerEntry {
  readonly kind: "grant" | "reserve" | "commit" | "refund" | "purchase" | "revoke" | "expire";
  readonly pool: Pool;
  readonly amount: number;
}

/** A change of an account: the new account, and the entries that explain the difference. */
export interface LedgerChange {
  readonly account: ZapAccount;
  readonly entries: readonly LedgerEntry[];
}
