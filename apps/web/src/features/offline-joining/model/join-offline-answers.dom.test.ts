import "../../../lib/storage/database-for-tests.ts";
import {
  type AskedOffline,
  type RulingAnswer,
  reasoningWith,
  rulingWith,
} from "@spellwright/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACCOUNT_HEADER } from "../../../lib/http/contract.static.ts";
import { QuestionDesk } from "../../chat/index.ts";
import {
  keepOfflineRuling,
  listOfflineRulings,
  type OfflineRuling,
} from "../../offline-judge/index.ts";
import { joinOfflineAnswers } from "./join-offline-answers.ts";

const ME = "lea";
const answerOf = (requestId: string, discussionId: string | null) => ({
  ...{ requestId, discussionId, messageId: `m-${requestId}`, zaps_charged: 0 },
  ...{ ruling: rulingWith(), detailedReasoning: reasoningWith(), reasoningItems: [] },
  ...{ suggestedTitle: null, usage: null, engine: { kind: "local" as const, model: null } },
});
const rulingOf = (requestId: string, minute: number, follows: string | null): OfflineRuling => ({
  ...{ account: ME, requestId, askedAt: `2026-11-20T14:0${minute}:00.000Z`, question: requestId },
  ...{ cards: [], foundCards: [], language: "en", gameState: null, effort: "low" },
  ...{ discussionId: null, follows, answer: answerOf(requestId, null) },
});

/** A server that lets questions join, as a line brings them. */
const openServer = () => {
  const arrived: (AskedOffline & { readonly account: string | null })[] = [];
  const server = {
    arrived,
    status: 200,
    code: "",
    /** How many the day lets join. */
    places: Number.POSITIVE_INFINITY,
    fetch: async (input: Request | string, init?: RequestInit): Promise<Response> => {
      if (server.status === 0) throw new TypeError("Failed to fetch");
      // The page asks whether the server can be reached at all.
      if (input === "/api/health") return Response.json({});
      const request = new Request(input, init);
      const body = (await request.json()) as AskedOffline;
      arrived.push({ ...body, account: request.headers.get(ACCOUNT_HEADER) });
      if (arrived.length > server.places)
        return Response.json(
          { error: "", code: "OFFLINE_WAITS", params: { cap: 10 } },
          { status: 429 },
        );
      return server.status === 200
        ? Response.json(answerOf(body.requestId, "d"))
        : Response.json({ error: "", code: server.code, params: {} }, { status: server.status });
    },
  };
  return server;
};

type KeptQuestion = Parameters<QuestionDesk["send"]>[0];

let server: ReturnType<typeof openServer>;
let stop: (() => void)[] = [];
const deskWith = (onSend: (kept: KeptQuestion) => void = () => undefined) =>
  new QuestionDesk({
    send: (kept) => {
      onSend(kept);
      return Promise.reject(new Error("nothing is sent"));
    },
    follow: () => {
      throw new Error("nothing is followed");
    },
    answerHere: async ({ requestId }) => answerOf(requestId, null),
    stop: async () => ({ stopped: true }),
    failureOf: () => ({ code: "INTERNAL", params: {} }),
  });
const watch = (
  desk: QuestionDesk,
  readAnswer: (id: string) => Promise<RulingAnswer | null> = async () => null,
) => {
  const onJoined = vi.fn();
  stop.push(joinOfflineAnswers(ME, { desk, readAnswer, onJoined }));
  return onJoined;
};
const askHere = (desk: QuestionDesk, requestId: string) =>
  desk.send({
    ...{ requestId, owner: ME, askedAt: "2026-11-20T14:00:00.000Z", area: "oracle", here: {} },
    request: { requestId, question: requestId, cards: [] },
  });
const left = async () => (await listOfflineRulings(ME)).map(({ requestId }) => requestId);

