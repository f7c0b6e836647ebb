import type { ZapAccount } from "@spellwright/zaps";
import { expect, test } from "vitest";
import { presentStatus } from "./present.ts";

const account: ZapAccount = {
  plan: "pro",
  planUntil: null,
  monthlyRemaining: 100,
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
};

test.each([
  ["support@example.org", true],
  [null, false],
])(
  "[BILL-09] with the support address %s, Pro is sold with priority support: %s",
  (supportEmail, sold) => {
    const status = presentStatus(
      account,
      { subscriptions: [], payments: [] },
      { payments: "sandbox", supportEmail },
      new Date("2026-11-20T10:00:00.000Z"),
    );
    for (const { rights } of [status.plan, status.available_plans.pro]) {
      expect(rights.includes("priority_support")).toBe(sold);
      expect(rights).toContain("premium_analysis");
    }
    expect(status.priority_support).toBe(supportEmail);
  },
);
