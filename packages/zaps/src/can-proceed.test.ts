import { describe, expect, test } from "vitest";
import { canProceed, type ZapStanding } from "./can-proceed.ts";

const standing = (overrides: Partial<ZapStanding> = {}): ZapStanding => ({
  plan: "basic",
  monthlyRemaining: 10,
  boughtRemaining: 0,
  dailyCount: 0,
  dailyCap: 15,
  ...overrides,
});
const yes = { canProceed: true };

describe("[BILL-08] [BILL-14] a request that needs zaps", () => {
  test("goes on with exactly enough", () => {
    expect(canProceed(standing({ monthlyRemaining: 3 }), 3)).toEqual(yes);
  });

  test("[BILL-04] monthly and bought zaps count together", () => {
    expect(canProceed(standing({ monthlyRemaining: 1, boughtRemaining: 2 }), 3)).toEqual(yes);
  });

  test("is refused as MONTHLY_LIMIT with nothing left", () => {
    expect(canProceed(standing({ monthlyRemaining: 0 }), 1)).toEqual({
      canProceed: false,
      reason: "MONTHLY_LIMIT",
    });
  });

  test("is refused as INSUFFICIENT_ZAPS with too few, and both numbers are given", () => {
    expect(canProceed(standing({ monthlyRemaining: 1, boughtRemaining: 1 }), 3)).toEqual({
      canProceed: false,
      reason: "INSUFFICIENT_ZAPS",
      remaining: 2,
      required: 3,
    });
  });

  test("goes on before the cap, and is refused as DAILY_CAP at it", () => {
    expect(canProceed(standing({ dailyCount: 14 }), 1)).toEqual(yes);
    expect(canProceed(standing({ dailyCount: 15 }), 1)).toEqual({
      canProceed: false,
      reason: "DAILY_CAP",
      plan: "basic",
      cap: 15,
    });
  });

  test("[BILL-07] bought zaps are not stopped by the daily cap", () => {
    expect(canProceed(standing({ dailyCount: 15, boughtRemaining: 2 }), 2)).toEqual(yes);
  });

  test("[BILL-07] past the cap, bought zaps that cannot pay alone do not open the monthly pool", () => {
    expect(canProceed(standing({ dailyCount: 15, boughtRemaining: 1 }), 2)).toMatchObject({
      reason: "DAILY_CAP",
    });
  });

  test("nothing left is said before the cap: tomorrow would not help", () => {
    expect(canProceed(standing({ monthlyRemaining: 0, dailyCount: 15 }), 1)).toMatchObject({
      reason: "MONTHLY_LIMIT",
    });
  });
});
