import { LanguageModelError } from "@spellwright/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  leaveZaps,
  type OracleApp,
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

    describe("what is refused", () => {
      const nothingStored = async () => {
        expect(app.judge.asked).toHaveLength(0);
        expect(await open().db.select().from(schema.messages)).toEqual([]);
        expect(await open().db.select().from(schema.runs)).toEqual([]);
      };

      test("[ORA-06] refuses a caller without a session", async () => {
        expect(refusal(await app.ask(null))).toEqual({ status: 401, code: "UNAUTHENTICATED" });
        await nothingStored();
      });

      test.each([
        ["an absent question", { question: undefined }, "FIELD_REQUIRED"],
        ["a question that is a number", { question: 7 }, "FIELD_INVALID"],
        ["an empty question", { question: " \n " }, "QUESTION_EMPTY"],
        ["one of 2,001 characters", { question: "x".repeat(2001) }, "QUESTION_TOO_LONG"],
        ["a question with a zero character", { question: "a\u0000b" }, "FIELD_INVALID"],
        ["half a surrogate pair", { question: "a\ud800b" }, "FIELD_INVALID"],
        ["cards that are no list", { cards: "Lightning Bolt" }, "CARDS_NOT_A_LIST"],
        ["an unknown effort", { reasoningEffort: "extreme" }, "FIELD_INVALID"],
        ["a requestId with spaces", { requestId: "a b" }, "FIELD_INVALID"],
        ["a game state of its own making", { gameState: { mana: 3 } }, "FIELD_INVALID"],
      ])("[ORA-05] [DATA-06] refuses %s", async (_what, body, code) => {
        expect(refusal(await app.ask(me, body))).toEqual({ status: 400, code });
        await nothingStored();
      });

      test("[ORA-05] refuses nothing at exactly 2,000 characters", async () => {
        expect((await app.ask(me, { question: "x".repeat(2000) })).status).toBe(200);
      });

      test("[ORA-05] refuses no short question, first or later: the 30 characters are the page's rule", async () => {
        const first = await app.ask(me, { question: "Does it die?" });
        expect(first.status).toBe(200);
        const { discussionId } = first.body;
        expect((await app.ask(me, { question: "?", discussionId })).status).toBe(200);
      });

      test("[BILL-08] answers MONTHLY_LIMIT when nothing is left, with the day zaps come back", async () => {
        await leaveZaps(app, open(), me, 0);
        const answer = await app.ask(me);
        expect(refusal(answer)).toEqual({ status: 402, code: "MONTHLY_LIMIT" });
        expect(Date.parse(answer.body.params.resets_at)).toBeGreaterThan(Date.now());
        await nothingStored();
      });

      test("[BILL-08] answers INSUFFICIENT_ZAPS when some are left but too few", async () => {
        await leaveZaps(app, open(), me, 2);
        const model = {
          name: "test",
          generate: () => Promise.reject(new LanguageModelError("unavailable")),
        };
        const withModel = createOracleApp(open(), { judge: app.judge, model });
        const answer = await withModel.ask(me, { reasoningEffort: "high" });
        expect(refusal(answer)).toEqual({ status: 402, code: "INSUFFICIENT_ZAPS" });
        expect(answer.body.params).toEqual({ remaining: 2, required: 3 });
        await nothingStored();
      });

      test("[BILL-08] answers DAILY_CAP after five requests a day on the free plan", async () => {
        for (let count = 0; count < 5; count += 1) await app.ask(me);
        const answer = await app.ask(me);
        expect(refusal(answer)).toEqual({ status: 429, code: "DAILY_CAP" });
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(await app.remaining(me)).toBe(5);
      });
    });

    describe("[BILL-08] UNDECIDED_CAP", () => {
      const leave = (dailyUndecided: number, dailyUndecidedModel: number) =>
        open()
          .db.update(schema.userZaps)
          .set({ dailyUndecided, dailyUndecidedModel })
          .where(eq(schema.userZaps.userId, me));
      const undecided = () => judgeAnswer({ outcome: "cannot_settle", verdict: null });
      const model = {
        name: "test",
        generate: () => Promise.reject(new LanguageModelError("unavailable")),
      };

      beforeEach(async () => {
        await app.ask(me);
      });

      test("lets the fortieth answer without a ruling through, and no more that day", async () => {
        await leave(39, 0);
        app.judge.next = undecided;
        expect((await app.ask(me)).body.zaps_charged).toBe(0);
        const answer = await app.ask(me);
        expect(refusal(answer)).toEqual({ status: 429, code: "UNDECIDED_CAP" });
        expect(answer.body.params).toEqual({ cap: 40 });
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
        const { zaps } = (await app.call("GET", "/api/billing/status", me)).body;
        expect(zaps).toMatchObject({ monthly_remaining: 9, daily_count: 1 });
      });

      test("is ten where a language model was asked; without one it stops nobody", async () => {
        await leave(10, 9);
        const withModel = createOracleApp(open(), { judge: app.judge, model });
        app.judge.next = undecided;
        expect((await withModel.ask(me)).status).toBe(200);
        const answer = await withModel.ask(me);
        expect(refusal(answer)).toEqual({ status: 429, code: "UNDECIDED_CAP" });
        expect(answer.body.params).toEqual({ cap: 10 });
        expect((await app.ask(me)).status).toBe(200);
      });
    });

    describe("[DISC-06] who may ask in a discussion", () => {
      let other: string;
      let theirs: string;
      beforeEach(async () => {
        other = await addPerson(open());
        theirs = (await app.ask(other)).body.discussionId;
      });

      test("a private one of another person answers like a missing one", async () => {
        const missing = await app.ask(me, { discussionId: "00000000-0000-4000-8000-000000000000" });
        const privateOne = await app.ask(me, { discussionId: theirs });
        expect(refusal(missing)).toEqual({ status: 404, code: "PGRST116" });
        const { traceId: _one, ...told } = privateOne.body;
        const { traceId: _two, ...expected } = missing.body;
        expect(told).toEqual(expected);
      });

      test("in a public one of another person only its owner asks", async () => {
        const body = { is_public: true };
        await app.call("PATCH", `/api/discussions/${theirs}`, other, { body });
        const answer = await app.ask(me, { discussionId: theirs });
        expect(refusal(answer)).toEqual({ status: 403, code: "ONLY_OWNER_ASK" });
        expect(await app.remaining(me)).toBe(10);
      });

      test("one's own that was deleted is missing", async () => {
        await app.call("DELETE", `/api/discussions/${theirs}`, other);
        const answer = await app.ask(other, { discussionId: theirs });
        expect(refusal(answer)).toEqual({ status: 404, code: "PGRST116" });
      });

      test("one's own that is deleted while it answers is refunded, and missing", async () => {
        app.judge.hold();
        const asking = app.ask(other, { discussionId: theirs });
        await app.judge.hasBeenAsked(2);
        await app.call("DELETE", `/api/discussions/${theirs}`, other);
        expect(refusal(await asking)).toEqual({ status: 404, code: "PGRST116" });
        expect(await app.remaining(other)).toBe(9);
        const runs = open().db.select().from(schema.runs).where(eq(schema.runs.userId, other));
        expect(await runs).toEqual([]);
      });

      test("a forge discussion takes no ruling", async () => {
        const body = { title: "Deck", type: "forge" };
        const forge = await app.call("POST", "/api/discussions", me, { body });
        const answer = await app.ask(me, { discussionId: forge.body.id });
        expect(refusal(answer)).toEqual({ status: 404, code: "PGRST116" });
      });
    });
  });
});
