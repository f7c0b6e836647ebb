import { describe, expect, test } from "vitest";
import type { ZapAccount } from "./account.ts";
import { changePlan } from "./change-plan.ts";
import { openPeriod } from "./open-period.ts";
import { planAt } from "./paid-periods.ts";
import { credit, revoke } from "./purchase.ts";

const account = (overrides: Partial<ZapAccount> = {}): ZapAccount => ({
  plan: "basic",
  planUntil: null,
  monthlyRemaining: 19,
  monthlyUsed: 6,
  planBought: 90,
  planUsed: 0,
  boughtRemaining: 0,
  grantedMonth: "2026-11-01",
  dailyDate: "2026-11-20",
  dailyCount: 6,
  dailyJoined: 0,
  dailyUndecided: 0,
  dailyUndecidedModel: 0,
  ...overrides,
});

const FREE_PERIOD = { plan: "free", until: null, bought: 90 } as const;
const PRO = { plan: "pro", until: null, bought: 90 } as const;

describe("[BILL-07] a change of plan in the middle of a month", () => {
  test("gives the new allowance less what was used, on the way up", () => {
    const { account: pro, entries } = changePlan(account(), PRO);
    expect(pro.monthlyRemaining).toBe(94);
    expect(entries).toEqual([{ kind: "grant", pool: "monthly", amount: 75 }]);
  });

  test("gives the free allowance less what was used, never below 0, at the end of a plan", () => {
    expect(changePlan(account(), FREE_PERIOD).account.monthlyRemaining).toBe(4);
    const heavy = account({ monthlyRemaining: 5, monthlyUsed: 20 });
    expect(changePlan(heavy, FREE_PERIOD).account.monthlyRemaining).toBe(0);
  });

  test("leaving and coming back gives nothing twice", () => {
    const heavy = account({ plan: "pro", monthlyRemaining: 20, monthlyUsed: 80 });
    const left = changePlan(heavy, FREE_PERIOD).account;
    expect(changePlan(left, PRO).account.monthlyRemaining).toBe(20);
  });

  test("a longer time of the same plan moves no zap", () => {
    const until = "2026-12-20T10:00:00.000Z";
    const change = changePlan(account(), { plan: "basic", until, bought: 90 });
    expect(change).toEqual({ account: account({ planUntil: until }), entries: [] });
  });
});

describe("[BILL-11] a plan whose time is over", () => {
  const until = "2026-11-25T10:00:00.000Z";
  test("holds to its last millisecond, and not longer", () => {
    const held = openPeriod(account({ planUntil: until }), new Date("2026-11-25T09:59:59.999Z"));
    expect(held.account.plan).toBe("basic");
    const over = openPeriod(account({ planUntil: until }), new Date(until));
    expect(over.account).toMatchObject({ plan: "free", planUntil: null, monthlyRemaining: 4 });
  });

  test("does not grant the next month", () => {
    const { account: next } = openPeriod(account({ planUntil: until }), new Date("2026-12-02Z"));
    expect(next).toMatchObject({ plan: "free", monthlyRemaining: 10, monthlyUsed: 0 });
  });
});

describe("[BILL-04] a purchase that is taken back", () => {
  test("takes what is unspent, never more", () => {
    const bought = credit(account(), 10).account;
    expect(revoke(bought, 10).account.boughtRemaining).toBe(0);
    const spent = { ...bought, boughtRemaining: 3 };
    expect(revoke(spent, 10)).toEqual({
      account: account(),
      entries: [{ kind: "revoke", pool: "bought", amount: -3 }],
    });
    expect(revoke(account(), 10).entries).toEqual([]);
  });

  test.each([0, -1, 1.5, Number.NaN])("%f zaps cannot be bought", (zaps) => {
    expect(() => credit(account(), zaps)).toThrow(RangeError);
  });
});

describe("[BILL-07] the plan that payments give", () => {
  const basic = { plan: "basic", from: "2026-11-01Z", until: "2026-12-01Z", share: 1 } as const;
  const pro = { plan: "pro", from: "2026-11-20Z", until: "2026-12-20Z", share: 0.5 } as const;
  test.each([
    ["none before the first", "2026-10-31T23:59:59.999Z", { plan: "free", until: null, bought: 0 }],
    ["the one that is paid", "2026-11-19Z", { plan: "basic", until: basic.until, bought: 15 }],
    ["the dearest of two", "2026-11-21Z", { plan: "pro", until: pro.until, bought: 60 }],
    ["none after the last", "2026-12-20Z", { plan: "free", until: null, bought: 60 }],
  ])("is the same, %s, in whatever order they came", (_, now, expected) => {
    expect(planAt([basic, pro], new Date(now))).toEqual(expected);
    expect(planAt([pro, basic], new Date(now))).toEqual(expected);
  });
});
