import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  leaveZaps,
  type OracleApp,
  QUESTION,
  QUICK,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

describe("a durable run", () => {
  onEachDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open(), "pro");
    });
    afterEach(async () => {
      app.judge.release();
      await app.runs.work?.stop();
      await expectLedgerToBalance(open());
    });
    const requestId = "request-1";
    const stop = (userId: string | null = me, id = requestId) =>
      app.call("DELETE", `/api/runs/${id}`, userId);
    const runs = () => open().db.select().from(schema.runs);
    const messages = () => open().db.select().from(schema.messages);
    const entries = async () =>
      (await open().db.select().from(schema.zapEntries).orderBy(schema.zapEntries.id)).map(
        ({ kind, amount }) => [kind, amount],
      );

    describe("[DISC-08] [DATA-08] the same request sent again", () => {
      test("while it runs joins it: one answer, one charge", async () => {
        app.judge.hold();
        const first = app.ask(me, { requestId });
        await app.judge.hasBeenAsked(1);
        const second = app.ask(me, { requestId });
        app.judge.release();
        const [one, two] = await Promise.all([first, second]);
        expect(one.status).toBe(200);
        expect(two.body).toEqual(one.body);
        expect(app.judge.asked).toHaveLength(1);
        expect(await app.remaining(me)).toBe(99);
      });

      test("sent five times at once is one run", async () => {
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => app.ask(me, { requestId })),
        );
        expect(new Set(answers.map(({ body }) => body.messageId)).size).toBe(1);
        expect(await messages()).toHaveLength(2);
        expect(await app.remaining(me)).toBe(99);
      });

      test("once done gets the stored answer, as it was", async () => {
        const { body } = await app.ask(me, { requestId });
        app.judge.next = () => judgeAnswer({ ruling: "Another ruling." });
        expect((await app.ask(me, { requestId })).body).toEqual(body);
        expect(await app.remaining(me)).toBe(99);
      });

      test("may name the discussion that it made", async () => {
        const { body } = await app.ask(me, { requestId });
        const again = await app.ask(me, { requestId, discussionId: body.discussionId });
        expect(again.body).toEqual(body);
      });

      test("with another body is a conflict", async () => {
        await app.ask(me, { requestId });
        const answer = await app.ask(me, { requestId, question: "Something else entirely?" });
        expect(refusal(answer)).toEqual({ status: 409, code: "REQUEST_ID_CONFLICT" });
      });

      test("by another person is that person's own run", async () => {
        const other = await addPerson(open());
        const { body } = await app.ask(me, { requestId });
        const answer = await app.ask(other, { requestId, question: "Something else entirely?" });
        expect(answer.status).toBe(200);
        expect(answer.body.discussionId).not.toBe(body.discussionId);
      });

      test("after a failure tries again with the stored question, charged once", async () => {
        app.judge.next = () => {
          throw new Error("a fault");
        };
        expect((await app.ask(me, { requestId })).status).toBe(500);
        app.judge.next = () => judgeAnswer();
        const { status, body } = await app.ask(me, { requestId });
        expect([status, body.zaps_charged]).toEqual([200, 1]);
        expect((await messages()).map(({ role }) => role).sort()).toEqual(["oracle", "user"]);
        expect(await runs()).toMatchObject([{ status: "done", attempt: 2, errorCode: null }]);
        expect(await entries()).toEqual([
          ["grant", 100],
          ["reserve", -1],
          ["refund", 1],
          ["reserve", -1],
          ["commit", 0],
        ]);
        expect(await open().db.select().from(schema.questionLogs)).toMatchObject([
          { responseSuccess: true, errorMessage: null },
        ]);
      });
    });

    describe("[DATA-08] stopping", () => {
      test("[ORA-04] [BILL-08] ends the run, refunds it and keeps the question", async () => {
        app.judge.hold();
        const asking = app.ask(me, { requestId });
        await app.judge.hasBeenAsked(1);
        expect((await stop()).body).toEqual({ stopped: true, charged: false });
        expect(refusal(await asking)).toEqual({ status: 409, code: "RUN_STOPPED" });
        expect(app.judge.asked[0]?.options.signal.aborted).toBe(true);
        expect(await runs()).toMatchObject([{ status: "stopped", errorCode: "RUN_STOPPED" }]);
        expect((await messages()).map(({ role }) => role)).toEqual(["user"]);
        const { zaps } = (await app.call("GET", "/api/billing/status", me)).body;
        expect(zaps).toMatchObject({ monthly_remaining: 100, daily_count: 1 });
      });

      test("does not wait for work that ignores it", async () => {
        app.judge.answer = () => new Promise(() => {});
        const asking = app.ask(me, { requestId });
        while ((await stop()).status === 404);
        expect(refusal(await asking)).toEqual({ status: 409, code: "RUN_STOPPED" });
      });

      test("what has ended changes nothing", async () => {
        await app.ask(me, { requestId });
        expect((await stop()).body).toEqual({ stopped: false, charged: false });
        expect(await app.remaining(me)).toBe(99);
      });

      test("someone else's run, or none, is RUN_NOT_FOUND", async () => {
        const other = await addPerson(open());
        await app.ask(me, { requestId });
        expect(refusal(await stop(other))).toEqual({ status: 404, code: "RUN_NOT_FOUND" });
        expect(refusal(await stop(me, "unknown"))).toEqual({ status: 404, code: "RUN_NOT_FOUND" });
        expect((await stop(null)).status).toBe(401);
      });

      test("lets the same request be asked again", async () => {
        app.judge.hold();
        const asking = app.ask(me, { requestId });
        await app.judge.hasBeenAsked(1);
        await stop();
        await asking;
        app.judge.release();
        expect((await app.ask(me, { requestId })).status).toBe(200);
        expect(await app.remaining(me)).toBe(99);
      });
    });

    test("[DISC-08] goes on when the connection closes; the answer is there on return", async () => {
      app.judge.hold();
      const gone = new AbortController();
      const request = app.send("POST", "/api/ruling", me, {
        body: { question: QUESTION, requestId },
        signal: gone.signal,
      });
      await app.judge.hasBeenAsked(1);
      gone.abort();
      expect(app.judge.asked[0]?.options.signal.aborted).toBe(false);
      app.judge.release();
      await Promise.resolve(request).catch(() => undefined);
      expect((await app.ask(me, { requestId })).status).toBe(200);
      expect(app.judge.asked).toHaveLength(1);
    });

    test("[ORA-14] out of time is TIMEOUT, refunded", async () => {
      const hasty = createOracleApp(open(), { timing: { ...QUICK, timeoutMs: 1 } });
      hasty.judge.hold();
      expect(refusal(await hasty.ask(me))).toEqual({ status: 504, code: "TIMEOUT" });
      expect(await app.remaining(me)).toBe(100);
    });

    test("[BILL-08] 200 questions at once with 10 zaps left spend 10", async () => {
      await leaveZaps(app, open(), me, 10);
      const answers = await Promise.all(Array.from({ length: 200 }, () => app.ask(me)));
      const codes = answers.map(({ status, body }) => (status === 200 ? "answered" : body.code));
      expect(codes.filter((code) => code === "answered")).toHaveLength(10);
      expect(new Set(codes)).toEqual(new Set(["answered", "MONTHLY_LIMIT"]));
      expect(await app.remaining(me)).toBe(0);
      expect(app.judge.asked).toHaveLength(10);
    });

    test("[BILL-08] questions that were being opened when their process ends are interrupted and refunded like the others", async () => {
      app.judge.hold();
      // They wait for each other: when the first is asked, the others are being opened.
      const asking = Array.from({ length: 5 }, () => app.ask(me));
      await app.judge.hasBeenAsked(1);
      await app.runs.work?.stop();
      const interrupted = { status: 503, code: "RUN_INTERRUPTED" };
      expect((await Promise.all(asking)).map(refusal)).toEqual(asking.map(() => interrupted));
      expect(await app.remaining(me)).toBe(100);
    });

    describe("[BILL-08] whose process died", () => {
      const orphan = async () => {
        app.judge.hold();
        const asking = app.ask(me, { requestId });
        await app.judge.hasBeenAsked(1);
        return asking;
      };
      const silence = () =>
        open().db.execute(sql`update runs set heartbeat_at = now() - interval '1 minute'`);
      const later = () =>
        createOracleApp(open(), { judge: app.judge, isSoleProcess: false, timing: QUICK });

      test("is interrupted, refunded and logged; the question stays", async () => {
        const quiet = createOracleApp(open(), { timing: { ...QUICK, beatMs: 1_000_000 } });
        quiet.judge.hold();
        const asking = quiet.ask(me, { requestId });
        await quiet.judge.hasBeenAsked(1);
        await silence();
        const next = later();
        await next.runs.work?.start();
        expect(refusal(await asking)).toEqual({ status: 503, code: "RUN_INTERRUPTED" });
        expect(await runs()).toMatchObject([{ status: "interrupted" }]);
        expect((await messages()).map(({ role }) => role)).toEqual(["user"]);
        expect(await open().db.select().from(schema.questionLogs)).toMatchObject([
          { responseSuccess: false, errorMessage: "RUN_INTERRUPTED" },
        ]);
        expect(await app.remaining(me)).toBe(100);
        await next.runs.work?.stop();
        await quiet.runs.work?.stop();
      });

      test("is told apart from one that beats", async () => {
        const asking = orphan();
        await app.judge.hasBeenAsked(1);
        const next = later();
        await next.runs.work?.start();
        expect(await runs()).toMatchObject([{ status: "running" }]);
        app.judge.release();
        expect((await asking).status).toBe(200);
        await next.runs.work?.stop();
      });

      test("is told apart from one that this very process works on", async () => {
        const asking = orphan();
        await app.judge.hasBeenAsked(1);
        await app.runs.work?.start();
        expect(await runs()).toMatchObject([{ status: "running" }]);
        app.judge.release();
        expect((await asking).status).toBe(200);
      });

      test("is found at once by the only process of an embedded database", async () => {
        const asking = orphan();
        await app.judge.hasBeenAsked(1);
        const next = createOracleApp(open(), { isSoleProcess: true });
        await next.runs.work?.start();
        expect(refusal(await asking)).toEqual({ status: 503, code: "RUN_INTERRUPTED" });
        await next.runs.work?.stop();
      });
    });

    test("[BILL-08] a server that ends interrupts and refunds what it works on", async () => {
      app.judge.hold();
      const asking = app.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      await app.runs.work?.stop();
      expect(refusal(await asking)).toEqual({ status: 503, code: "RUN_INTERRUPTED" });
      expect(await app.remaining(me)).toBe(100);
    });

    test("[BILL-08] zaps reserved in November come back in December without swelling its allowance", async () => {
      let now = new Date("2026-11-30T23:59:00Z");
      const dated = createOracleApp(open(), { now: () => now });
      dated.judge.hold();
      const asking = dated.ask(me, { requestId });
      await dated.judge.hasBeenAsked(1);
      now = new Date("2026-12-01T00:01:00Z");
      await dated.call("DELETE", `/api/runs/${requestId}`, me);
      await asking;
      expect(await dated.remaining(me)).toBe(100);
      expect((await entries()).slice(2)).toEqual([
        ["expire", -99],
        ["grant", 100],
        ["refund", 1],
        ["expire", -1],
      ]);
    });
  });
});
