import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
  QUICK,
  readEvents,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";
import { appendEvent, eventsAfter } from "./queries.ts";

const STEPS = ["resolving_cards", "reading_rules", "reasoning", "checking_citations"];

describe("GET /api/runs/{requestId}/events", () => {
  onEachDatabase((open) => {
    let app: OracleApp;
    let me: string;
    const requestId = "request-1";
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
    });
    afterEach(async () => {
      app.judge.release();
      await app.runs.work?.stop();
      await expectLedgerToBalance(open());
    });
    const follow = (query = "", headers: Record<string, string> = {}, userId: string | null = me) =>
      app.send("GET", `/api/runs/${requestId}/events${query}`, userId, { headers });

    test("[DATA-08] streams the steps in order, then the answer, and ends", async () => {
      app.judge.hold();
      const asking = app.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      const stream = await follow();
      expect(stream.headers.get("content-type")).toContain("text/event-stream");
      expect(stream.headers.get("cache-control")).toBe("no-cache, no-transform");
      expect(stream.headers.get("x-accel-buffering")).toBe("no");
      const reading = readEvents(stream);
      app.judge.release();
      const events = await reading;
      expect(events.map(({ event, id }) => [event, id])).toEqual([
        ["progress", "1"],
        ["progress", "2"],
        ["progress", "3"],
        ["progress", "4"],
        ["answer", "5"],
      ]);
      expect(events.slice(0, 4).map(({ data }) => data.step)).toEqual(STEPS);
      expect(events.at(-1)?.data).toEqual({
        seq: 5,
        type: "answer",
        answer: (await asking).body,
      });
    });

    test("[DATA-08] [DISC-08] resumes after the last number seen, by header or address", async () => {
      await app.ask(me, { requestId });
      const ids = async (stream: Response) => (await readEvents(stream)).map(({ id }) => id);
      expect(await ids(await follow("?after=3"))).toEqual(["4", "5"]);
      expect(await ids(await follow("?after=1", { "last-event-id": "4" }))).toEqual(["5"]);
      expect(await ids(await follow("?after=5"))).toEqual([]);
    });

    test("[DATA-08] ends with the error, in the caller's language", async () => {
      app.judge.hold();
      const asking = app.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      await app.call("DELETE", `/api/runs/${requestId}`, me);
      await asking;
      const [english] = (await readEvents(await follow())).slice(-1);
      const [french] = (await readEvents(await follow("", { "accept-language": "fr" }))).slice(-1);
      expect(english).toMatchObject({
        event: "error",
        data: { code: "RUN_STOPPED", error: "Answer stopped. No zap was used." },
      });
      expect(french?.data.error).not.toBe(english?.data.error);
    });

    test("[DATA-08] whoever has seen the newest text gets the newer one, and the end", async () => {
      app.judge.hold();
      const asking = app.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      const { db } = open();
      const [run] = await db.select().from(schema.runs);
      if (run === undefined) throw new Error("no run");
      const write = (ruling: string) =>
        appendEvent(
          db,
          { runId: run.id, attempt: run.attempt },
          {
            type: "writing",
            ruling,
            explanation: "",
          },
        );
      const lastId = async () => Number((await eventsAfter(db, run.id, 0)).at(-1)?.seq);
      await write("Yes");
      const first = await lastId();
      const reading = readEvents(await follow(`?after=${first}`), 1);
      await write("Yes, it does");
      const newer = await reading;
      expect(newer).toMatchObject([{ event: "writing", data: { ruling: "Yes, it does" } }]);
      const second = await lastId();
      await app.call("DELETE", `/api/runs/${requestId}`, me);
      await asking;
      expect(await readEvents(await follow(`?after=${second}`))).toMatchObject([
        { event: "error" },
      ]);
    });

    test("[DATA-08] another attempt goes on with the numbers, so that a reader misses nothing", async () => {
      app.judge.next = () => {
        throw new Error("a fault");
      };
      await app.ask(me, { requestId });
      const last = (await readEvents(await follow())).at(-1);
      expect(last).toMatchObject({ event: "error", id: "5", data: { code: "INTERNAL" } });
      app.judge.next = judgeAnswer;
      await app.ask(me, { requestId });
      const ids = ["6", "7", "8", "9", "10"];
      expect((await readEvents(await follow("?after=5"))).map(({ id }) => id)).toEqual(ids);
      expect((await readEvents(await follow())).map(({ id }) => id)).toEqual(ids);
    });

    test("[DATA-08] a quiet stream sends comments, so that proxies keep it open", async () => {
      const talking = createOracleApp(open(), {
        judge: app.judge,
        timing: { ...QUICK, commentMs: 5 },
      });
      app.judge.hold();
      const asking = talking.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      const response = await talking.send("GET", `/api/runs/${requestId}/events`, me);
      let text = "";
      for await (const chunk of response.body ?? []) {
        text += new TextDecoder().decode(chunk);
        // A comment may come before the first event too: the database takes its time.
        if (/event: progress.*\n:\n/s.test(text)) break;
      }
      expect(text).toMatch(/event: progress.*\n:\n/s);
      app.judge.release();
      expect((await asking).status).toBe(200);
    });

    test("[DATA-08] a reader who leaves does not end the run", async () => {
      app.judge.hold();
      const asking = app.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      await readEvents(await follow(), 1);
      app.judge.release();
      expect((await asking).status).toBe(200);
    });

    test("[DATA-08] a reader whose discussion is deleted reads that it is missing", async () => {
      app.judge.hold();
      const asking = app.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      const reading = readEvents(await follow());
      const [discussion] = (await app.call("GET", "/api/discussions", me)).body.items;
      await app.call("DELETE", `/api/discussions/${discussion.id}`, me);
      expect((await reading).at(-1)).toMatchObject({ event: "error", data: { code: "PGRST116" } });
      await asking;
    });

    describe("what is refused", () => {
      const answerOf = async (response: Response) =>
        refusal({
          status: response.status,
          headers: response.headers,
          body: await response.json(),
        });

      test("[DATA-08] refuses someone else's run like a missing one, and callers without a session", async () => {
        const other = await addPerson(open());
        await app.ask(me, { requestId });
        const missing = { status: 404, code: "RUN_NOT_FOUND" };
        expect(await answerOf(await follow("", {}, other))).toEqual(missing);
        expect(await answerOf(await app.send("GET", "/api/runs/none/events", me))).toEqual(missing);
        expect((await follow("", {}, null)).status).toBe(401);
      });

      test.each(["-1", "abc", "1.5", "99999999999"])(
        "[DATA-06] refuses ?after=%s",
        async (after) => {
          await app.ask(me, { requestId });
          const refused = { status: 400, code: "FIELD_INVALID" };
          expect(await answerOf(await follow(`?after=${after}`))).toEqual(refused);
        },
      );
    });
  });
});
