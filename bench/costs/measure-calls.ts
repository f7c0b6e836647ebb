import type { OpenDatabase } from "../../apps/api/src/database/index.ts";
import { NAMED_CALLS, type NamedCall } from "../../apps/api/test/authorization/calls.ts";
import { addressOf, MATRIX } from "../../apps/api/test/authorization/matrix.ts";
import { createPeople, type Person } from "../../apps/api/test/authorization/people.ts";
import {
  askOnce,
  type CallResult,
  createThings,
} from "../../apps/api/test/authorization/things.ts";
import { largestOf } from "../../apps/api/test/largest/inputs.ts";
import { prepareDeck } from "../../apps/api/test/largest/make-ready.ts";
import type { Request } from "../../apps/api/test/largest/requests.ts";
import type { createWholeApp } from "../../apps/api/test/whole-app.ts";
import { questions } from "../questions.ts";
import { type Used, usedBetween } from "./processor-time.ts";

/** Each call is measured so often, with things of its own each time. */
const TIMES = 10;
/** First visits that the server draws. What the page then asks are calls of its own. */
const PAGES = ["/en/oracle", "/en/forge", "/en/rules/702.2b", "/en/cards/Lightning%20Bolt"];

/** What one call costs, as it usually is and with the longest input that it takes. */
export interface CallCost {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly usual: Used;
  readonly largest: Used;
}

type Site = ReturnType<typeof createWholeApp>;

interface Stage {
  readonly opened: OpenDatabase;
  readonly site: Site;
  readonly asked: CallResult;
  /** Names of cards that the data know, as many as a deck may have. */
  readonly played: readonly string[];
  readonly read: () => Used;
}

let networks = 0;
/** Each request comes from another network: limits are not what is measured. */
const nextNetwork = (): string => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};

const caller =
  (site: Site, { headers }: Person) =>
  (method: string, path: string, body?: unknown) =>
    site.call(method, path, {
      headers: { "accept-language": "en", ...headers },
      ip: nextNetwork(),
      ...(body === undefined ? {} : { body }),
    });

let asked = 0;
/** Questions of several kinds, not the same one again and again. */
const nextQuestion = (body: unknown): unknown => {
  if (typeof body !== "object" || body === null || !("question" in body)) return body;
  asked += 1;
  return { ...body, question: questions[asked % questions.length]?.text };
};

/** One request by a person of his own, whose things are made before it is measured. */
const measureOnce = async (stage: Stage, call: NamedCall, row: Request, isUsual: boolean) => {
  const { opened, site, read } = stage;
  // An admin may do what everybody may, and sees the dashboard.
  const person = (await createPeople(opened)).admin;
  const send = caller(site, person);
  const things = await createThings(opened, person, stage.asked, send);
  const revision = await prepareDeck(row, things, async (...sent) => (await send(...sent)).body);
  const body = row.body?.(things, stage.played, revision);
  const sent = isUsual ? nextQuestion(body) : body;
  const address = addressOf(call.path, row, things);
  const before = read();
  const { status } = await send(call.method, address, sent);
  const used = usedBetween(before, read(), 1);
  if (status >= 500 && status !== 503) throw new Error(`${call.name} answered ${status}`);
  return used;
};

const meanOf = (all: readonly Used[]): Used =>
  usedBetween(
    { apiMs: 0, databaseMs: 0, statements: 0 },
    {
      apiMs: all.reduce((sum, { apiMs }) => sum + apiMs, 0),
      databaseMs: all.reduce((sum, { databaseMs }) => sum + databaseMs, 0),
      statements: all.reduce((sum, { statements }) => sum + statements, 0),
    },
    all.length,
  );

const measureCall = async (stage: Stage, call: NamedCall): Promise<CallCost> => {
  const { name, method, path } = call;
  const row: Request = MATRIX[name as keyof typeof MATRIX];
  // The first one loads what later ones only use.
  await measureOnce(stage, call, row, true);
  const samples: Used[] = [];
  for (let time = 0; time < TIMES; time += 1)
    samples.push(await measureOnce(stage, call, row, true));
  const usual = meanOf(samples);
  let largest = usual;
  for (const request of largestOf(name)) {
    const used = await measureOnce(stage, call, request, false);
    if (used.apiMs > largest.apiMs) largest = used;
  }
  return { name, method, path, usual, largest };
};

const measurePage = async ({ opened, site, read }: Stage, path: string): Promise<CallCost> => {
  const person = (await createPeople(opened)).owner;
  const visit = () => caller(site, person)("GET", path);
  await visit();
  const before = read();
  for (let time = 0; time < TIMES; time += 1) {
    const { status } = await visit();
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  const usual = usedBetween(before, read(), TIMES);
  return { name: path, method: "GET", path, usual, largest: usual };
};

/**
 * What each call of the contract, and the first visit of a page, costs, the whole product in this process, without its socket. Nothing is
 * remembered between two calls: each looks its session up.
 *
 * @param played names of cards that the data know, as many as a deck may have
 * @param read what was used so far
 */
export const measureCalls = async (
  opened: OpenDatabase,
  site: Site,
  played: readonly string[],
  read: () => Used,
): Promise<readonly CallCost[]> => {
  const { owner } = await createPeople(opened);
  const stage = { opened, site, played, read, asked: await askOnce(caller(site, owner)) };
  const costs: CallCost[] = [];
  for (const page of PAGES) costs.push(await measurePage(stage, page));
  for (const call of NAMED_CALLS) costs.push(await measureCall(stage, call));
  return costs;
};
