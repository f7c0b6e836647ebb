import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { createPeople } from "../apps/api/test/authorization/people.ts";
import { type Measure, milliseconds, quantile, rounded } from "./measure.ts";
import { withProduction } from "./production.ts";
import type { RunningProgram } from "./server.ts";
import { processorOf } from "./use-of-process.ts";
import { watchHealth } from "./watch-health.ts";

/** So many connections of one program ask at a time. */
const CONNECTIONS = 10;
/** What the machine itself makes of it is looked at for so long, in milliseconds. */
const IDLE_MS = 3_000;
/** The longest body of all that a call is sent, filled with what says nothing. */
const EMPTY_CARDS = `{"name":"x","format":"commander","cards":[${"{},".repeat(80_000)}{}]}`;

/** Requests of one kind: the n-th of them, and the network that sends it. */
interface Attack {
  readonly amount: number;
  readonly request: (n: number) => autocannon.Request;
  readonly network: (n: number) => string;
}

type Headers = Readonly<Record<string, string>>;

const pageOf = (n: number): autocannon.Request => ({ path: `/en/rules?from=${n}` });
const bodyOf = (headers: Headers, body: string) => (): autocannon.Request => ({
  method: "POST",
  path: "/api/decks",
  headers: { "content-type": "application/json", ...headers },
  body,
});

const attack = async ({ url }: RunningProgram, { amount, request, network }: Attack) => {
  let asked = 0;
  const setupRequest = (given: autocannon.Request): autocannon.Request => {
    const n = asked++;
    const own = request(n);
    return { ...given, ...own, headers: { ...own.headers, "x-forwarded-for": network(n) } };
  };
  const result = await autocannon({
    ...{ url, amount, connections: CONNECTIONS },
    requests: [{ setupRequest }],
  });
  if (result["5xx"] > 0 || result.errors > 0)
    throw new Error(`${result["5xx"]} answers of 5xx, ${result.errors} broken lines`);
  return result;
};

/** Milliseconds of the server's processor for each request. */
const costOf = async (server: RunningProgram, each: Attack): Promise<number> => {
  const before = processorOf(server.child);
  await attack(server, each);
  return ((processorOf(server.child) - before) * 1000) / each.amount;
};

const ratio = (name: string, value: number, aim: number): Measure => ({
  ...{ name, value, aim },
  ...{ unit: "ratio", better: "lower" },
});

/** What is refused or shared, beside what is not, in processor time of one run: a busy machine slows both. */
const measureCosts = async (server: RunningProgram, headers: Headers): Promise<Measure[]> => {
  // Each from a network of its own: limits are not what is measured.
  const network = (n: number) => `10.9.${n >> 8}.${n & 255}`;
  const sent = (amount: number, request: Attack["request"]) =>
    costOf(server, { amount, request, network });
  const [refusal, large] = [bodyOf(headers, "{}"), bodyOf(headers, EMPTY_CARDS)];
  // All are warm before anything counts.
  await sent(200, refusal);
  await sent(40, large);
  await sent(200, pageOf);
  const [ordinary, empty] = [await sent(1_000, refusal), await sent(400, large)];
  const [anew, kept] = [await sent(300, pageOf), await sent(1_000, () => pageOf(0))];
  console.error(
    `bench: a refusal ${rounded(ordinary)} ms, 80,000 empty cards ${rounded(empty)} ms,`,
    `a page ${rounded(anew)} ms, a kept one ${rounded(kept)} ms of the processor`,
  );
  return [
    ratio("attack.80000-empty-cards.to-ordinary-refusal", empty / ordinary, 6),
    ratio("attack.kept-page.to-page-drawn-anew", kept / anew, 0.25),
  ];
};

/** p99 of `/api/health` under each attack, all of it from one address. */
const measureHealthUnder = async (server: RunningProgram, headers: Headers): Promise<Measure[]> => {
  const health = watchHealth(server.url);
  const nothing = async () => undefined;
  const p99 = async (work: () => Promise<unknown>) => {
    const samples = await health.during(nothing, work);
    return quantile(samples, 0.99);
  };
  try {
    const idle = await p99(() => pause(IDLE_MS));
    console.error(`bench: /api/health took ${rounded(idle)} ms (p99) while nothing was asked`);
    const attacks: Readonly<Record<string, Omit<Attack, "network">>> = {
      pages: { amount: 1_300, request: pageOf },
      "one-page": { amount: 1_300, request: () => pageOf(0) },
      sitemaps: { amount: 1_300, request: () => ({ path: "/sitemap.xml" }) },
      files: { amount: 4_000, request: () => ({ path: "/favicon.svg" }) },
      "large-bodies": { amount: 400, request: bodyOf(headers, EMPTY_CARDS) },
    };
    const measures: Measure[] = [];
    for (const [at, [name, each]] of Object.entries(attacks).entries()) {
      // An address of its own, or the limits that the one before met would refuse it from the start.
      const network = () => `10.8.0.${at}`;
      const value = await p99(() => attack(server, { ...each, network }));
      measures.push(milliseconds(`health.p99.under-${name}`, value, 50));
    }
    return measures;
  } finally {
    health.stop();
  }
};

/**
 * A flood of pages, files and bodies from one address: what it costs, and how long `/api/health` takes
 * meanwhile.
 */
export const measureAttacks = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "spellwright-attacks-"));
  try {
    return await withProduction(folder, async ({ server, database }) => {
      const { headers } = (await createPeople(database)).owner;
      // The costs first: what is only loaded once is no part of either.
      const costs = await measureCosts(server, headers);
      return [...costs, ...(await measureHealthUnder(server, headers))];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
