import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { addSession } from "../apps/api/test/account-app.ts";
import type { Measure } from "./measure.ts";
import { processorOf } from "./process-usage.ts";
import { withProduction } from "./production.ts";
import { type RunningProgram, startProgram } from "./server.ts";

const LOAD = { connections: 10, duration: 4 };
/** Each of them comes from a network of his own: one alone meets the limit of reads. */
const PEOPLE = 400;

/** Milliseconds of the program's processor for a request, asked by everybody in turn. */
const costOf = async (
  { url, child }: RunningProgram,
  address: string,
  people: readonly string[],
): Promise<number> => {
  let asked = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const who = asked++ % people.length;
    const headers = {
      authorization: people[who] ?? "",
      "x-forwarded-for": `10.1.${who >> 8}.${who & 255}`,
    };
    return { ...request, headers };
  };
  const before = processorOf(child);
  const result = await autocannon({
    ...LOAD,
    url: `${url}${address}`,
    requests: [{ setupRequest }],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} refused requests at ${address}`);
  return ((processorOf(child) - before) * 1000) / result.requests.total;
};

const ratio = (name: string, value: number, aim: number): Measure => ({
  ...{ name, value, aim },
  ...{ unit: "ratio", better: "higher" },
});

/**
 * What a signed-in read costs a process of production, beside the bare API layer in the same run: one that
 * every page makes first, and one that asks PostgreSQL each time, beside the layer without a database and
 * beside one that makes the same query and nothing else. What has no discussions is listed. In processor time,
 * which other work on the machine changes least; on a core that is full it is the ratio of requests a second.
 */
export const measureReads = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "spellwright-reads-"));
  try {
    return await withProduction(folder, async ({ server, database, databaseUrl }) => {
      const people: string[] = [];
      while (people.length < PEOPLE) people.push(`Bearer ${await addSession(database)}`);
      const bare = await startProgram(["--import", "tsx", "bench/bare-server.ts"], {
        DATABASE_URL: databaseUrl,
        USER_ID: randomUUID(),
      });
      try {
        const cost = (address: string) => costOf(server, address, people);
        const bareCost = (address: string) => costOf(bare, address, people);
        // Both are warm before anything counts.
        await bareCost("/api/health");
        await bareCost("/api/discussions");
        await cost("/api/preferences");
        await cost("/api/discussions");
        const base = await bareCost("/api/health");
        const first = await cost("/api/preferences");
        const asking = await cost("/api/discussions");
        const query = await bareCost("/api/discussions");
        return [
          ratio("read.signed-in.to-bare-api", base / first, 0.5),
          ratio("read.of-postgresql.to-bare-api", base / asking, 0.2),
          ratio("read.of-postgresql.to-bare-api-with-its-query", query / asking, 0.5),
        ];
      } finally {
        await bare.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
