import type { PaidPlan } from "@spellwright/contract";

/** Brand names, the same in every language, for where no status has been read. */
export const PLAN_NAMES: Readonly<Record<PaidPlan, string>> = { basic: "Basic", pro: "Pro" };