beforeEach(async () => {
  localStorage.clear();
  server = openServer();
  vi.stubGlobal("fetch", server.fetch);
  await keepOfflineRuling(rulingOf("second", 2, "first"));
  await keepOfflineRuling(rulingOf("first", 1, null));
  await keepOfflineRuling({ ...rulingOf("another’s", 0, null), account: "jace" });
});
afterEach(async () => {
  for (const end of stop) end();
  stop = [];
  Reflect.deleteProperty(navigator, "locks");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[PWA-01] [AUTH-01] one’s own questions join in the order of asking, for their account, without their answers", async () => {
  const desk = deskWith();
  askHere(desk, "first");
  const onJoined = watch(desk);
  await expect.poll(left).toEqual([]);
  expect(server.arrived.map(({ requestId, follows }) => [requestId, follows])).toEqual([
    ["first", null],
    ["second", "first"],
  ]);
  expect(server.arrived.every(({ account }) => account === ME)).toBe(true);
  expect(JSON.stringify(server.arrived)).not.toContain("ruling");
  expect(onJoined).toHaveBeenCalled();
  expect(desk.snapshot()).toMatchObject([
    { requestId: "first", here: false, following: { answer: { discussionId: "d" } } },
  ]);
  expect((await listOfflineRulings("jace")).map(({ requestId }) => requestId)).toEqual([
    "another’s",
  ]);
});

test("[PWA-01] two tabs send each question once", async () => {
  let isHeld = false;
  const request = async (
    _name: string,
    _options: LockOptions,
    work: (lock: object | null) => Promise<unknown>,
  ) => {
    if (isHeld) return work(null);
    isHeld = true;
    return work({}).finally(() => {
      isHeld = false;
    });
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  watch(deskWith());
  watch(deskWith());
  await expect.poll(left).toEqual([]);
  expect(server.arrived.map(({ requestId }) => requestId)).toEqual(["first", "second"]);
});

test("[PWA-01] a tab whose question another one sent shows it as the server has it", async () => {
  server.status = 500;
  const desk = deskWith();
  askHere(desk, "sent elsewhere");
  const readAnswer = vi.fn(async (id: string) => answerOf(id, "elsewhere") as never);
  watch(desk, readAnswer);
  await expect
    .poll(() => desk.snapshot()[0])
    .toMatchObject({
      here: false,
      following: { answer: { discussionId: "elsewhere" } },
    });
  expect(readAnswer).toHaveBeenCalledWith("sent elsewhere");
});

test("[PWA-01] what the line does not carry stays, and is sent when the network is back", async () => {
  server.status = 0;
  const desk = deskWith();
  askHere(desk, "first");
  watch(desk);
  await expect.poll(() => desk.snapshot()[0]?.following.phase).toBe("answered");
  expect(await left()).toEqual(["first", "second"]);
  server.status = 200;
  window.dispatchEvent(new Event("online"));
  await expect.poll(left).toEqual([]);
});

test("[PWA-01] [ERR-02] what the server refuses is kept, and does not stop those behind it", async () => {
  server.status = 400;
  server.code = "FIELD_INVALID";
  const desk = deskWith();
  askHere(desk, "first");
  watch(desk);
  await expect.poll(() => server.arrived).toHaveLength(2);
  await expect.poll(() => desk.snapshot()[0]).toMatchObject({ here: false });
  expect(await left()).toEqual(["first", "second"]);
});

test("[T-4] what the day has no free place for stays, is to be asked, and is sent at its person’s word only", async () => {
  server.places = 0;
  const asked: KeptQuestion[] = [];
  const desk = deskWith((kept) => asked.push(kept));
  askHere(desk, "first");
  watch(desk);
  const first = () => desk.snapshot()[0];
  await expect.poll(first).toMatchObject({ here: false, toBeAsked: true });
  expect(first()?.following.phase).toBe("answered");
  // The one behind it is not even tried: the day is spent.
  expect(server.arrived.map(({ requestId }) => requestId)).toEqual(["first"]);
  expect((await listOfflineRulings(ME)).map(({ toBeAsked }) => toBeAsked)).toEqual([true, true]);
  watch(deskWith());
  window.dispatchEvent(new Event("online"));
  desk.retry("first");
  await expect.poll(() => asked).toMatchObject([{ requestId: "first" }]);
  expect(asked[0]?.here).toBeUndefined();
  expect(first()?.toBeAsked).toBeUndefined();
  expect(server.arrived).toHaveLength(1);
});

test("[T-4] what waited to be asked and was is forgotten on the device", async () => {
  server.places = 0;
  const ids = ["first"];
  watch(deskWith());
  await expect.poll(async () => (await listOfflineRulings(ME))[1]?.toBeAsked).toBe(true);
  watch(deskWith(), async (id) => (ids.includes(id) ? (answerOf(id, "d") as never) : null));
  await expect.poll(left).toEqual(["second"]);
});
