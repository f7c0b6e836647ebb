export type { LedgerChange, LedgerEntry, Pool, ZapAccount } from "./account.ts";
export { resetsAt, utcMonth } from "./calendar.ts";
export type { ZapRefusal } from "./can-proceed.ts";
export { openPeriod } from "./open-period.ts";
export { PLAN_TERMS, type PlanTerms } from "./plans.ts";
export { type Reservation, reserve } from "./reserve.ts";
export { rulingCost, STRATEGY_COST } from "./ruling-cost.ts";
export { commit, type ReservedEntry, refund } from "./settle.ts";
