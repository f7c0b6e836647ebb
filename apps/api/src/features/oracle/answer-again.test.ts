import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
  refusal,
} from "../../../test/oracle-app.ts";

const QUESTION = "Does deathtouch work together with trample?";

describe("a question is answered once more", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let other: string;
    let discussionId: string;
    let questionId: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      other = await addPerson(open());
      discussionId = (await app.ask(me, { question: QUESTION })).body.discussionId;
      questionId = (await messages())[0].id;
    });
    afterEach(async () => {
      app.judge.release();
      await app.runs.work?.stop();
      await expectLedgerToBalance(open());
    });
    const messages = async () =>
      (await app.call("GET", `/api/discussions/${discussionId}/messages`, me)).body.items;
    const again = (fields: object = {}, userId = me) =>
      app.ask(userId, { question: QUESTION, discussionId, answersAgain: questionId, ...fields });

    test("[ORA-11] the second answer stands under the same question, and is charged like any other", async () => {
      app.judge.next = () => judgeAnswer({ ruling: "No.", verdict: "no" });
      const { body } = await again({ reasoningEffort: "high", requestId: "again" });
      expect(body).toMatchObject({ ruling: { ruling: "No." }, zaps_charged: 1 });
      const [question, first, second, ...rest] = await messages();
      expect(rest).toEqual([]);
      expect(question).toMatchObject({
        id: questionId,
        run: { requestId: "again", status: "done" },
      });
      expect([first.payload.userMessageId, second.payload.userMessageId]).toEqual([
        questionId,
        questionId,
      ]);
      expect(second.id).toBe(body.messageId);
    });

    test("[DATA-08] a repeat gets the same answer; another question under the id is a conflict", async () => {
      const first = (await again({ requestId: "same" })).body;
      expect((await again({ requestId: "same" })).body).toEqual(first);
      const conflict = await again({ requestId: "same", answersAgain: undefined });
      expect(refusal(conflict)).toEqual({ status: 409, code: "REQUEST_ID_CONFLICT" });
    });

    test("[DATA-06] another wording, an answer's id and a missing question are refused, without a charge", async () => {
      const answerId = (await messages())[1].id;
      expect(refusal(await again({ question: "Something else entirely?" }))).toEqual({
        status: 400,
        code: "FIELD_INVALID",
      });
      for (const answersAgain of [answerId, "A".repeat(21)])
        expect(refusal(await again({ answersAgain }))).toEqual({ status: 404, code: "PGRST116" });
      expect(refusal(await again({ discussionId: undefined }))).toEqual({
        status: 400,
        code: "FIELD_REQUIRED",
      });
      expect(await messages()).toHaveLength(2);
    });

    test("[DISC-06] somebody else's question is missing", async () => {
      expect(refusal(await again({}, other))).toEqual({ status: 404, code: "PGRST116" });
    });
  });
});
