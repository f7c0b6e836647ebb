import { FREE_PLAN, type Plan, type PlanRight } from "@spellwright/contract";

/** What one plan gives and costs. */
export interface PlanTerms {
  /** Brand name, the same in every language. */
  readonly name: string;
  /** Euro cents a month. */
  readonly priceCents: number;
  /** Zaps granted on the 1st of each month (UTC). */
  readonly monthlyZaps: number;
  /** Requests a UTC day. */
  readonly dailyCap: number;
  /** Euro cents for one bought zap. Null where the plan sells none. */
  readonly overageCents: number | null;
  /** What the plan opens besides zaps (BILL-09). */
  readonly rights: readonly PlanRight[];
}

/** What each plan gives and costs (BILL-07, BILL-09): with `FREE_PLAN`, the only place of these numbers. */
export const PLAN_TERMS: Readonly<Record<Plan, PlanTerms>> = {
  free: {
    name: "Free",
    priceCents: 0,
    ...FREE_PLAN,
    overageCents: null,
    rights: [],
  },
  basic: {
    name: "Basic",
    priceCents: 500,
    monthlyZaps: 25,
    dailyCap: 15,
    overageCents: 25,
    rights: ["deck_analysis"],
  },
  pro: {
    name: "Pro",
    priceCents: 2000,
    monthlyZaps: 100,
    dailyCap: 40,
    overageCents: 20,
    rights: ["deck_analysis", "premium_analysis", "priority_support"],
  },
};

/** All prices are in this currency (ISO 4217). */
export const CURRENCY = "EUR";
