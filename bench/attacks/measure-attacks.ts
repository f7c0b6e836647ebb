import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createPeople } from "../../apps/api/test/authorization/people.ts";
import { type Measure, milliseconds, quantile, rounded } from "../measure.ts";
import { withProduction } from "../production.ts";
import type { RunningProgram } from "../server.ts";
import { watchHealth } from "../watch-health.ts";
import {
  type Attack,
  attack,
  bodyOf,
  costOf,
  EMPTY_CARDS,
  type Headers,
  pageOf,
} from "./attack.ts";
import { costThroughCaddy } from "./through-caddy.ts";

/** What the machine itself makes of it is looked at for so long, in milliseconds. */
const IDLE_MS = 3_000;
/** How often each attack is tried, in turns with the others. */
const ROUNDS = 3;
/** Requests of which nothing is made, as many as of pages: what the attacker itself takes of the machine. */
const NOTHING = "nothing";

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
  const refused = await costThroughCaddy(server, headers, "{}");
  const proxied = await costThroughCaddy(server, headers, EMPTY_CARDS);
  console.error(
    `bench: a refusal ${rounded(ordinary)} ms, 80,000 empty cards ${rounded(empty)} ms,`,
    `a page ${rounded(anew)} ms, a kept one ${rounded(kept)} ms of the processor;`,
    `through Caddy a refusal ${rounded(refused.server)} and ${rounded(refused.caddy)} ms (its own),`,
    `80,000 empty cards ${rounded(proxied.server)} and ${rounded(proxied.caddy)} ms`,
  );
  return [
    ratio("attack.80000-empty-cards.to-ordinary-refusal", empty / ordinary, 6),
    ratio("attack.through-caddy.80000-empty-cards.to-refusal", proxied.server / refused.server, 6),
    ratio("attack.kept-page.to-page-drawn-anew", kept / anew, 0.25),
  ];
};

const attacksOf = (headers: Headers): Readonly<Record<string, Omit<Attack, "network">>> => ({
  [NOTHING]: { amount: 1_300, request: () => ({ path: "/api/nothing" }) },
  pages: { amount: 1_300, request: pageOf },
  "one-page": { amount: 1_300, request: () => pageOf(0) },
  sitemaps: { amount: 1_300, request: () => ({ path: "/sitemap.xml" }) },
  files: { amount: 4_000, request: () => ({ path: "/favicon.svg" }) },
  "large-bodies": { amount: 400, request: bodyOf(headers, EMPTY_CARDS) },
});

/** Each attack in turns with the others, all of it from one address. P99 of `/api/health` meanwhile. */
const measureHealthUnder = async (server: RunningProgram, headers: Headers): Promise<Measure[]> => {
  const health = watchHealth(server.url);
  const samplesOf = (work: () => Promise<unknown>) => health.during(async () => undefined, work);
  try {
    const idle = quantile(await samplesOf(() => pause(IDLE_MS)), 0.99);
    console.error(`bench: /api/health took ${rounded(idle)} ms (p99) while nothing was asked`);
    const attacks = Object.entries(attacksOf(headers));
    const samples = new Map<string, number[]>(attacks.map(([name]) => [name, []]));
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, [name, each]] of attacks.entries()) {
        // An address of its own, or the limits that the one before met would refuse it from the start.
        const network = () => `10.8.${round}.${at}`;
        samples.get(name)?.push(...(await samplesOf(() => attack(server, { ...each, network }))));
      }
    const p99 = (name: string) => quantile(samples.get(name) ?? [], 0.99);
    console.error(`bench: and ${rounded(p99(NOTHING))} ms while what is not there was asked for`);
    return attacks
      .filter(([name]) => name !== NOTHING)
      .flatMap(([name]) => [
        milliseconds(`health.p99.under-${name}`, p99(name), 50),
        ratio(`health.p99.under-${name}.to-asking-for-nothing`, p99(name) / p99(NOTHING), 2),
      ]);
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
