import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../apps/api/src/database/index.ts";
import { createFileKnowledge } from "../apps/api/src/features/knowledge/index.ts";
import { NAMED_CALLS, type NamedCall } from "../apps/api/test/authorization/calls.ts";
import { addressOf } from "../apps/api/test/authorization/matrix.ts";
import { createPeople, type Person } from "../apps/api/test/authorization/people.ts";
import type { Things } from "../apps/api/test/authorization/things.ts";
import { largestOf } from "../apps/api/test/largest/inputs.ts";
import { prepareDeck } from "../apps/api/test/largest/make-ready.ts";
import type { Request } from "../apps/api/test/largest/requests.ts";
import { dataFiles, importFullData } from "./full-data.ts";
import { type Measure, milliseconds, quantile, rounded } from "./measure.ts";
import { SERVER, startProgram } from "./server.ts";
import { type HealthWatch, watchHealth } from "./watch-health.ts";

/** What the machine itself makes of it is looked at for so long, in milliseconds. */
const IDLE_MS = 3_000;
/** Most lines of a deck. */
const LINES_MAX = 1000;
/** How many of the calls that hold the server up the longest are named. */
const SLOWEST_TOLD = 8;

type Send = (method: string, address: string, body?: unknown) => Promise<Response>;

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

const FIRST_QUESTION = {
  question: "Does a creature with deathtouch and trample assign one damage to each blocker?",
  requestId: "asked-for-the-bench",
};

/** Sends as one person. Anything but success is an error. */
const sendAs = (url: string, headers: Person["headers"]) => {
  const send: Send = (method, address, body) =>
    fetch(url + address, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const json = async <Shape>(method: string, address: string, body?: unknown): Promise<Shape> => {
    const answer = await send(method, address, body);
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}`);
    return answer.json() as Promise<Shape>;
  };
  return { send, json };
};
type Sender = ReturnType<typeof sendAs>;

/** What the calls are about: a question that was answered, and a deck as long as decks may be. */
const createThings = async ({ json }: Sender, played: readonly string[]): Promise<Things> => {
  const { requestId } = FIRST_QUESTION;
  const ruling = await json<{ discussionId: Things["discussion"] }>(
    "POST",
    "/api/ruling",
    FIRST_QUESTION,
  );
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

/** Calls that leave everything as it is, and those that are sent much. */
const isMeasured = ({ name, method }: NamedCall): boolean =>
  method === "GET" || largestOf(name).some(({ body }) => body !== undefined);
const ENDING = /signOut|endOthers|remove|delete|sessions\.end|reset|stop/i;
/** Each of these has a person of its own, whose daily cap it would meet with the others. */
const ASKING = ["ruling.ask", "forge.askStrategy", "forge.askAboutDeck", "forge.suggestForDeck"];
const OTHERS = "the others";

/** Admins, so that no call is refused, with what they may ask in a day. */
const addPeople = async (folder: string): Promise<ReadonlyMap<string, Person>> => {
  const opened = await openDatabase({ dataDir: folder });
  const people = new Map<string, Person>();
  for (const name of [OTHERS, ...ASKING]) people.set(name, (await createPeople(opened)).admin);
  await opened.close();
  return people;
};

const personOf = (people: ReadonlyMap<string, Person>, name: string): Person => {
  const person = people.get(name) ?? people.get(OTHERS);
  if (person === undefined) throw new Error("nobody was added");
  return person;
};

/** p99 of `/api/health` while a request is made, with what is done before it each time. */
const measureRequest = async (
  { during }: HealthWatch,
  { send, json }: Sender,
  {
    call,
    request,
    things,
    played,
  }: { call: NamedCall; request: Request; things: Things; played: readonly string[] },
): Promise<number> => {
  const prepare = async () => {
    const revision = await prepareDeck(request, things, json);
    return request.body?.(things, played, revision);
  };
  const make = async (body: unknown) => {
    const answer = await send(call.method, addressOf(call.path, request, things), body);
    await answer.arrayBuffer();
    const { status } = answer;
    if (status >= 500) throw new Error(`${call.name} answered ${status}`);
    return answer;
  };
  // The first one loads what later ones only use. What is refused at once shows nothing.
  const { ok, status } = await make(await prepare());
  if (status === 429 || (request.before !== undefined && !ok))
    throw new Error(`${call.name} answered ${status}`);
  return quantile(await during(prepare, make), 0.99);
};

/**
 * The worst p99 of `/api/health` during any call with its largest input, and during the first question after a
 * start, on the full data.
 */
export const measureHealth = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "spellwright-health-"));
  importFullData({ DATA_DIR: folder });
  const people = await addPeople(folder);
  const server = await startProgram(SERVER, {
    PORT: "0",
    DATA_DIR: folder,
    CARD_SERVICE_URL: "off",
    CARD_IMAGES_URL: "off",
  });
  const health = watchHealth(server.url);
  try {
    const senderOf = (name: string) => sendAs(server.url, personOf(people, name).headers);
    const nothing = async () => undefined;
    const played = await playedNames();
    // The judge and the names of all cards are built for it. Asked again, it gets its answer.
    const first = await health.during(nothing, () =>
      senderOf(OTHERS).json("POST", "/api/ruling", FIRST_QUESTION),
    );
    // What the machine itself makes of it: on a busy one, no call is to blame for that much.
    const idle = quantile(await health.during(nothing, () => pause(IDLE_MS)), 0.99);
    const things = new Map<string, Things>();
    const during: { name: string; value: number }[] = [];
    for (const call of NAMED_CALLS.filter((each) => isMeasured(each) && !ENDING.test(each.name))) {
      const who = ASKING.includes(call.name) ? call.name : OTHERS;
      const own = things.get(who) ?? (await createThings(senderOf(who), played));
      things.set(who, own);
      for (const request of largestOf(call.name)) {
        const value = await measureRequest(health, senderOf(who), {
          ...{ call, request, things: own, played },
        });
        during.push({ name: call.name, value });
      }
    }
    const [worst, ...others] = during.sort((left, right) => right.value - left.value);
    if (worst === undefined) throw new Error("no call was measured");
    const told = [worst, ...others.slice(0, SLOWEST_TOLD - 1)].map(
      ({ name, value }) => `${name} ${rounded(value)} ms`,
    );
    console.error(`bench: /api/health was slowest during ${told.join(", ")}`);
    console.error(`bench: it took ${rounded(idle)} ms (p99) while nothing else was asked`);
    return [
      milliseconds("health.p99.during-the-worst-call", worst.value, 50),
      milliseconds("health.p99.during-the-first-question", quantile(first, 0.99), 50),
    ];
  } finally {
    health.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
