import { LanguageModelError } from "@spellwright/contract";
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

describe("POST /api/ruling", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
    });
    afterEach(async () => {
      app.judge.release();
      await app.runs.work?.stop();
      await expectLedgerToBalance(open());
    });
    const lastAsked = () => app.judge.asked.at(-1)?.question;
    const messagesOf = async (discussionId: string) =>
      (await app.call("GET", `/api/discussions/${discussionId}/messages`, me)).body.items;
    const discussionOf = async (id: string) =>
      (await app.call("GET", `/api/discussions/${id}`, me)).body;
    const logs = () => open().db.select().from(schema.questionLogs);

    test("[ORA-14] [DATA-04] [DATA-07] answers with the ruling, where it is kept, and its price", async () => {
      const usage = {
        input_tokens: 3,
        output_tokens: 2,
        total_tokens: 5,
        output_tokens_details: { reasoning_tokens: 1 },
      };
      app.judge.next = () =>
        judgeAnswer({ ruling: "Yes, it does." }, { reasoningItems: ["trample"], usage });
      const { status, body } = await app.ask(me, { requestId: "request-1" });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        requestId: "request-1",
        ruling: { ruling: "Yes, it does.", confidence: 0.8, outcome: "ruling" },
        reasoningItems: ["trample"],
        suggestedTitle: null,
        usage,
        engine: { kind: "local", model: null },
        zaps_charged: 1,
      });
      expect(body.messageId).toMatch(/^[A-Za-z0-9_-]{21}$/);
      expect(await app.remaining(me)).toBe(9);
    });

    test("[DATA-08] makes a requestId when the caller sends none", async () => {
      const { body } = await app.ask(me);
      expect(body.requestId).toMatch(/^[A-Za-z0-9_-]{21}$/);
    });

    test("[ORA-08] [DATA-07] makes a discussion titled with the question's first 60 characters", async () => {
      const question = `${"x".repeat(59)}🐉 and then some more`;
      const { body } = await app.ask(me, { question });
      expect(await discussionOf(body.discussionId)).toMatchObject({
        title: `${"x".repeat(59)}🐉`,
        type: "oracle",
        is_public: false,
        is_owner: true,
      });
    });

    test("[DATA-01] keeps the question and the answer as messages, in order", async () => {
      const { body } = await app.ask(me, { cards: [{ id: "bolt", name: "Foudre" }] });
      const [question, answer, ...others] = await messagesOf(body.discussionId);
      expect(question).toMatchObject({
        role: "user",
        payload: {
          type: "user",
          content: QUESTION,
          cards: [{ id: "bolt", name: "Foudre" }],
          requestId: body.requestId,
          reasoningEffort: "low",
        },
        run: { requestId: body.requestId, status: "done", code: null },
      });
      expect(answer).toMatchObject({
        id: body.messageId,
        role: "oracle",
        payload: {
          type: "oracle",
          content: "Yes.",
          cards: [{ id: "bolt", name: "Lightning Bolt" }],
          userMessageId: question.id,
          zaps_charged: 1,
          ruling: body.ruling,
        },
        run: null,
      });
      expect(others).toEqual([]);
    });

    test("[ORA-08] a suggested title replaces the automatic one, once", async () => {
      app.judge.next = () => judgeAnswer({}, { suggestedTitle: "Trample and deathtouch" });
      const { discussionId } = (await app.ask(me)).body;
      expect((await discussionOf(discussionId)).title).toBe("Trample and deathtouch");
      app.judge.next = () => judgeAnswer({}, { suggestedTitle: "Another title" });
      await app.ask(me, { discussionId });
      expect((await discussionOf(discussionId)).title).toBe("Trample and deathtouch");
    });

    test("[ORA-08] a title that a person chose stays", async () => {
      const { discussionId } = (await app.ask(me)).body;
      const body = { title: "My own title" };
      await app.call("PATCH", `/api/discussions/${discussionId}`, me, { body });
      app.judge.next = () => judgeAnswer({}, { suggestedTitle: "Another title" });
      await app.ask(me, { discussionId });
      expect((await discussionOf(discussionId)).title).toBe("My own title");
    });

    test("[ORA-12] the judge gets the last four messages and the rolling summary", async () => {
      app.judge.next = () => judgeAnswer({ ruling: "r".repeat(600), explanation: "e".repeat(200) });
      const { discussionId } = (await app.ask(me, { question: `1${"q".repeat(400)}` })).body;
      await app.ask(me, { question: "2 Second question?", discussionId });
      await app.ask(me, { question: "3 Third question?", discussionId });
      expect(lastAsked()?.history).toEqual([
        { role: "user", content: `1${"q".repeat(299)}` },
        { role: "oracle", content: "r".repeat(500) },
        { role: "user", content: "2 Second question?" },
        { role: "oracle", content: "r".repeat(500) },
      ]);
      const answer = `${"r".repeat(100)} ${"e".repeat(150)}`;
      expect(lastAsked()?.summary).toBe(`${answer}\n${answer}`);
      expect((await discussionOf(discussionId)).context_summary).toHaveLength(600);
    });

    test("[DATA-07] in a discussion the server builds the history itself", async () => {
      const { discussionId } = (await app.ask(me)).body;
      const history = [{ role: "oracle", content: "A false ruling." }];
      await app.ask(me, { discussionId, history });
      expect(lastAsked()?.history.map(({ content }) => content)).toEqual([QUESTION, "Yes."]);
    });

    test("[DATA-07] without a discussion the caller's history counts", async () => {
      const history = [{ role: "user", content: "Before." }];
      await app.ask(me, { history });
      expect(lastAsked()?.history).toEqual(history);
    });

    test("[ORA-12] [ORA-14] cards that only the questions before name stand beside its own", async () => {
      const first = await app.ask(me, { question: "Does [[Lightning Bolt]] kill Grizzly Bears?" });
      const { discussionId } = first.body;
      await app.ask(me, { question: "And if the Bears have indestructible?", discussionId });
      const ids = (cards: readonly { card: { id: string } }[] = []) =>
        cards.map(({ card }) => card.id).sort();
      expect(ids(lastAsked()?.cards)).toEqual([]);
      expect(ids(lastAsked()?.earlierCards)).toEqual(["bears", "bolt"]);
      await app.ask(me, { question: "And with another Lightning Bolt?", discussionId });
      expect(ids(lastAsked()?.cards)).toEqual(["bolt"]);
      expect(ids(lastAsked()?.earlierCards)).toEqual(["bears"]);
    });

    test("[ORA-14] cards are found by id, by name, by mark and in the sentence, each once", async () => {
      await app.ask(me, {
        question: "[[Lightning Bolt]] and Grizzly Bears and [[Blorbo the Unknowable]]: who wins?",
        cards: [{ id: "bolt", name: "Lightning Bolt" }, { name: "grizzly bears" }],
      });
      const asked = lastAsked();
      expect(asked?.cards.map(({ card }) => card.id).sort()).toEqual(["bears", "bolt"]);
      expect(asked?.unknownCards.map(({ written }) => written)).toEqual(["Blorbo the Unknowable"]);
      expect(asked?.cardRulings.map(({ comment }) => comment)).toEqual(["A note."]);
    });

    test("[DATA-09] what stands on the table reaches the judge", async () => {
      const gameState = { step: "combat", players: [{ name: "Ana", life: 3 }] };
      await app.ask(me, { gameState });
      expect(lastAsked()?.gameState).toEqual(gameState);
    });

    test("[ORA-11] without a language model every effort costs 1; the kept effort is the default", async () => {
      const body = { oracle_reasoning_effort: "high" };
      await app.call("PATCH", "/api/zaps", me, { body });
      expect((await app.ask(me)).body.zaps_charged).toBe(1);
      expect(app.judge.asked.at(-1)?.options.effort).toBe("high");
      await app.ask(me, { reasoningEffort: "medium" });
      expect(app.judge.asked.at(-1)?.options.effort).toBe("medium");
    });

    test.each([
      ["low", 1],
      ["medium", 2],
      ["high", 3],
    ])("[ORA-11] [BILL-12] with a language model %s effort costs %i", async (effort, cost) => {
      const model = {
        name: "test",
        generate: () => Promise.reject(new LanguageModelError("unavailable")),
      };
      const withModel = createOracleApp(open(), { judge: app.judge, model });
      const { body } = await withModel.ask(me, { reasoningEffort: effort });
      expect(body.zaps_charged).toBe(cost);
      expect(await app.remaining(me)).toBe(10 - cost);
    });

    test.each([
      ["cannot_settle", 0],
      ["needs_detail", 0],
      ["declined", 0],
    ] as const)(
      "[BILL-08] an answer that is %s is kept and refunded, and counts %i times for the day",
      async (outcome, daily_count) => {
        app.judge.next = () => judgeAnswer({ outcome, verdict: null, confidence: 0.2 });
        const { status, body } = await app.ask(me);
        expect([status, body.zaps_charged, body.ruling.outcome]).toEqual([200, 0, outcome]);
        expect(await messagesOf(body.discussionId)).toHaveLength(2);
        const { zaps } = (await app.call("GET", "/api/billing/status", me)).body;
        expect(zaps).toMatchObject({ monthly_remaining: 10, daily_count });
      },
    );

    test("[ORA-16] the log keeps the question and then its outcome", async () => {
      app.judge.hold();
      const asking = app.ask(me, { cards: [{ name: "Lightning Bolt" }] });
      await app.judge.hasBeenAsked(1);
      expect(await logs()).toMatchObject([
        {
          userId: me,
          questionType: "oracle",
          questionText: QUESTION,
          questionLength: QUESTION.length,
          cardsMentioned: ["Lightning Bolt"],
          reasoningEffort: "low",
          responseSuccess: null,
          metadata: { has_context: false, cards_count: 1 },
        },
      ]);
      app.judge.release();
      const { discussionId } = (await asking).body;
      const [log] = await logs();
      expect(log).toMatchObject({ discussionId, responseSuccess: true, errorMessage: null });
      expect(log?.confidence).toBeCloseTo(0.8);
      expect(log?.responseTimeMs).toBeGreaterThanOrEqual(0);
    });

    test("[ORA-16] the log holds the cards that were found, attached and named, also after a failure", async () => {
      app.judge.next = () => {
        throw new LanguageModelError("unavailable");
      };
      await app.ask(me, {
        question: "Can [[lightning bolt]] kill Grizzlys?",
        cards: [{ name: "Blorbo the Unknowable" }],
      });
      const [log] = await logs();
      expect([...(log?.cardsMentioned ?? [])].sort()).toEqual(["Grizzly Bears", "Lightning Bolt"]);
      expect(log).toMatchObject({ responseSuccess: false, metadata: { cards_count: 2 } });
    });

    test.each([
      ["unavailable", 503, "MODEL_UNAVAILABLE"],
      ["rate_limited", 503, "MODEL_UNAVAILABLE"],
      ["invalid_output", 503, "MODEL_UNAVAILABLE"],
      ["timeout", 504, "TIMEOUT"],
    ] as const)(
      "[BILL-08] [ORA-16] a model that fails (%s) answers %i %s: question kept, zaps refunded, logged",
      async (failure, status, code) => {
        app.judge.next = () => {
          throw new LanguageModelError(failure);
        };
        const answer = await app.ask(me);
        expect(refusal(answer)).toEqual({ status, code });
        const [discussion] = (await app.call("GET", "/api/discussions", me)).body.items;
        expect(await messagesOf(discussion.id)).toMatchObject([
          { role: "user", run: { status: "failed", code } },
        ]);
        expect(await logs()).toMatchObject([
          { responseSuccess: false, errorMessage: code, strength: "none" },
        ]);
        expect(await app.remaining(me)).toBe(10);
      },
    );

    test("[DATA-06] a fault of ours is INTERNAL, tells nothing of itself, and is refunded", async () => {
      app.judge.next = () => {
        throw new Error("secret detail");
      };
      const answer = await app.ask(me);
      expect(refusal(answer)).toEqual({ status: 500, code: "INTERNAL" });
      expect(JSON.stringify(answer.body)).not.toContain("secret detail");
      expect(await app.remaining(me)).toBe(10);
    });
  });
});
