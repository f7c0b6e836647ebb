import type { BillingStatus } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { offerOf } from "./offer-for-tests.ts";
import { planCards, priceText } from "./plan-cards.ts";

// Keys in no order: the cards have one of their own.
const status: BillingStatus = {
  plan: { id: "basic", ...offerOf("Basic", 500) },
  zaps: {
    monthly_remaining: 3,
    bought_remaining: 0,
    daily_count: 1,
    daily_cap: 5,
    resets_at: "2026-12-01T00:00:00.000Z",
  },
  available_plans: {
    pro: offerOf("Pro", 2000),
    free: offerOf("Free", 0),
    basic: offerOf("Basic", 500),
  },
  subscription: null,
  payments: "off",
  priority_support: null,
};

describe("[BILL-03] plan cards", () => {
  test("go from free to pro, mark the current plan and the best value", () => {
    expect(planCards(status, "fr").map(({ plan, current, best }) => [plan, current, best])).toEqual(
      [
        ["free", false, false],
        ["basic", true, false],
        ["pro", false, true],
      ],
    );
  });

  test("[BILL-01] a plan that costs nothing has no price", () => {
    expect(planCards(status, "en").map(({ price }) => price)).toEqual([null, "€5.00", "€20.00"]);
  });
});

test.each([
  { language: "fr", price: "5,00 €" },
  { language: "en", price: "€5.00" },
] as const)("[BILL-01] five euros in $language are $price", ({ language, price }) => {
  expect(priceText(500, language).replace(/\s/gu, " ")).toBe(price);
});
