import type { Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { RouterProvider, testRouter } from "@spellwright/router";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../../lib/http/query-client.ts";
import { TextProvider } from "../../../lib/text/text.tsx";
import { Dashboard } from "./dashboard.tsx";

const t = translator("en");

const MRR = { new_mrr_30d: 0, churned_mrr_30d: 0, active_paying_customers: 3 };
const NONE = {
  ...{ oracle_ruling: 0, oracle_likely: 0, oracle_none: 0, oracle_unknown: 0 },
  ...{ forge_decided: 0, forge_undecided: 0, forge_unknown: 0, failed: 0, marked_wrong: 0 },
};
const DAY = {
  ...{ unique_users: 1, oracle_questions: 5, forge_questions: 2, total_questions: 7 },
  ...{ success_rate: 50, avg_response_time: 400, p50_response_time: 300, p95_response_time: 1500 },
  ...NONE,
};
const question = (n: number) => ({
  ...{ id: `00000000-0000-4000-8000-0000000010${n}`, question_text: `Question ${n}` },
  ...{ question_type: "oracle", user_email: "lea@example.org", cards_mentioned: [] },
  ...{
    reasoning_effort: "low",
    response_success: true,
    response_time_ms: 5,
    confidence: null,
    strength: "likely",
  },
  ...{ discussion_id: null, error_message: null, created_at: "2026-11-20T10:00:00.000Z" },
});
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** What the server tells, by the end of the address. What it has no answer to, it fails at. */
let served: Record<string, (query: URLSearchParams) => unknown> = {};
/** The addresses it was asked at. */
let asked: string[] = [];

const server = async (input: Request | string): Promise<Response> => {
  const { pathname, search, searchParams } = new URL(
    input instanceof Request ? input.url : input,
    "http://localhost",
  );
  const name = pathname.split("/").at(-1) ?? "";
  asked.push(name + search);
  const tell = served[name];
  return tell === undefined
    ? Response.json({ error: "", code: "INTERNAL", traceId: "" }, { status: 500 })
    : Response.json(tell(searchParams));
};

// What sends the calls loads beside the first screen.
beforeAll(() => import("../../../lib/http/api-link.ts"));
beforeEach(() => {
  served = {};
  asked = [];
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (tab: string, language: Language = "en") => {
  const router = await testRouter(`/en/admin/analytics?tab=${tab}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router}>
        <TextProvider language={language}>
          <Dashboard />
        </TextProvider>
      </RouterProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const failures = () => screen.queryAllByText(t("admin.failed"));

test("[ADM-02] questions come by fifty, with “Load more” while there are more, and the next ones after them", async () => {
  served = {
    "questions-with-responses": (query) =>
      query.get("cursor") === "next"
        ? { items: numbers(60, 61).map(question), next_cursor: null }
        : { items: numbers(10, 59).map(question), next_cursor: "next" },
  };
  const user = await open("questions");
  await screen.findByText("Question 59");
  expect(screen.getAllByText(/^Question \d+$/)).toHaveLength(50);
  await user.click(screen.getByRole("button", { name: t("admin.questions.more") }));
  await screen.findByText("Question 61");
  const texts = screen.getAllByText(/^Question \d+$/).map(({ textContent }) => textContent);
  expect(texts).toEqual(numbers(10, 61).map((n) => `Question ${n}`));
  expect(screen.queryByRole("button", { name: t("admin.questions.more") })).toBeNull();
});

test("[ADM-01] [ADM-03] one figure that fails leaves the others, is asked again alone, and refreshing reads all anew", async () => {
  served = {
    "subscription-stats": () => ({
      ...{ total_subscriptions: 8, trial_users: 0, conversion_rate: 12.5 },
      ...{ churned_last_30d: 0, total_revenue_estimate: 4200 },
    }),
    "zaps-consumption-stats": () => ({
      ...{ total_users_with_zaps: 9, total_zaps_available: 77, avg_zaps_per_user: 8.6 },
      ...{ users_low_zaps: 2, users_no_zaps: 1, avg_questions_per_day_7d: 1.5 },
    }),
  };
  const user = await open("revenue");
  await screen.findByText("77");
  await screen.findByText(t("admin.failed"));
  expect(failures()).toHaveLength(1);
  let revenue = 2500;
  served["mrr-metrics"] = () => ({ ...MRR, current_mrr: revenue });
  asked = [];
  await user.click(screen.getByRole("button", { name: t("common.retry") }));
  await screen.findByText("€25.00");
  expect(failures()).toEqual([]);
  expect(asked).toEqual(["mrr-metrics"]);

  revenue = 3000;
  Reflect.deleteProperty(served, "zaps-consumption-stats");
  asked = [];
  await user.click(screen.getByRole("button", { name: t("admin.refresh") }));
  await screen.findByText("€30.00");
  await screen.findByText(t("admin.failed"));
  expect(new Set(asked)).toEqual(
    new Set(["mrr-metrics", "set-up", "subscription-stats", "zaps-consumption-stats"]),
  );
  // The figure of before stands below the sentence that says that it is none of now.
  expect(screen.getByText("77")).toBeDefined();
});

test("[ADM-04] a chart is a picture that its text tells, and a table of its days", async () => {
  const days = ["2026-11-19", "2026-11-20"].map((day, n) => ({ ...DAY, day, oracle_questions: n }));
  served = { "daily-activity": () => ({ items: days, total: { ...NONE, success_rate: 50 } }) };
  await open("overview");
  const chart = within(await screen.findByRole("region", { name: t("admin.chart.questions") }));
  const text = t("admin.chart.questionsText", { total: "14", days: 2, most: "7" });
  expect(chart.getByRole("img", { name: text })).toBeDefined();
  const rows = chart.getAllByRole("row", { hidden: true }).map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/19.*02$/),
    expect.stringMatching(/20.*12$/),
  ]);
  const times = within(screen.getByRole("region", { name: t("admin.chart.times") }));
  expect(times.getAllByText("1.5 s", { exact: false })).not.toHaveLength(0);
});

/** Two days: an old one, and one on which strengths were kept. */
const COUNTS = {
  ...{ oracle_ruling: 6, oracle_likely: 2, oracle_none: 2, oracle_unknown: 5 },
  ...{ forge_decided: 3, forge_undecided: 1, forge_unknown: 0, failed: 1, marked_wrong: 2 },
};
const DAYS = {
  items: [
    { ...DAY, day: "2026-11-19", oracle_unknown: 5, success_rate: null },
    { ...DAY, ...COUNTS, day: "2026-11-20", oracle_unknown: 0 },
  ],
  total: { ...COUNTS, success_rate: 73.3 },
};
const textsOf = (rows: readonly HTMLElement[]) => rows.map(({ textContent }) => textContent);

test.each(["en", "fr"] as const)(
  "[ADM-02] shares of ruling, likely and none, what the Forge decided, marks and what is not known stand in all (%s)",
  async (language) => {
    const say = translator(language);
    served = { "daily-activity": () => DAYS };
    await open("overview", language);
    await screen.findByRole("heading", { name: say("admin.answers.title", { count: 2 }) });
    const facts = textsOf(screen.getAllByRole("term")).map((name, n) => {
      const definition = screen.getAllByRole("definition")[n]?.textContent ?? "";
      return `${name}: ${definition.replace(/\s/g, "")}`;
    });
    const of = (part: number, whole: number) =>
      say("admin.answers.of", { part, whole }).replace(/\s/g, "");
    expect(facts).toEqual([
      `${say("admin.stats.success")}: ${language === "en" ? "73.3%" : "73,3%"}${of(11, 15)}`,
      `${say("admin.answers.ruling")}: 60%${of(6, 10)}`,
      `${say("admin.answers.likely")}: 20%${of(2, 10)}`,
      `${say("admin.answers.none")}: 20%${of(2, 10)}`,
      `${say("admin.answers.forgeDecided")}: 75%${of(3, 4)}`,
      `${say("admin.answers.wrong")}: 2${say("admin.answers.wrongNote").replace(/\s/g, "")}`,
    ]);
    expect(
      screen.getByText(say("admin.answers.unknownText", { count: 5 }), { exact: false }),
    ).toBeDefined();
  },
);

test("[ADM-04] answers by day are a picture and a table, with what is not known apart; one day says so", async () => {
  served = { "daily-activity": () => DAYS };
  await open("overview");
  const chart = (name: "oracle" | "forge" | "wrongByDay") =>
    within(screen.getByRole("region", { name: t(`admin.answers.${name}`) }));
  await screen.findByRole("region", { name: t("admin.answers.oracle") });
  const text = t("admin.answers.oracleText", { ruling: "6", likely: "2", none: "2" });
  expect(chart("oracle").getByRole("img", { name: text })).toBeDefined();
  expect(textsOf(chart("oracle").getAllByRole("row", { hidden: true }))).toEqual([
    expect.stringMatching(/RulingLikelyNo rulingUnknown$/),
    expect.stringMatching(/19.*0005$/),
    expect.stringMatching(/20.*6220$/),
  ]);
  expect(textsOf(chart("forge").getAllByRole("row", { hidden: true }))[0]).not.toMatch(
    t("admin.answers.unknown"),
  );
  const only = t("admin.chart.oneDay", { day: "November 20" });
  expect(chart("oracle").queryByText(only)).toBeNull();
  expect(chart("forge").getByText(only)).toBeDefined();
  expect(chart("wrongByDay").getByText(only)).toBeDefined();
});

test("[ADM-03] answers say that there is nothing yet, and a failure can be tried again", async () => {
  const user = await open("overview");
  expect(await screen.findAllByText(t("admin.failed"))).not.toHaveLength(0);
  expect(screen.queryByText(t("admin.answers.title", { count: 1 }))).toBeNull();
  const day = { ...DAY, ...NONE, day: "2026-11-20", success_rate: null, total_questions: 0 };
  const total = { ...NONE, success_rate: null };
  served = { "daily-activity": () => ({ items: [day], total }) };
  for (const button of screen.getAllByRole("button", { name: t("common.retry") }))
    await user.click(button);
  const heading = await screen.findByRole("heading", {
    name: t("admin.answers.title", { count: 1 }),
  });
  expect(heading.parentElement?.textContent).toContain(t("admin.chart.nothing"));
  expect(screen.queryByRole("region", { name: t("admin.answers.oracle") })).toBeNull();
});

test("[BILL-10] revenue says what keeps the shop closed", async () => {
  served = {
    "set-up": () => ({
      payments: "incomplete",
      missing_for_sale: ["OPERATOR_NAME", "OPERATOR_ADDRESS"],
      ...{ operator: null, support_email: null, support_is_default: false },
      ...{ community_url: null, community_is_default: false },
    }),
  };
  await open("revenue");
  expect((await screen.findByRole("status")).textContent).toContain(
    t("admin.revenue.closed", { missing: "OPERATOR_NAME and OPERATOR_ADDRESS" }),
  );
});

test.each([
  [{ support_email: null, community_url: null }, "setUp.noSupport", "setUp.noCommunity"],
  [
    { support_is_default: true, community_is_default: true },
    "setUp.supportByDefault",
    "setUp.communityByDefault",
  ],
] as const)(
  "[R-6] the settings say which address is a default: %j",
  async (given, support, community) => {
    const set = {
      ...{ payments: "off", missing_for_sale: [], operator: null },
      ...{ support_email: "me@example.org", support_is_default: false },
      ...{ community_url: "https://talk.example.org", community_is_default: false },
      ...given,
    };
    served = { "set-up": () => set };
    await open("overview");
    const shown = async (label: string) =>
      (await screen.findByText(label)).parentElement?.textContent;
    expect(await shown(t("admin.setUp.support"))).toContain(
      t(`admin.${support}`, { value: "me@example.org" }),
    );
    expect(await shown(t("admin.setUp.community"))).toContain(
      t(`admin.${community}`, { value: "https://talk.example.org" }),
    );
  },
);

test("[ADM-05] the log tells yes, no and dates in words, and a note as it was written", async () => {
  const at = "2026-12-20T10:00:00.000Z";
  const changes = [
    { name: "banned", before: "false", after: "true" },
    { name: "ban_expires", before: "–", after: at },
    { name: "note", before: "–", after: "true" },
  ];
  const entry = {
    ...{ id: "1", at, action: "ban", by: "root", subject: "lea@example.org" },
    ...{ reason: null, until: null, target: null, changes },
  };
  served = { log: () => ({ items: [entry], next_cursor: null }) };
  await open("people");
  const banned = await screen.findByText(/^Banned:/);
  expect(banned.textContent).toBe("Banned: no → yes");
  expect(screen.getByText(/^End of the ban:/).textContent).toMatch(/– → 12\/20\/26/);
  expect(screen.getByText(/^Note:/).textContent).toBe("Note: – → true");
});
