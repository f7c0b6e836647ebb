import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { OpenDatabase } from "../database/index.ts";
import { countedChannels, timedChannels } from "./channels.ts";
import { onWorkEnded } from "./on-work-ended.ts";
import { type Providers, watchProviders } from "./provider-calls.ts";
import { countQueues } from "./queue-queries.ts";

/** Seconds: from a read in memory to the longest answer of a model. */
const ANSWER_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30, 90, 180];
/** Milliseconds and scores at which web-vitals turn from good to poor, and between (web.dev/vitals). */
const VITAL_BOUNDS = [0.05, 0.1, 0.25, 100, 200, 500, 800, 1800, 2500, 3000, 4000, 8000];

/** The metrics of a process, as a monitor reads them. */
export interface Metrics {
  /** Everything, in the text format of Prometheus. */
  read(): Promise<string>;
  readonly contentType: string;
}

const createMakers = (registry: Registry) => {
  const registers = [registry];
  return {
    counter: (name: string, help: string, ...labelNames: string[]) =>
      new Counter({ name: `spellwright_${name}`, help, labelNames, registers }),
    seconds: (name: string, help: string, ...labelNames: string[]) =>
      new Histogram({
        name: `spellwright_${name}`,
        help,
        labelNames,
        registers,
        buckets: ANSWER_SECONDS,
      }),
    gauge: (
      name: string,
      help: string,
      read: (gauge: Gauge) => Promise<void> | void,
      ...labelNames: string[]
    ) =>
      new Gauge({
        name: `spellwright_${name}`,
        help,
        labelNames,
        registers,
        collect() {
          return read(this);
        },
      }),
  };
};

type Makers = ReturnType<typeof createMakers>;

const watchRequests = ({ counter, seconds }: Makers): void => {
  const requests = counter(
    "requests_total",
    "Requests by call and status",
    "call",
    "method",
    "status",
  );
  const durations = seconds("request_duration_seconds", "Until the answer began", "call");
  onWorkEnded(timedChannels.request, ({ call, method, status = 500 }, duration) => {
    requests.inc({ call, method, status });
    durations.observe({ call }, duration);
  });
};

const watchRuns = ({ counter, seconds }: Makers): void => {
  const runs = counter("runs_total", "Attempts at answers by how they ended", "kind", "outcome");
  const durations = seconds("run_duration_seconds", "From question to stored answer", "kind");
  onWorkEnded(timedChannels.run, ({ kind, code = "answered" }, duration) => {
    runs.inc({ kind, outcome: code });
    durations.observe({ kind }, duration);
  });
  const reaped = counter(
    "runs_reaped_total",
    "Runs of processes that died, ended and refunded here",
  );
  countedChannels.runsReaped.hear(({ count }) => reaped.inc(count));
};

const watchLedger = ({ counter }: Makers): void => {
  const entries = counter("ledger_entries_total", "Rows of the zap ledger", "kind", "pool");
  const zaps = counter("ledger_zaps_total", "Zaps moved, whichever way", "kind", "pool");
  countedChannels.ledgerEntry.hear(({ kind, pool, amount }) => {
    entries.inc({ kind, pool });
    zaps.inc({ kind, pool }, Math.abs(amount));
  });
};

const watchModels = ({ counter, seconds }: Makers): void => {
  const calls = counter("model_calls_total", "Calls of language models", "model", "outcome");
  const durations = seconds("model_call_duration_seconds", "With all repetitions", "model");
  const tokens = counter("model_tokens_total", "Tokens read and written", "model", "direction");
  const cost = counter(
    "model_cost_usd_total",
    "By the price table; unknown prices add nothing",
    "model",
  );
  onWorkEnded(timedChannels.model, (facts, duration) => {
    const { model } = facts;
    calls.inc({ model, outcome: facts.failure ?? "answered" });
    durations.observe({ model }, duration);
    tokens.inc({ model, direction: "read" }, facts.inputTokens ?? 0);
    tokens.inc({ model, direction: "written" }, facts.outputTokens ?? 0);
    cost.inc({ model }, facts.cost ?? 0);
  });
};

const watchOutside = ({ counter, seconds }: Makers, providers: Providers): void => {
  const calls = counter(
    "provider_calls_total",
    "Requests to services outside",
    "provider",
    "outcome",
  );
  const durations = seconds("provider_call_duration_seconds", "Until the answer began", "provider");
  watchProviders(
    providers,
    (provider = "other") => ({ provider, started: performance.now() }),
    ({ provider, started }, status) => {
      calls.inc({
        provider,
        outcome: status === undefined ? "failed" : `${Math.floor(status / 100)}xx`,
      });
      durations.observe({ provider }, (performance.now() - started) / 1000);
    },
  );
  const mails = counter("mails_total", "Mails given to the mail server", "kind", "outcome");
  onWorkEnded(timedChannels.mail, ({ kind, failure = "sent" }) =>
    mails.inc({ kind, outcome: failure }),
  );
  const reads = counter("cache_reads_total", "Looks into what is kept", "cache", "outcome");
  countedChannels.cacheRead.hear(({ cache, hit }) =>
    reads.inc({ cache, outcome: hit ? "hit" : "miss" }),
  );
};

const watchPages = ({ counter }: Makers, registry: Registry): void => {
  const events = counter(
    "page_events_total",
    "Told by pages, with consent",
    "event",
    "place",
    "code",
  );
  const vitals = new Histogram({
    name: "spellwright_page_vitals",
    help: "Web-vitals of pages, with consent: milliseconds, and the score of layout shifts",
    labelNames: ["vital", "place"],
    registers: [registry],
    buckets: VITAL_BOUNDS,
  });
  countedChannels.pageEvent.hear(({ name, place, value, code }) => {
    if (value === null) events.inc({ event: name, place, code: code ?? "" });
    else vitals.observe({ vital: name, place }, value);
  });
};

const readStores = ({ gauge }: Makers, { pool, db }: Pick<OpenDatabase, "pool" | "db">): void => {
  gauge(
    "database_connections",
    "Connections of this process",
    (connections) => {
      connections.set({ state: "idle" }, pool.idleCount);
      connections.set({ state: "used" }, pool.totalCount - pool.idleCount);
    },
    "state",
  );
  gauge("database_waiting", "Who waits for a connection", (waiting) =>
    waiting.set(pool.waitingCount),
  );
  gauge(
    "queue_length",
    "What waits or is worked on, in all processes together; NaN when the database does not say",
    async (length) => {
      for (const [queue, count] of Object.entries(await countQueues(db)))
        length.set({ queue }, count);
    },
    "queue",
  );
};

/** Begins to count; before it is called, and where it never is, counting costs nothing. */
export const createMetrics = (parts: {
  readonly opened: Pick<OpenDatabase, "pool" | "db">;
  readonly providers: Providers;
  readonly version: string;
}): Metrics => {
  const registry = new Registry();
  const makers = createMakers(registry);
  collectDefaultMetrics({ register: registry });
  makers.gauge(
    "build_info",
    "The version that runs",
    (info) => info.set({ version: parts.version }, 1),
    "version",
  );
  watchRequests(makers);
  watchRuns(makers);
  watchLedger(makers);
  watchModels(makers);
  watchOutside(makers, parts.providers);
  watchPages(makers, registry);
  readStores(makers, parts.opened);
  return { read: () => registry.metrics(), contentType: registry.contentType };
};
