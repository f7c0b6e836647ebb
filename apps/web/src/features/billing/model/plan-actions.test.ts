import type { BillingStatus, Plan } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { offerOf } from "./offer-for-tests.ts";
import { planAction } from "./plan-actions.ts";

const offers = {
  free: offerOf("Free", 0),
  basic: offerOf("Basic", 500),
  pro: offerOf("Pro", 2000),
};
const status = (plan: Plan, subscription: BillingStatus["subscription"]): BillingStatus => ({
  plan: { id: plan, ...offers[plan] },
  zaps: {
    monthly_remaining: 1,
    bought_remaining: 0,
    daily_count: 0,
    daily_cap: 5,
    resets_at: "2026-12-01T00:00:00.000Z",
  },
  available_plans: offers,
  subscription,
  payments: "sandbox",
  priority_support: null,
});
const paid = (
  plan: "basic" | "pro",
  state: "active" | "suspended" | "cancelled",
  next: "basic" | "pro" | null = plan,
) => ({
  plan,
  status: state,
  access_until: "2026-12-20T00:00:00.000Z",
  next_charge_at: null,
  next_charge_cents: null,
  next_plan: state === "active" ? next : null,
});
const kinds = (given: BillingStatus) =>
  (["free", "basic", "pro"] as const).map((plan) => planAction(given, plan)?.kind);

describe("[BILL-01] [BILL-03] the buttons of the plan cards", () => {
  test("lead up from free to either plan", () => {
    expect(kinds(status("free", null))).toEqual(["current", "upgrade", "upgrade"]);
  });
  test("lead from basic back to free, or up", () => {
    expect(kinds(status("basic", paid("basic", "active")))).toEqual(["free", "current", "upgrade"]);
  });
  test("show that pro becomes basic at the next payment", () => {
    const given = status("pro", paid("pro", "active", "basic"));
    expect(kinds(given)).toEqual(["free", "planned", "keep"]);
  });
  test("cancel nothing of a plan that was given, as the demo account's, and offer none that gives less", () => {
    expect(kinds(status("pro", null))).toEqual([undefined, undefined, "current"]);
    expect(kinds(status("basic", null))).toEqual([undefined, "current", "upgrade"]);
  });
  test("show that free is planned once it is cancelled, and the plan can be taken again", () => {
    const given = status("basic", paid("basic", "cancelled"));
    expect(kinds(given)).toEqual(["plannedOn", "again", "upgrade"]);
  });
  test("begin what follows on the day it ends once it is cancelled, for there is no next payment", () => {
    const given = status("pro", paid("pro", "cancelled"));
    const date = given.subscription?.access_until;
    expect(planAction(given, "free")).toEqual({ kind: "plannedOn", date });
    expect(planAction(given, "basic")).toEqual({ kind: "downgradeOn", plan: "basic", date });
    expect(planAction(given, "pro")).toEqual({ kind: "again", plan: "pro" });
  });
  test("offer the plan again after a payment that failed, or another one at once", () => {
    expect(kinds(status("pro", paid("pro", "suspended")))).toEqual(["free", "upgrade", "again"]);
  });
});
