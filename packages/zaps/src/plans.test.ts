import { PLANS } from "@spellwright/contract";
import { expect, test } from "vitest";
import { PLAN_TERMS } from "./plans.ts";
import { rulingCost } from "./question-cost.ts";

test("[BILL-07] the plans have their price, monthly zaps, daily cap and price of a bought zap", () => {
  const rows = PLANS.map((plan) => {
    const { priceCents, monthlyZaps, dailyCap, overageCents } = PLAN_TERMS[plan];
    return [plan, priceCents, monthlyZaps, dailyCap, overageCents];
  });
  expect(rows).toEqual([
    ["free", 0, 10, 5, null],
    ["basic", 500, 25, 15, 25],
    ["pro", 2000, 100, 40, 20],
  ]);
});

test("[BILL-07] a bought zap of a plan costs at least what one of its month costs", () => {
  for (const plan of PLANS) {
    const { priceCents, monthlyZaps, overageCents } = PLAN_TERMS[plan];
    if (overageCents !== null)
      expect(overageCents).toBeGreaterThanOrEqual(priceCents / monthlyZaps);
  }
});

test.each([
  ["low", 1],
  ["medium", 2],
  ["high", 3],
] as const)(
  "[ORA-11] [BILL-12] a ruling of %s effort costs %i with a language model",
  (effort, cost) => {
    expect(rulingCost(effort, true)).toBe(cost);
  },
);

test.each(["low", "medium", "high"] as const)(
  "[ORA-11] without a language model a ruling of %s effort costs 1",
  (effort) => {
    expect(rulingCost(effort, false)).toBe(1);
  },
);

test("[BILL-09] each plan opens what the one below it opens, and more", () => {
  expect(PLAN_TERMS.free.rights).toEqual([]);
  expect(PLAN_TERMS.basic.rights).toEqual(["deck_analysis"]);
  expect(PLAN_TERMS.pro.rights).toEqual(["deck_analysis", "premium_analysis", "priority_support"]);
});
