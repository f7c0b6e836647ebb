import type { BillingStatus } from "@spellwright/contract";
import { afterEach, describe, expect, test, vi } from "vitest";
import { checkZaps, costOf, refusalOf } from "./zap-check.ts";

const offer = {
  name: "Basic",
  price_cents: 500,
  monthly_zaps: 25,
  daily_cap: 15,
  overage_enabled: true,
  overage_price_cents: 25,
  rights: [],
};
const status = (monthly: number, bought: number): BillingStatus => ({
  plan: { id: "basic", ...offer },
  zaps: {
    monthly_remaining: monthly,
    bought_remaining: bought,
    daily_count: 0,
    daily_cap: 15,
    resets_at: "2026-12-01T00:00:00.000Z",
  },
  available_plans: { free: offer, basic: offer, pro: offer },
  subscription: null,
  payments: "off",
  priority_support: null,
});
const serverAnswers = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

afterEach(() => vi.unstubAllGlobals());

describe("[ORA-07] the check before a question is sent", () => {
  test("blocks when monthly and bought zaps together are fewer than the cost", async () => {
    serverAnswers(async () => Response.json(status(1, 1)));
    expect(await checkZaps(3)).toEqual({
      code: "INSUFFICIENT_ZAPS",
      params: { remaining: 2, required: 3 },
    });
  });

  test("[BILL-08] says that none are left where none are", async () => {
    serverAnswers(async () => Response.json(status(0, 0)));
    expect(await checkZaps(1)).toEqual({
      code: "MONTHLY_LIMIT",
      params: { resets_at: "2026-12-01T00:00:00.000Z" },
    });
  });

  test.each([
    ["enough for today, and no bought ones", 20, 0, { plan: "basic", cap: 15 }],
    ["too few bought ones to pay alone", 20, 2, { plan: "basic", cap: 15 }],
    ["bought ones that pay alone", 20, 3, null],
  ] as const)("[BILL-14] knows the daily cap: %s", async (_, monthly, bought, params) => {
    const known = status(monthly, bought);
    const today = { ...known, zaps: { ...known.zaps, daily_count: 15 } };
    serverAnswers(async () => Response.json(today));
    expect(await checkZaps(3)).toEqual(params && { code: "DAILY_CAP", params });
  });

  test("lets a question through that just fits", async () => {
    serverAnswers(async () => Response.json(status(1, 1)));
    expect(await checkZaps(2)).toBeNull();
  });

  test("lets it through when the status cannot be read: the server decides", async () => {
    serverAnswers(async () => {
      throw new TypeError("the network is away");
    });
    expect(await checkZaps(1)).toBeNull();
    serverAnswers(async () =>
      Response.json({ error: "…", code: "UNAUTHENTICATED", traceId: "t" }, { status: 401 }),
    );
    expect(await checkZaps(1)).toBeNull();
  });
});

test("[ORA-11] the local judge has one price, a language model one by effort", () => {
  expect([costOf("low", false), costOf("medium", false), costOf("high", false)]).toEqual([1, 2, 3]);
  expect(costOf("high", true)).toBe(1);
});

test.each([
  ["zaps of the month, below the cap", 3, 0, 14, 1, true],
  ["none at all", 0, 0, 0, 1, false],
  ["fewer than the question costs", 2, 0, 0, 3, false],
  ["zaps of the month, at the cap", 20, 0, 15, 1, false],
  ["bought ones at the cap: it does not stop them", 20, 10, 15, 1, true],
  ["too few bought ones at the cap", 20, 2, 15, 3, false],
] as const)(
  "[BILL-07] a limit that was met is asked about again with %s",
  (_, month, bought, today, required, lifted) => {
    const { zaps, plan } = status(month, bought);
    const now = { plan, zaps: { ...zaps, daily_count: today } };
    expect(refusalOf(now, required) === null).toBe(lifted);
  },
);
