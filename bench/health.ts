import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { createFileKnowledge } from "../apps/api/src/features/knowledge/index.ts";
import { NAMED_CALLS, type NamedCall } from "../apps/api/test/authorization/calls.ts";
import { addressOf } from "../apps/api/test/authorization/matrix.ts";
import type { Things } from "../apps/api/test/authorization/things.ts";
import { largestOf } from "../apps/api/test/largest/inputs.ts";
import { signIn } from "./http.ts";
import { type Measure, quantile, rounded } from "./measure.ts";
import { dataFiles } from "./reasoning.ts";
import { startProgram } from "./server.ts";

const SERVER = ["--enable-source-maps", "apps/api/dist/main.mjs"];
/** Each call is made again and again for so long, in milliseconds, but not more often. */
const CALLED_MS = 400;
const MOST_TIMES = 8;
/** Between two looks at the server's health, in milliseconds. */
const LOOK_MS = 4;
/** Most lines of a deck. */
const LINES_MAX = 1000;
/** How many of the calls that hold the server up the longest are named. */
const SLOWEST_TOLD = 8;

type Send = (method: string, address: string, body?: unknown) => Promise<Response>;

const importAll = (folder: string): void => {
  const files = Object.entries(dataFiles()).flatMap(([option, file]) =>
    file === undefined ? [] : [`--${option}`, file],
  );
  if (files.length === 0) return;
  const args = ["--import", "tsx", "apps/api/src/commands/data-import.ts", ...files];
  const { status } = spawnSync(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATA_DIR: folder },
  });
  if (status !== 0) throw new Error("the full data was not imported");
};

interface Row {
  readonly id: string;
}
interface Items {
  readonly items: readonly Row[];
}

const idOf = ({ items }: Items, at: number): string => {
  const row = items[at];
  if (row === undefined) throw new Error("the server does not list what was made");
  return row.id;
};

/** As many names as a deck may have, each of a card that the data know, the most played ones. */
const playedNames = async (): Promise<readonly string[]> => {
  const knowledge = await createFileKnowledge(dataFiles());
  return (await knowledge.popularCards()).slice(0, LINES_MAX).map(({ name }) => name);
};

/** What the calls are about: a question that was answered, and a deck as long as decks may be. */
const createThings = async (send: Send, played: readonly string[]): Promise<Things> => {
  const json = async <Shape>(method: string, address: string, body?: unknown): Promise<Shape> =>
    (await send(method, address, body)).json() as Promise<Shape>;
  const requestId = "asked-for-the-bench";
  const question = "Does a creature with deathtouch and trample assign one damage to each blocker?";
  const ruling = await json<{ discussionId: Things["discussion"] }>("POST", "/api/ruling", {
    question,
    requestId,
  });
  const messages = await json<Items>("GET", `/api/discussions/${ruling.discussionId}/messages`);
  const cards = played.map((card_name) => ({ card_name, quantity: 1 }));
  const deck = (
    await json<Row>("POST", "/api/decks", { name: "Large", format: "commander", cards })
  ).id;
  const version = await json<Row>("POST", `/api/decks/${deck}/versions`, { name: "First" });
  const shared = await json<{ share_token: string }>("POST", `/api/decks/${deck}/share`);
  const logs = await json<Items>("GET", "/api/question-logs");
  const sessions = await json<Items>("GET", "/api/account/sessions");
  return {
    discussion: ruling.discussionId,
    question: idOf(messages, 0),
    answer: idOf(messages, 1),
    requestId,
    deck,
    shareToken: shared.share_token,
    version: version.id,
    log: idOf(logs, 0),
    session: idOf(sessions, 0),
    // No server of Discord stands behind the bench.
    channelAnswer: "00000000-0000-4000-8000-00000000000d",
    guild: "900000000000000001",
  };
};

/** Milliseconds of each answer of `/api/health` while a call is made. */
const healthDuring = async (send: Send, call: () => Promise<unknown>): Promise<number[]> => {
  const samples: number[] = [];
  const started = performance.now();
  let over = false;
  const calling = (async () => {
    for (let times = 0; times < MOST_TIMES && performance.now() - started < CALLED_MS; times++)
      await call();
    over = true;
  })();
  while (!over) {
    const looked = performance.now();
    const health = await send("GET", "/api/health");
    await health.arrayBuffer();
    samples.push(performance.now() - looked);
    await pause(LOOK_MS);
  }
  await calling;
  return samples;
};

/** Calls that leave everything as it is, and those that are sent much. */
const isMeasured = ({ name, method }: NamedCall): boolean =>
  method === "GET" || largestOf(name).some(({ body }) => body !== undefined);
const ENDING = /signOut|endOthers|remove|delete|sessions\.end|reset|stop/i;

/** The worst p99 of `/api/health` during any call with its largest input, on the full data. */
export const measureHealth = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "spellwright-health-"));
  importAll(folder);
  const server = await startProgram(SERVER, {
    PORT: "0",
    DATA_DIR: folder,
    CARD_SERVICE_URL: "off",
    CARD_IMAGES_URL: "off",
  });
  try {
    const authorization = await signIn(server.url);
    const send: Send = (method, address, body) =>
      fetch(server.url + address, {
        method,
        headers: {
          authorization,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const played = await playedNames();
    const things = await createThings(send, played);
    // What the machine itself makes of it: on a busy one, no call is to blame for that much.
    const idle = quantile(await healthDuring(send, () => pause(CALLED_MS)), 0.99);
    const during: { name: string; value: number }[] = [];
    for (const call of NAMED_CALLS.filter((each) => isMeasured(each) && !ENDING.test(each.name)))
      for (const request of largestOf(call.name)) {
        const body = request.body?.(things, played);
        const make = async () => {
          const answer = await send(call.method, addressOf(call.path, request, things), body);
          await answer.arrayBuffer();
          if (answer.status >= 500) throw new Error(`${call.name} answered ${answer.status}`);
        };
        // The first one loads what later ones only use.
        await make();
        const value = quantile(await healthDuring(send, make), 0.99);
        during.push({ name: call.name, value });
      }
    const [worst, ...others] = during.sort((left, right) => right.value - left.value);
    if (worst === undefined) throw new Error("no call was measured");
    const told = [worst, ...others.slice(0, SLOWEST_TOLD - 1)].map(
      ({ name, value }) => `${name} ${rounded(value)} ms`,
    );
    console.error(`bench: /api/health was slowest during ${told.join(", ")}`);
    console.error(`bench: it took ${rounded(idle)} ms (p99) while nothing else was asked`);
    return [
      {
        name: "health.p99.during-the-worst-call",
        value: worst.value,
        unit: "ms",
        aim: 50,
        better: "lower",
      },
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
