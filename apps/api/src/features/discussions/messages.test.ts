import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

const MISSING_ID = "x".repeat(21);
const MISSING = { status: 404, code: "PGRST116" };

describe("[DATA-02] single messages", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let other: string;
    let path: string;
    let discussionId: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      other = await addPerson(open());
      discussionId = (await app.ask(me, { requestId: "first" })).body.discussionId;
      path = `/api/discussions/${discussionId}/messages`;
    });
    afterEach(async () => {
      app.judge.release();
      await app.runs.work?.stop();
      await expectLedgerToBalance(open());
    });
    const list = async () => (await app.call("GET", path, me)).body.items;
    const ids = async (): Promise<string[]> => (await list()).map(({ id }: { id: string }) => id);
    const share = () =>
      app.call("PATCH", `/api/discussions/${discussionId}`, me, { body: { is_public: true } });
    const remove = (id: string, userId: string | null = me) =>
      app.call("DELETE", `${path}/${id}`, userId);
    const removeMany = (body: unknown, userId: string | null = me) =>
      app.call("POST", `${path}/delete`, userId, { body });
    const runsOf = (userId: string) =>
      open().db.select().from(schema.runs).where(eq(schema.runs.userId, userId));

    test("one is read as the list shows it", async () => {
      for (const message of await list()) {
        expect((await app.call("GET", `${path}/${message.id}`, me)).body).toEqual(message);
      }
    });

    test("[DISC-05] one is read with the rights of the list, without the owner's run", async () => {
      const [question = ""] = await ids();
      const read = (userId: string | null) => app.call("GET", `${path}/${question}`, userId);
      expect(refusal(await read(other))).toEqual(MISSING);
      expect(refusal(await read(null))).toEqual(MISSING);
      await share();
      expect(refusal(await read(null))).toEqual({ status: 401, code: "UNAUTHENTICATED" });
      expect((await read(other)).body).toMatchObject({ id: question, run: null });
    });

    test.each([MISSING_ID, "x", "undefined"])("%s is missing", async (id) => {
      expect(refusal(await app.call("GET", `${path}/${id}`, me))).toEqual(MISSING);
      expect(refusal(await remove(id))).toEqual(MISSING);
    });

    test("one of another discussion is missing in this one", async () => {
      const elsewhere = (await app.ask(me)).body.messageId;
      expect(refusal(await app.call("GET", `${path}/${elsewhere}`, me))).toEqual(MISSING);
      expect(refusal(await remove(elsewhere))).toEqual(MISSING);
      expect((await removeMany({ ids: [elsewhere] })).body).toEqual({ deleted: 0 });
      expect(await open().db.select().from(schema.messages)).toHaveLength(4);
    });

    test("[DISC-06] only the owner deletes", async () => {
      const [question = "", answer = ""] = await ids();
      expect(refusal(await remove(question, other))).toEqual(MISSING);
      expect(refusal(await removeMany({ ids: [question] }, other))).toEqual(MISSING);
      await share();
      const refused = { status: 403, code: "ONLY_OWNER_UPDATE" };
      expect(refusal(await remove(question, other))).toEqual(refused);
      expect(refusal(await removeMany({ ids: [question] }, other))).toEqual(refused);
      expect((await remove(question, null)).status).toBe(401);
      expect(await ids()).toEqual([question, answer]);
    });

    test("a deleted answer goes alone, and the summary tells of it no more", async () => {
      const [question = "", answer = ""] = await ids();
      expect((await remove(answer)).body).toEqual({ deleted: 1 });
      expect(await ids()).toEqual([question]);
      const discussion = await app.call("GET", `/api/discussions/${discussionId}`, me);
      expect(discussion.body.context_summary).toBe("");
      expect(refusal(await remove(answer))).toEqual(MISSING);
    });

    test("a deleted question takes its answer and its run along; what was paid stays paid", async () => {
      await app.ask(me, { requestId: "second", discussionId });
      const [question = "", , ...second] = await ids();
      expect((await remove(question)).body).toEqual({ deleted: 2 });
      expect(await ids()).toEqual(second);
      expect(await runsOf(me)).toMatchObject([{ requestId: "second" }]);
      expect(await app.remaining(me)).toBe(8);
    });

    test("[BILL-08] a question deleted while it is answered: refunded, and no answer comes", async () => {
      app.judge.hold();
      const asking = app.ask(me, { requestId: "second", discussionId });
      await app.judge.hasBeenAsked(2);
      const [question, answer, running = ""] = await ids();
      expect((await remove(running)).body).toEqual({ deleted: 1 });
      app.judge.release();
      expect(refusal(await asking)).toEqual(MISSING);
      expect(await ids()).toEqual([question, answer]);
      expect(await app.remaining(me)).toBe(9);
    });

    test.each([
      ["its question", (question: string) => `/messages/${question}`],
      ["its discussion", () => ""],
    ])(
      "[BILL-08] of an answer that is being read, %s is deleted: it is charged",
      async (_what, placeOf) => {
        app.judge.hold();
        const asking = app.ask(me, { requestId: "second", discussionId });
        await app.judge.hasBeenAsked(2);
        const { db } = open();
        const [run] = await db.select().from(schema.runs).where(eq(schema.runs.status, "running"));
        if (run === undefined) throw new Error("no run");
        const event = { type: "writing", ruling: "Yes, it", explanation: "" };
        await db.insert(schema.runEvents).values({ runId: run.id, seq: 100, event });
        const path = `/api/discussions/${discussionId}${placeOf((await ids())[2] ?? "")}`;
        expect((await app.call("DELETE", path, me)).status).toBe(200);
        app.judge.release();
        expect(refusal(await asking)).toEqual(MISSING);
        expect(await app.remaining(me)).toBe(8);
      },
    );

    test("several are deleted each once, answers of deleted questions counted, others left", async () => {
      await app.ask(me, { discussionId });
      const [question = "", answer = "", other = "", last = ""] = await ids();
      const body = { ids: [question, answer, last, MISSING_ID] };
      expect((await removeMany(body)).body).toEqual({ deleted: 3 });
      expect(await ids()).toEqual([other]);
    });

    test.each([
      [{ ids: [] }, "FIELD_INVALID"],
      [{ ids: ["x"] }, "FIELD_INVALID"],
      [{ ids: Array(101).fill(MISSING_ID) }, "FIELD_INVALID"],
      [{}, "FIELD_REQUIRED"],
    ])("several are not deleted by a wrong list (%#)", async (body, code) => {
      expect(refusal(await removeMany(body))).toEqual({ status: 400, code });
    });
  });
});
