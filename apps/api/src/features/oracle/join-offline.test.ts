import { randomUUID } from "node:crypto";
import { ACCOUNT_HEADER } from "@spellwright/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
  QUESTION,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

const NOW = new Date("2026-11-20T20:00:00.000Z");
const ASKED_AT = "2026-11-20T14:00:00.000Z";
const OTHER = "Does a creature with lifelink gain life when it blocks?";

describe("POST /api/ruling/offline", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = createOracleApp(open(), { now: () => NOW });
      me = await addPerson(open());
    });
    afterEach(async () => {
      app.judge.release();
      await app.runs.work?.stop();
      await expectLedgerToBalance(open());
    });
    const join = (userId: string | null, body: Record<string, unknown> = {}, at = app) =>
      at.call("POST", "/api/ruling/offline", userId, {
        body: {
          ...{ question: QUESTION, requestId: "first", askedAt: ASKED_AT, language: "en" },
          ...body,
        },
      });
    const messagesOf = async (discussionId: string, userId = me) =>
      (await app.call("GET", `/api/discussions/${discussionId}/messages`, userId)).body.items;
    const discussionsOf = async (userId: string) =>
      (await app.call("GET", "/api/discussions", userId)).body.items;

    test("[PWA-01] stores question and answer as asked offline, then, at no cost", async () => {
      const { status, body } = await join(me, { cards: [{ id: "bolt", name: "Foudre" }] });
      const offline = { pack: "server", rules: "2026-01-01", cards: "2026-01-01" };
      expect(status).toBe(200);
      expect(body).toMatchObject({ requestId: "first", zaps_charged: 0, engine: { offline } });
      const [question, answer, ...others] = await messagesOf(body.discussionId);
      expect(others).toEqual([]);
      expect(question.payload).toMatchObject({
        ...{ content: QUESTION, requestId: "first", timestamp: ASKED_AT },
        cards: [{ id: "bolt", name: "Foudre" }],
      });
      expect(answer.payload).toMatchObject({
        ...{ userMessageId: question.id, zaps_charged: 0, engine: { kind: "local", offline } },
        timestamp: NOW.toISOString(),
      });
      expect(await app.remaining(me)).toBe(10);
    });

    test("[PWA-01] costs nothing whose zaps are spent, and asks no model", async () => {
      let asked = 0;
      const model = {
        name: "a model",
        ask: () => {
          asked += 1;
          return Promise.reject(new Error("nobody asks it"));
        },
      } as never;
      const other = createOracleApp(open(), { now: () => NOW, model });
      await open().db.execute(`update user_zaps set monthly_remaining = 0`);
      expect((await join(me, { reasoningEffort: "high" }, other)).status).toBe(200);
      expect(asked).toBe(0);
      expect(other.judge.asked.map(({ options }) => options.model)).toEqual([undefined]);
      await other.runs.work?.stop();
    });

    test.each([
      ["free", 0, 5],
      ["free", 3, 2],
      ["pro", 0, 10],
      ["pro", 35, 5],
    ] as const)(
      "[T-4] on %s, after %i questions of the day, %i join; the rest waits and leaves nothing",
      async (plan, dailyCount, most) => {
        const day = { plan, dailyCount, dailyDate: "2026-11-20" };
        await open().db.update(schema.userZaps).set(day).where(eq(schema.userZaps.userId, me));
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, at) => join(me, { requestId: `many-${at}` })),
        );
        const waiting = answers.filter(({ status }) => status !== 200);
        expect(answers).toHaveLength(most + waiting.length);
        expect(new Set(waiting.map((each) => JSON.stringify(refusal(each))))).toEqual(
          new Set([JSON.stringify({ status: 429, code: "OFFLINE_WAITS" })]),
        );
        expect(await discussionsOf(me)).toHaveLength(most);
        const { zaps } = (await app.call("GET", "/api/billing/status", me)).body;
        expect(zaps.daily_count).toBe(dailyCount + most);
        // What is deleted gives none of the day's back, and the next day begins anew.
        for (const { id } of await discussionsOf(me))
          await app.call("DELETE", `/api/discussions/${id}`, me);
        expect(refusal(await join(me, { requestId: "one-more" })).code).toBe("OFFLINE_WAITS");
        const tomorrow = createOracleApp(open(), {
          now: () => new Date(NOW.getTime() + 86_400_000),
        });
        expect((await join(me, { requestId: "tomorrow" }, tomorrow)).status).toBe(200);
        await tomorrow.runs.work?.stop();
      },
    );

    test("[T-4] a question that was stopped joins as one more of the day", async () => {
      const day = { dailyCount: 5, dailyDate: "2026-11-20" };
      await open().db.update(schema.userZaps).set(day).where(eq(schema.userZaps.userId, me));
      expect(refusal(await app.ask(me, { requestId: "first" })).code).toBe("DAILY_CAP");
      expect(refusal(await join(me)).code).toBe("OFFLINE_WAITS");
    });

    test("[PWA-01] an answer that a caller sends along is not looked at", async () => {
      const forged = { ruling: { ruling: "FORGED" }, content: "FORGED", engine: { kind: "model" } };
      const { body } = await join(me, { answer: forged, ...forged });
      expect(JSON.stringify(await messagesOf(body.discussionId))).not.toContain("FORGED");
      expect(JSON.stringify(body)).not.toContain("FORGED");
    });

    test("[PWA-01] [DATA-08] joins once, however often, from however many devices and processes", async () => {
      const elsewhere = createOracleApp(open(), { now: () => NOW, isSoleProcess: false });
      const answers = await Promise.all([
        join(me),
        join(me, {}, elsewhere),
        join(me),
        join(me, {}, elsewhere),
      ]);
      const again = await join(me, {}, elsewhere);
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 200, body: again.body });
      expect(await discussionsOf(me)).toHaveLength(1);
      expect(await messagesOf(again.body.discussionId)).toHaveLength(2);
      expect(app.judge.asked.length + elsewhere.judge.asked.length).toBe(1);
      await elsewhere.runs.work?.stop();
    });

    test("[PWA-01] a chain that began offline is one discussion in the order of asking", async () => {
      const first = await join(me);
      const second = await join(me, { requestId: "second", question: OTHER, follows: "first" });
      expect(second.body.discussionId).toBe(first.body.discussionId);
      const payloads = (await messagesOf(first.body.discussionId)).map(
        ({ payload }: { payload: { type: string; content: string } }) => payload,
      );
      expect(payloads.map(({ type }: { type: string }) => type)).toEqual([
        ...["user", "oracle", "user", "oracle"],
      ]);
      expect(payloads[0].content).toBe(QUESTION);
      expect(payloads[2].content).toBe(OTHER);
      expect(app.judge.asked.at(-1)?.question.history).toMatchObject([
        { role: "user", content: QUESTION },
        { role: "oracle", content: "Yes." },
      ]);
    });

    test("[PWA-01] what was asked in a discussion joins it, titled as it was", async () => {
      const { discussionId } = (await app.ask(me)).body;
      await app.call("PATCH", `/api/discussions/${discussionId}`, me, { body: { title: "Mine" } });
      app.judge.next = () => judgeAnswer({}, { suggestedTitle: "Another" });
      const { body } = await join(me, { discussionId, question: OTHER });
      expect(body.discussionId).toBe(discussionId);
      expect(await messagesOf(discussionId)).toHaveLength(4);
      expect((await discussionsOf(me))[0].title).toBe("Mine");
    });

    test("[PWA-01] [DATA-08] a question that had reached the server joins as it stands there", async () => {
      const asked = await app.ask(me, { requestId: "first" });
      const { body } = await join(me);
      expect(body).toEqual(asked.body);
      expect(await discussionsOf(me)).toHaveLength(1);
      expect(refusal(await join(me, { question: OTHER }))).toEqual({
        status: 409,
        code: "REQUEST_ID_CONFLICT",
      });
    });

    test("[PWA-01] [ORA-08] a discussion that is gone, another’s or the Forge’s is no place: it begins its own", async () => {
      const stranger = await addPerson(open());
      const theirs = (await app.ask(stranger, { requestId: "theirs" })).body.discussionId;
      const [forge] = await open()
        .db.insert(schema.discussions)
        .values({ userId: me, title: "Forge", type: "forge" })
        .returning({ id: schema.discussions.id });
      const shared = { is_public: true };
      const places = [randomUUID(), theirs, forge?.id];
      for (const [place, discussionId] of places.entries()) {
        const { status, body } = await join(me, { requestId: `lost-${place}`, discussionId });
        expect(status).toBe(200);
        expect(places).not.toContain(body.discussionId);
        expect(await messagesOf(body.discussionId)).toHaveLength(2);
      }
      await app.call("PATCH", `/api/discussions/${theirs}`, stranger, { body: shared });
      const followed = await join(me, {
        requestId: "follower",
        discussionId: theirs,
        follows: "theirs",
      });
      expect(followed.status).toBe(200);
      expect(followed.body.discussionId).not.toBe(theirs);
      expect(await messagesOf(theirs, stranger)).toHaveLength(2);
    });

    test("[PWA-01] those that follow a lost discussion's question stay together", async () => {
      const discussionId = randomUUID();
      const first = await join(me, { discussionId });
      const second = await join(me, { requestId: "second", discussionId, follows: "first" });
      expect(second.body.discussionId).toBe(first.body.discussionId);
    });

    test.each([
      ["ahead of ours", "2026-11-20T20:00:01.000Z", NOW.toISOString()],
      ["years behind", "2019-01-01T00:00:00.000Z", NOW.toISOString()],
      ["months behind", "2026-08-01T10:00:00.000Z", "2026-08-01T10:00:00.000Z"],
    ])("[PWA-01] reads a clock that is %s", async (_what, askedAt, kept) => {
      const { body } = await join(me, { askedAt });
      expect((await messagesOf(body.discussionId))[0].payload.timestamp).toBe(kept);
    });

    test.each([
      ["no id", { requestId: undefined }, "FIELD_REQUIRED"],
      ["an id with spaces", { requestId: "a b" }, "FIELD_INVALID"],
      ["no time", { askedAt: undefined }, "FIELD_REQUIRED"],
      ["a time that is none", { askedAt: "yesterday" }, "FIELD_INVALID"],
      ["an empty question", { question: " " }, "QUESTION_EMPTY"],
      ["2,001 characters", { question: "x".repeat(2001) }, "QUESTION_TOO_LONG"],
      ["a discussion that cannot be one", { discussionId: "x" }, "DISCUSSION_ID_INVALID"],
      ["one before it that cannot be", { follows: "a b" }, "FIELD_INVALID"],
      ["31 cards", { cards: Array.from({ length: 31 }, () => ({ name: "x" })) }, "FIELD_INVALID"],
      ["a table of its own making", { gameState: { mana: 3 } }, "FIELD_INVALID"],
      ["an unknown language", { language: "de" }, "FIELD_INVALID"],
    ])("[DATA-06] refuses %s", async (_what, body, code) => {
      expect(refusal(await join(me, body))).toEqual({ status: 400, code });
      expect(await open().db.select().from(schema.messages)).toEqual([]);
    });

    test("[AUTH-01] refuses nobody, and an account that is not the one that asked", async () => {
      expect(refusal(await join(null))).toEqual({ status: 401, code: "UNAUTHENTICATED" });
      const stranger = await addPerson(open());
      const answer = await app.call("POST", "/api/ruling/offline", stranger, {
        body: { question: QUESTION, requestId: "first", askedAt: ASKED_AT, language: "en" },
        headers: { [ACCOUNT_HEADER]: me },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await open().db.select().from(schema.messages)).toEqual([]);
    });

    test("[PWA-01] what joins while its account is deleted leaves nothing", async () => {
      app.judge.hold();
      const joining = join(me);
      await app.judge.hasBeenAsked(1);
      await open().db.delete(schema.user).where(eq(schema.user.id, me));
      app.judge.release();
      expect((await joining).status).toBeGreaterThanOrEqual(400);
      expect(await open().db.select().from(schema.messages)).toEqual([]);
    });
  });
});
