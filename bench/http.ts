import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { measureDecksHttp } from "./decks-http.ts";
import { type Measure, quantile, timed } from "./measure.ts";
import { questions } from "./questions.ts";
import { type RunningProgram, startProgram } from "./server.ts";

const SERVER = ["--enable-source-maps", "apps/api/dist/main.mjs"];
/** The demo account's daily cap leaves room for this many rulings. */
const RULINGS = 32;
const LOAD = { connections: 10, duration: 4 };
/** Networks that the requests come from: one alone meets the limit of reads. */
const NETWORKS = 200;

/** The demo account's bearer token. */
export const signIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@spellwright.local", password: "spellwright-demo" }),
  });
  const token = response.headers.get("set-auth-token");
  if (token === null) throw new Error(`sign-in answered ${response.status}`);
  return `Bearer ${token}`;
};

const ask = async (url: string, authorization: string, index: number): Promise<void> => {
  const { language, text } = questions[index % questions.length] ?? { language: "fr", text: "" };
  const response = await fetch(`${url}/api/ruling`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language, authorization },
    body: JSON.stringify({ question: text }),
  });
  if (!response.ok)
    throw new Error(`a ruling answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
};

/** Requests a second; they come from many addresses, as real ones do. */
const requestsPerSecond = async (url: string, headers: Record<string, string>): Promise<number> => {
  let caller = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    caller += 1;
    return {
      ...request,
      headers: { ...headers, "x-forwarded-for": `10.1.0.${caller % NETWORKS}` },
    };
  };
  const result = await autocannon({ url, ...LOAD, requests: [{ setupRequest }] });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} refused requests at ${url}`);
  return result.requests.average;
};

/** Resident memory of a process, in MB. */
const memoryOf = (program: RunningProgram): number => {
  const status = readFileSync(`/proc/${program.child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** The built server over HTTP, on its embedded database, and the bare API layer beside it. */
export const measureHttp = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "spellwright-bench-"));
  const env = { PORT: "0", DATA_DIR: folder, TRUST_PROXY: "1" };
  await (await startProgram(SERVER, env)).stop();
  const server = await startProgram(SERVER, env);
  const bare = await startProgram(["--import", "tsx", "bench/bare-server.ts"], {});
  try {
    const memory = memoryOf(server);
    const authorization = await signIn(server.url);
    const indexes = Array.from({ length: RULINGS }, (_, index) => index);
    const rulings = await timed(indexes, (index) => ask(server.url, authorization, index), 2);
    const baseline = await requestsPerSecond(`${bare.url}/api/health`, {});
    const read = await requestsPerSecond(`${server.url}/api/preferences`, { authorization });
    const decks = await measureDecksHttp(server.url, authorization);
    return [
      ...decks,
      { name: "start.second", value: server.startMs / 1000, unit: "s", aim: 2, better: "lower" },
      { name: "memory.at-rest", value: memory, unit: "MB", aim: 450, better: "lower" },
      {
        name: "ruling.http.p50",
        value: quantile(rulings, 0.5),
        unit: "ms",
        aim: 60,
        better: "lower",
      },
      {
        name: "ruling.http.p99",
        value: quantile(rulings, 0.99),
        unit: "ms",
        aim: 250,
        better: "lower",
      },
      {
        name: "read.signed-in.to-bare-api",
        value: read / baseline,
        unit: "ratio",
        aim: 0.5,
        better: "higher",
      },
    ];
  } finally {
    await bare.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
