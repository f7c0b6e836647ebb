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

describe("[BILL-08] [BILL-14] may a request go on?", () => {
  test("exactly enough is enough", () => {
    expect(canProceed(standing({ monthlyRemaining: 3 }), 3)).toEqual(yes);
  });

  test("[BILL-04] monthly and bought zaps count together", () => {
    expect(canProceed(standing({ monthlyRemaining: 1, boughtRemaining: 2 }), 3)).toEqual(yes);
  });

  test("nothing left is MONTHLY_LIMIT", () => {
    expect(canProceed(standing({ monthlyRemaining: 0 }), 1)).toEqual({
      canProceed: false,
      reason: "MONTHLY_LIMIT",
    });
  });

  test("some but too few is INSUFFICIENT_ZAPS, with both numbers", () => {
    expect(canProceed(standing({ monthlyRemaining: 1, boughtRemaining: 1 }), 3)).toEqual({
      canProceed: false,
      reason: "INSUFFICIENT_ZAPS",
      remaining: 2,
      required: 3,
    });
  });

  test("the request before the cap goes on, the one at the cap is DAILY_CAP", () => {
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
