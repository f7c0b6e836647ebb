import { describe, expect, test } from "vitest";
import type { ZapAccount } from "./account.ts";
import { openPeriod } from "./open-period.ts";
import { reserve } from "./reserve.ts";
import { countUndecided, UNDECIDED_A_DAY } from "./undecided.ts";

const account = (overrides: Partial<ZapAccount> = {}): ZapAccount => ({
  ...{ plan: "free", planUntil: null, monthlyRemaining: 10, monthlyUsed: 0 },
  ...{ planBought: 0, planUsed: 0, boughtRemaining: 0, grantedMonth: "2026-11-01" },
  ...{ dailyDate: "2026-11-20", dailyCount: 3, dailyJoined: 0 },
  ...{ dailyUndecided: 0, dailyUndecidedModel: 0, ...overrides },
});
const today = { day: "2026-11-20", asksModel: false };

describe("[BILL-08] an answer that decides nothing", () => {
  test("is none of the day's requests any more", () => {
    expect(countUndecided(account(), today)).toMatchObject({ dailyCount: 2, dailyUndecided: 1 });
  });

  test("of a request of yesterday takes nothing from today's count", () => {
    const yesterday = { ...today, day: "2026-11-19" };
    expect(countUndecided(account(), yesterday)).toMatchObject({ dailyCount: 3 });
  });

  test("never makes the count less than nothing", () => {
    expect(countUndecided(account({ dailyCount: 0 }), today)).toMatchObject({ dailyCount: 0 });
  });

  test.each([
    ["the last before the cap goes on", UNDECIDED_A_DAY.all - 1, 0, false, undefined],
    ["at the cap no more are asked", UNDECIDED_A_DAY.all, 0, false, UNDECIDED_A_DAY.all],
    ["a model is asked less often", UNDECIDED_A_DAY.model, 10, true, UNDECIDED_A_DAY.model],
    ["without a model that cap stops nobody", UNDECIDED_A_DAY.model, 10, false, undefined],
  ] as const)("%s", (_, dailyUndecided, dailyUndecidedModel, asksModel, cap) => {
    const asked = reserve(account({ dailyUndecided, dailyUndecidedModel }), 1, asksModel);
    expect(asked).toMatchObject(
      cap === undefined ? { ok: true } : { ok: false, refusal: { reason: "UNDECIDED_CAP", cap } },
    );
  });

  test("counts anew with the day", () => {
    const spent = account({ dailyUndecided: 40, dailyUndecidedModel: 10 });
    const { account: next } = openPeriod(spent, new Date("2026-11-21T00:00:00Z"));
    expect(next).toMatchObject({ dailyUndecided: 0, dailyUndecidedModel: 0 });
  });
});
