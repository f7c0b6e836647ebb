import type { BillingStatus } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { zapLevel } from "./zap-level.ts";

const offer = (monthly_zaps: number) => ({
  name: "",
  price_cents: 0,
  monthly_zaps,
  daily_cap: 10,
  overage_enabled: false,
  overage_price_cents: 0,
  rights: [],
});
const status = (total: number, left: number, bought = 0): BillingStatus => ({
  plan: { id: "basic", ...offer(total) },
  zaps: {
    monthly_remaining: left,
    bought_remaining: bought,
    daily_count: 0,
    daily_cap: 10,
    resets_at: "2026-12-01T00:00:00.000Z",
  },
  available_plans: { free: offer(5), basic: offer(total), pro: offer(200) },
  subscription: null,
  payments: "off",
  priority_support: null,
});

describe("[HEAD-01] the zap meter", () => {
  test("draws one notch per zap up to 25", () => {
    expect(zapLevel(status(25, 14))).toMatchObject({ left: 14, total: 25, notches: 25, lit: 14 });
  });
  test("beyond 25, a notch is 4 % and the last zap still lights one", () => {
    expect(zapLevel(status(200, 100))).toMatchObject({ notches: 25, lit: 13 });
    expect(zapLevel(status(200, 1))).toMatchObject({ lit: 1 });
    expect(zapLevel(status(200, 0))).toMatchObject({ lit: 0 });
  });
  test.each([
    { left: 6, bought: 0, state: "enough" },
    { left: 5, bought: 0, state: "few" },
    { left: 1, bought: 0, state: "few" },
    { left: 0, bought: 0, state: "none" },
    { left: 0, bought: 3, state: "few" },
    { left: 0, bought: 10, state: "enough" },
  ])("$left of 25 and $bought bought is $state", ({ left, bought, state }) => {
    expect(zapLevel(status(25, left, bought)).state).toBe(state);
  });
});
