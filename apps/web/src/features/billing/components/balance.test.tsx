import type { BillingStatus } from "@spellwright/contract";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { offerOf } from "../model/offer-for-tests.ts";
import { Balance } from "./balance.tsx";

const offers = {
  free: offerOf("Free", 0),
  basic: offerOf("Basic", 500),
  pro: offerOf("Pro", 2000),
};
const statusAfter = (dailyCount: number): BillingStatus => ({
  plan: { id: "pro", ...offers.pro },
  zaps: {
    monthly_remaining: 1,
    bought_remaining: 3,
    daily_count: dailyCount,
    daily_cap: 40,
    resets_at: "2026-12-01T00:00:00.000Z",
  },
  available_plans: offers,
  subscription: null,
  payments: "sandbox",
  priority_support: null,
});

afterEach(cleanup);

describe("[BILL-04] the requests of a day with a cap of 40", () => {
  test.each([
    [39, "39 of 40"],
    [40, "40 of 40"],
    [47, "47, over your plan’s 40"],
  ])("are written with the cap: %i", (count, words) => {
    const { container } = render(
      <TextProvider language="en">
        <Balance status={statusAfter(count)} />
      </TextProvider>,
    );
    expect(container.textContent).toContain(words);
  });
});
