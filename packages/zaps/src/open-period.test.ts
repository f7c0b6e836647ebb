import { describe, expect, test } from "vitest";
import type { ZapAccount } from "./account.ts";
import { changePlan } from "./change-plan.ts";
import { openPeriod } from "./open-period.ts";

const account = (overrides: Partial<ZapAccount> = {}): ZapAccount => ({
  plan: "free",
  planUntil: null,
  monthlyRemaining: 4,
  monthlyUsed: 0,
  planBought: 90,
  planUsed: 0,
  boughtRemaining: 0,
  grantedMonth: "2026-11-01",
  dailyDate: "2026-11-20",
  dailyCount: 3,
  dailyJoined: 0,
  dailyUndecided: 0,
  dailyUndecidedModel: 0,
  ...overrides,
});

describe("[BILL-07] a new month", () => {
  test("lets what is left expire and grants the plan's allowance", () => {
    const change = openPeriod(account(), new Date("2026-12-01T00:00:00Z"));
    expect(change.entries).toEqual([
      { kind: "expire", pool: "monthly", amount: -4 },
      { kind: "grant", pool: "monthly", amount: 10 },
    ]);
    expect(change.account).toMatchObject({ monthlyRemaining: 10, grantedMonth: "2026-12-01" });
  });

  test("writes no expiry when nothing is left", () => {
    const change = openPeriod(account({ monthlyRemaining: 0 }), new Date("2026-12-24T08:00:00Z"));
    expect(change.entries).toEqual([{ kind: "grant", pool: "monthly", amount: 10 }]);
  });

  test("keeps the bought zaps", () => {
    const change = openPeriod(account({ boughtRemaining: 7 }), new Date("2026-12-01T00:00:00Z"));
    expect(change.account.boughtRemaining).toBe(7);
    expect(change.entries.filter(({ pool }) => pool === "bought")).toEqual([]);
  });

  test("after an absence of three months grants one allowance, not three", () => {
    const change = openPeriod(account({ monthlyRemaining: 0 }), new Date("2027-02-10T08:00:00Z"));
    expect(change.entries).toEqual([{ kind: "grant", pool: "monthly", amount: 10 }]);
  });

  test.each([
    ["free", 10],
    ["basic", 25],
    ["pro", 100],
  ] as const)("the first grant of a %s account is %i", (plan, allowance) => {
    const fresh = account({ plan, monthlyRemaining: 0, grantedMonth: null, dailyDate: null });
    const change = openPeriod(fresh, new Date("2026-11-20T08:00:00Z"));
    expect(change.entries).toEqual([{ kind: "grant", pool: "monthly", amount: allowance }]);
  });
});

describe("[BILL-07] what a month that is over used beyond the free zaps", () => {
  const usedUp = { monthlyRemaining: 0, monthlyUsed: 100, planBought: 0 };
  const NEXT = new Date("2026-12-01T00:00:00Z");
  const LATER = "2026-12-15T00:00:00Z";

  test.each([
    ["a paid plan counts", { plan: "pro", planUntil: LATER }, 90],
    ["a plan that ended with the month counts", { plan: "pro", planUntil: "2026-12-01" }, 90],
    ["a given plan has nothing to count", { plan: "pro", planUntil: null }, 0],
  ] as const)("%s", (_, plan, planUsed) => {
    expect(openPeriod(account({ ...usedUp, ...plan }), NEXT).account.planUsed).toBe(planUsed);
  });

  test("under a given plan is taken from no plan that is paid later", () => {
    const given = account({ ...usedUp, plan: "pro" });
    const december = openPeriod(given, NEXT).account;
    const paid = changePlan(december, { plan: "pro", until: LATER, bought: 90 });
    expect(paid.account.monthlyRemaining).toBe(100);
  });
});

describe("[BILL-07] within a granted month", () => {
  test("the last millisecond of the month changes nothing", () => {
    const current = account({ dailyDate: "2026-11-30" });
    const change = openPeriod(current, new Date("2026-11-30T23:59:59.999Z"));
    expect(change).toEqual({ account: current, entries: [] });
  });

  test("a clock behind the account neither grants again nor forgets the day's count", () => {
    const ahead = account({ grantedMonth: "2026-12-01", dailyDate: "2026-12-01" });
    const change = openPeriod(ahead, new Date("2026-11-30T23:59:59.999Z"));
    expect(change).toEqual({ account: ahead, entries: [] });
  });

  test("[BILL-04] a new UTC day starts the count at 0", () => {
    const change = openPeriod(account(), new Date("2026-11-21T00:00:00Z"));
    expect(change.account).toMatchObject({ dailyDate: "2026-11-21", dailyCount: 0 });
    expect(change.entries).toEqual([]);
  });

  test("[BILL-04] the same UTC day keeps it", () => {
    const change = openPeriod(account(), new Date("2026-11-20T23:59:59.999Z"));
    expect(change.account.dailyCount).toBe(3);
  });
});
