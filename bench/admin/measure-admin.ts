import { type OpenDatabase, openDatabase } from "../../apps/api/src/database/index.ts";
import { createAdminSite } from "../../apps/api/test/admin-site.ts";
import { startPostgres } from "../../apps/api/test/postgres-server.ts";
import { type Measure, quantile } from "../measure.ts";
import { type Filling, fillQuestionLogs } from "./fill-question-logs.ts";

/** ADM-02: every call of every tab, in milliseconds. */
const AIM_MS = 300;
const CALLS_OF_EACH = 100;
/** Before them: connections are made, and finished days are kept (`question_days`). */
const WARM_UPS = 5;
const QUANTILES = [
  ["p50", 0.5],
  ["p99", 0.99],
] as const;

/** The calls of each tab, as the dashboard makes them. */
const TABS: Readonly<Record<string, readonly string[]>> = {
  overview: [
    "analytics/global-stats-summary",
    "analytics/daily-activity",
    "analytics/top-users",
    "analytics/recent-errors",
    "analytics/answer-breakdown",
  ],
  power: ["analytics/power-users"],
  questions: [
    "analytics/questions-with-responses",
    "analytics/questions-with-responses?type=forge&outcome=error",
    "analytics/questions-with-responses?q=trample",
    "analytics/questions-with-responses?q=cascade%20trigger&outcome=error",
    "analytics/questions-with-responses?q=nothingatall",
  ],
  revenue: [
    "analytics/mrr-metrics",
    "analytics/subscription-stats",
    "analytics/zaps-consumption-stats",
  ],
  reviews: ["reviews", "reviews?state=case"],
  people: ["people"],
};

/** How long each of a hundred calls took. */
const timesOf = async (
  site: Awaited<ReturnType<typeof createAdminSite>>,
  call: string,
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let n = 0; n < WARM_UPS + CALLS_OF_EACH; n += 1) {
    const started = performance.now();
    // Each from its own address: limits are not what is measured.
    const { status, body } = await site.call("GET", `/api/admin/${call}`, {
      headers: site.people.admin.headers,
      ip: `10.2.${n}.1`,
    });
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`${call} answered ${status}: ${JSON.stringify(body)}`);
  }
  return times.slice(WARM_UPS);
};

/**
 * What admins wait for on a filled database: the slowest of a hundred of each call, and beside it the middle.
 *
 * @param tell hears of each measure as it is taken
 */
export const measureCalls = async (
  opened: OpenDatabase,
  tell: (measure: Measure) => void = () => undefined,
): Promise<Measure[]> => {
  const site = await createAdminSite(opened);
  const measures: Measure[] = [];
  for (const [tab, calls] of Object.entries(TABS))
    for (const call of calls) {
      const samples = await timesOf(site, call);
      const name = `admin.${tab} ${call.replace(/^analytics\//, "")}`;
      const line = { unit: "ms", aim: AIM_MS, better: "lower" } as const;
      for (const [title, share] of QUANTILES) {
        const measure = { name: `${name} ${title}`, value: quantile(samples, share), ...line };
        measures.push(measure);
        tell(measure);
      }
    }
  await site.stop();
  return measures;
};

/** The same on a PostgreSQL of its own, filled with a tenth of the million: some seconds. */
export const measureAdmin = async (
  filling: Filling = { questions: 100_000, people: 5000, days: 365 },
): Promise<Measure[]> => {
  const server = await startPostgres();
  const opened = await openDatabase({ url: server.url("postgres") });
  try {
    await fillQuestionLogs(opened.pool, filling);
    return await measureCalls(opened);
  } finally {
    await opened.close();
    await server.stop();
  }
};
