import { describe, expect, test } from "vitest";
import type { ZapAccount } from "./account.ts";
import { reserve } from "./reserve.ts";
import { commit, type ReservedEntry, refund } from "./settle.ts";

const account = (overrides: Partial<ZapAccount> = {}): ZapAccount => ({
  plan: "basic",
  planUntil: null,
  monthlyRemaining: 25,
  monthlyUsed: 0,
  planBought: 90,
  planUsed: 0,
  boughtRemaining: 0,
  grantedMonth: "2026-11-01",
  dailyDate: "2026-11-20",
  dailyCount: 0,
  dailyJoined: 0,
  dailyUndecided: 0,
  dailyUndecidedModel: 0,
  ...overrides,
});
const taken = (pool: "monthly" | "bought", amount: number): ReservedEntry => ({
  kind: "reserve",
  pool,
  amount: -amount,
});

describe("[BILL-07] a reservation", () => {
  test("takes the month's zaps first", () => {
    const reservation = reserve(account({ monthlyRemaining: 2, boughtRemaining: 5 }), 2);
    expect(reservation).toMatchObject({ ok: true, entries: [taken("monthly", 2)] });
  });

  test("takes then the bought ones", () => {
    const reservation = reserve(account({ monthlyRemaining: 2, boughtRemaining: 5 }), 3);
    expect(reservation).toMatchObject({
      ok: true,
      account: { monthlyRemaining: 0, boughtRemaining: 4 },
      entries: [taken("monthly", 2), taken("bought", 1)],
    });
  });

  test("takes past the daily cap only the bought ones", () => {
    const reservation = reserve(account({ dailyCount: 15, boughtRemaining: 5 }), 3);
    expect(reservation).toMatchObject({
      ok: true,
      account: { monthlyRemaining: 25, boughtRemaining: 2, dailyCount: 16 },
      entries: [taken("bought", 3)],
    });
  });

  test("takes nothing when it is refused", () => {
    expect(reserve(account({ monthlyRemaining: 1 }), 2)).toMatchObject({
      ok: false,
      refusal: { reason: "INSUFFICIENT_ZAPS", remaining: 1, required: 2 },
    });
  });

  test.each([0, -1, 0.5, Number.NaN])(
    "takes nothing for a cost of %d: no zap comes from it",
    (cost) => {
      expect(() => reserve(account(), cost)).toThrow(RangeError);
    },
  );

  test("takes one request of the day's count, whatever it costs", () => {
    expect(reserve(account({ dailyCount: 3 }), 3)).toMatchObject({ account: { dailyCount: 4 } });
  });
});

describe("[BILL-08] a reservation is settled", () => {
  const spent = account({ monthlyRemaining: 0, boughtRemaining: 4, dailyCount: 6 });
  const reserved = [taken("monthly", 2), taken("bought", 1)];

  test("a commit adds nothing: the reserve already took the zaps", () => {
    expect(commit(spent, reserved)).toEqual({
      account: spent,
      entries: [
        { kind: "commit", pool: "monthly", amount: 0 },
        { kind: "commit", pool: "bought", amount: 0 },
      ],
    });
  });

  test("a refund gives back to the same pools; the request still counts for the day", () => {
    expect(refund(spent, reserved, "2026-11-01")).toEqual({
      account: { ...spent, monthlyRemaining: 2, boughtRemaining: 5 },
      entries: [
        { kind: "refund", pool: "monthly", amount: 2 },
        { kind: "refund", pool: "bought", amount: 1 },
      ],
    });
  });

  test("a monthly zap of last month that comes back expires at once; a bought one stays", () => {
    const december = account({
      monthlyRemaining: 25,
      boughtRemaining: 4,
      grantedMonth: "2026-12-01",
    });
    expect(refund(december, reserved, "2026-11-01")).toEqual({
      account: { ...december, boughtRemaining: 5 },
      entries: [
        { kind: "refund", pool: "monthly", amount: 2 },
        { kind: "expire", pool: "monthly", amount: -2 },
        { kind: "refund", pool: "bought", amount: 1 },
      ],
    });
  });
});
