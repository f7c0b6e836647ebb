import type { Used } from "./processor-time.ts";

/** What the model takes for granted beside the costs. */
export const ASSUMED = {
  /** Share of the accounts that come on a day. */
  dailyShare: 0.1,
  /** The busiest second has so many times the requests of the day's mean second. */
  peak: 5,
  /** A processor is planned to be used so far, so that a burst or the loss of a process is borne. */
  planned: 0.5,
  /** Processor time of a request that is not in the costs: its socket, by bench/bare-server.ts, in ms. */
  socketMs: 0.15,
  /** Connections of a process to PostgreSQL (`SERVER_POOL`), and the one that listens. */
  connections: 11,
} as const;

/** What one active person uses on one day. */
export interface Day {
  readonly requests: number;
  readonly used: Used;
  /** What stays stored, in bytes. */
  readonly bytes: number;
}

/** The day's calls with their costs. @throws Error for a call that has none */
export const addUp = (
  day: Readonly<Record<string, number>>,
  costs: ReadonlyMap<string, Used>,
  bytes: number,
): Day => {
  let requests = 0;
  const used = { apiMs: 0, databaseMs: 0, statements: 0 };
  for (const [name, times] of Object.entries(day)) {
    const cost = costs.get(name);
    if (cost === undefined) throw new Error(`no cost of ${name}`);
    requests += times;
    used.apiMs += times * (cost.apiMs + ASSUMED.socketMs);
    used.databaseMs += times * cost.databaseMs;
    used.statements += times * cost.statements;
  }
  return { requests, used, bytes };
};

/** What so many accounts need. */
export interface Need {
  readonly accounts: number;
  readonly requestsPerSecond: number;
  readonly statementsPerSecond: number;
  /** Processes of the API, two at least. */
  readonly processes: number;
  /** Cores of PostgreSQL. */
  readonly databaseCores: number;
  readonly connections: number;
  readonly gigabytesPerYear: number;
}

const DAY_SECONDS = 86_400;
const YEAR_DAYS = 365;

/** The busiest second of so many accounts, and the rows of their year. */
export const needOf = (accounts: number, { requests, used, bytes }: Day): Need => {
  const people = accounts * ASSUMED.dailyShare;
  const perSecond = (people * ASSUMED.peak) / DAY_SECONDS;
  const cores = (ms: number) => (perSecond * ms) / 1000 / ASSUMED.planned;
  const processes = Math.max(2, Math.ceil(cores(used.apiMs)));
  return {
    accounts,
    requestsPerSecond: perSecond * requests,
    statementsPerSecond: perSecond * used.statements,
    processes,
    databaseCores: cores(used.databaseMs),
    connections: processes * ASSUMED.connections,
    gigabytesPerYear: (people * bytes * YEAR_DAYS) / 1e9,
  };
};
