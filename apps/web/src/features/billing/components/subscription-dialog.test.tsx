import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../../../lib/http/api.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { SubscriptionDialog } from "./subscription-dialog.tsx";

const offer = {
  name: "Free",
  price_cents: 0,
  monthly_zaps: 10,
  daily_cap: 5,
  overage_enabled: false,
  overage_price_cents: 0,
  rights: [],
};
const START = new Date("2026-11-20T10:00:00.000Z").getTime();
let asked = 0;

const server = async (input: Request | string) => {
  const { pathname } = new URL(typeof input === "string" ? input : input.url, location.href);
  if (pathname === "/api/status") return Response.json({ engine: { kind: "local", model: null } });
  asked += 1;
  return Response.json({
    plan: { id: "free", ...offer },
    zaps: {
      monthly_remaining: 10 - asked,
      bought_remaining: 0,
      daily_count: asked,
      daily_cap: 5,
      resets_at: "2026-12-01T00:00:00.000Z",
    },
    available_plans: {
      free: offer,
      basic: { ...offer, name: "Basic" },
      pro: { ...offer, name: "Pro" },
    },
    subscription: null,
    payments: "off",
    priority_support: null,
  });
};

beforeEach(() => {
  asked = 0;
  // The clock alone: everything else waits as in a browser.
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("[BILL-06] the status in the subscription dialog", () => {
  /** Opens the dialog at a moment after the first opening. What it shows as left. */
  const open = async (queries: QueryClient, ms: number, left: string) => {
    cleanup();
    vi.setSystemTime(START + ms);
    render(
      <QueryClientProvider client={queries}>
        <TextProvider language="en">
          <SubscriptionDialog request={{ limit: null, question: null }} onClose={() => undefined} />
        </TextProvider>
      </QueryClientProvider>,
    );
    await screen.findAllByText(left, { exact: true });
  };

  test("is asked for once in 3 s however often it opens, and again after that", async () => {
    const queries = new QueryClient();
    await open(queries, 0, "9");
    await open(queries, 1000, "9");
    await open(queries, 2999, "9");
    expect(asked).toBe(1);
    await open(queries, 3001, "8");
    expect(asked).toBe(2);
  });

  test("is asked for at once when an answer changed the balance", async () => {
    const queries = new QueryClient();
    await open(queries, 0, "9");
    await act(() => queries.invalidateQueries({ queryKey: api.billing.key() }));
    await screen.findAllByText("8", { exact: true });
    expect(asked).toBe(2);
  });
});
