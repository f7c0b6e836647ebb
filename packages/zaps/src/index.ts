export type { LedgerChange, LedgerEntry, Pool, ZapAccount } from "./account.ts";
export { addMonth, resetsAt, utcDay, utcMonth } from "./calendar.ts";
export type { ZapRefusal } from "./can-proceed.ts";
export { changePlan, type PlanPeriod } from "./change-plan.ts";
export { FREE_JOINS_A_DAY, joinFree } from "./join-free.ts";
export { openPeriod } from "./open-period.ts";
export { type PaidPeriod, planAt } from "./paid-periods.ts";
export { CURRENCY, PLAN_TERMS, type PlanTerms } from "./plans.ts";
export { credit, revoke } from "./purchase.ts";
export { rulingCost, STRATEGY_COST } from "./question-cost.ts";
export { type Reservation, reserve } from "./reserve.ts";
export {
  closePack,
  commitPacks,
  type PackEntry,
  refundPacks,
  remainingOf,
  reservePacks,
  revokePack,
  SERVER_PACK_CENTS,
} from "./server-packs.ts";
export { commit, type ReservedEntry, refund } from "./settle.ts";
export { countUndecided } from "./undecided.ts";
