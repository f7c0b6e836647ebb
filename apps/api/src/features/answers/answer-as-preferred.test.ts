import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../test/decks-app.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import {
  addPerson,
  expectLedgerToBalance,
  leaveZaps,
  type OracleApp,
  QUESTION,
  readEvents,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

const LANDS = "How many lands does my deck play?";
const requestId = "request-1";
const PREFERENCE = { prefer: "respond-async" };

/** Every metered call, with a body that its own deck answers. */
const CALLS: readonly (readonly [string, (deckId: string) => object])[] = [
  ["/api/ruling", () => ({ question: QUESTION })],
  ["/api/strategy-qna", () => ({ question: "How many lands should a Commander deck play?" })],
  ["/api/deck-qna", (deckId) => ({ question: LANDS, deckId })],
  ["/api/deck-suggestions", (deckId) => ({ deckId })],
];

describe("a metered call and what its caller prefers", () => {
  onEachDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open(), "pro");
    });
    afterEach(async () => {
      app.judge.release();
      await app.runs.work?.stop();
      await expectLedgerToBalance(open());
    });
    const addDeck = async (): Promise<string> => {
      const text = await sampleList("atraxa-growing-council");
      return (await importDeck(app, me, { name: "Atraxa", format: "commander", text })).id;
    };
    const begin = (body: object = {}, headers: Readonly<Record<string, string>> = PREFERENCE) =>
      app.call("POST", "/api/ruling", me, {
        body: { question: QUESTION, requestId, ...body },
        headers,
      });
    const follow = async (userId = me) =>
      readEvents(await app.send("GET", `/api/runs/${requestId}/events`, userId));
    const runs = () => open().db.select().from(schema.runs);

    test.each(CALLS)(
      "[DATA-08] %s begins a run, whose events bring the answer",
      async (path, read) => {
        const body = { ...read(await addDeck()), requestId };
        const begun = await app.call("POST", path, me, { body, headers: PREFERENCE });
        expect(begun).toMatchObject({ status: 202, body: { requestId } });
        expect(begun.headers.get("preference-applied")).toBe("respond-async");
        const events = await follow();
        expect(events.at(-1)).toMatchObject({ event: "answer", data: { answer: { requestId } } });
        // Whoever waits gets the same answer of the same run.
        const waited = await app.call("POST", path, me, { body });
        expect(waited.status).toBe(200);
        expect(waited.headers.get("preference-applied")).toBeNull();
        expect(waited.body).toMatchObject(events.at(-1)?.data.answer);
        expect(await runs()).toHaveLength(1);
      },
    );

    test("[DATA-08] answers before the work is done, its zap reserved", async () => {
      app.judge.hold();
      expect((await begin()).status).toBe(202);
      expect(await app.remaining(me)).toBe(99);
      expect(await runs()).toMatchObject([{ status: "running" }]);
      app.judge.release();
      expect((await follow()).at(-1)).toMatchObject({ event: "answer" });
      expect(await app.remaining(me)).toBe(99);
    });

    test("[DATA-08] a repeat joins the run, and is charged once", async () => {
      app.judge.hold();
      const begun = await begin();
      expect(await begin()).toMatchObject({ status: 202, body: begun.body });
      app.judge.release();
      await follow();
      expect(await begin()).toMatchObject({ status: 202, body: begun.body });
      expect(app.judge.asked).toHaveLength(1);
      expect(await app.remaining(me)).toBe(99);
    });

    test("[DATA-08] makes a request id for a caller that sends none", async () => {
      const { body } = await begin({ requestId: undefined });
      expect(body).toEqual({ requestId: expect.stringMatching(/^[A-Za-z0-9_-]{21}$/) });
      const events = await app.send("GET", `/api/runs/${body.requestId}/events`, me);
      expect((await readEvents(events)).at(-1)).toMatchObject({ event: "answer" });
    });

    test("[DATA-08] after a failure begins again, and its events tell of the new attempt only", async () => {
      app.judge.next = () => {
        throw new Error("a fault");
      };
      await begin();
      expect((await follow()).at(-1)).toMatchObject({ event: "error", data: { code: "INTERNAL" } });
      app.judge.next = judgeAnswer;
      expect((await begin()).status).toBe(202);
      expect((await follow()).map(({ event }) => event)).not.toContain("error");
      expect(await runs()).toMatchObject([{ status: "done", attempt: 2 }]);
    });

    test("[BILL-08] [DATA-06] says at once why no run begins, and keeps nothing", async () => {
      await leaveZaps(app, open(), me, 0);
      expect(refusal(await begin())).toEqual({ status: 402, code: "MONTHLY_LIMIT" });
      expect(refusal(await begin({ question: "" }))).toMatchObject({ status: 400 });
      expect(await runs()).toEqual([]);
    });

    test("[SEC-02] another's run and a missing one are followed alike", async () => {
      await begin();
      const other = await addPerson(open());
      const ofAnother = await app.call("GET", `/api/runs/${requestId}/events`, other);
      const missing = await app.call("GET", "/api/runs/nothing-here/events", me);
      expect(refusal(ofAnother)).toEqual({ status: 404, code: "RUN_NOT_FOUND" });
      expect(refusal(ofAnother)).toEqual(refusal(missing));
      expect(ofAnother.body.error).toBe(missing.body.error);
    });

    test.each([
      ["wait=10, Respond-Async", 202],
      ["respond-async; lang=fr", 202],
      ["respond-asynchronously, return=minimal", 200],
    ])("[DATA-08] reads the preference %s as RFC 7240 writes it", async (prefer, status) => {
      expect((await begin({}, { prefer })).status).toBe(status);
    });
  });
});
