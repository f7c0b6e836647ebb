import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { addPerson, createOracleApp, type OracleApp, refusal } from "../../../test/oracle-app.ts";

const MISSING = { status: 404, code: "PGRST116" };

describe("feedback on an answer", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let other: string;
    let discussionId: string;
    let answerId: string;
    let questionId: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      other = await addPerson(open());
      const { body } = await app.ask(me);
      ({ discussionId, messageId: answerId } = body);
      questionId = (await messages())[0].id;
    });
    const path = (messageId: string) =>
      `/api/discussions/${discussionId}/messages/${messageId}/feedback`;
    const give = (body: unknown, { userId = me as string | null, messageId = answerId } = {}) =>
      app.call("PUT", path(messageId), userId, { body });
    const messages = async (userId = me) =>
      (await app.call("GET", `/api/discussions/${discussionId}/messages`, userId)).body.items;

    test("[DATA-02] is kept, changed and withdrawn; only the person sees it", async () => {
      const wrong = { helpful: false, comment: "  Wrong because 702.2b says otherwise.  " };
      expect((await give(wrong)).body).toEqual({
        helpful: false,
        comment: "Wrong because 702.2b says otherwise.",
        question: null,
        updated_at: expect.any(String),
        is_refunded: false,
      });
      await give({ helpful: true });
      expect((await messages())[1].feedback).toMatchObject({ helpful: true, comment: null });
      expect((await messages())[0].feedback).toBeNull();
      await app.call("PATCH", `/api/discussions/${discussionId}`, me, {
        body: { is_public: true },
      });
      expect((await messages(other))[1].feedback).toBeNull();
      await give({ helpful: false }, { userId: other });
      expect((await messages())[1].feedback).toMatchObject({ helpful: true });
      expect((await app.call("DELETE", path(answerId), me)).body).toEqual({ deleted: 1 });
      expect((await messages())[1].feedback).toBeNull();
      expect((await messages(other))[1].feedback).toMatchObject({ helpful: false });
    });

    test("[ORA-14] keeps which offered question was the one that was asked", async () => {
      const recognised = { helpful: true, question: "first-strike" };
      expect((await give(recognised)).body).toMatchObject(recognised);
      expect((await messages())[1].feedback).toMatchObject(recognised);
      await give({ helpful: true });
      expect((await messages())[1].feedback).toMatchObject({ question: null });
    });

    test("[DISC-05] on what one may not read, on a question and on nothing answers like missing", async () => {
      const body = { helpful: true };
      expect(refusal(await give(body, { userId: other }))).toEqual(MISSING);
      expect(refusal(await give(body, { messageId: questionId }))).toEqual(MISSING);
      expect(refusal(await give(body, { messageId: "x" }))).toEqual(MISSING);
      expect((await give(body, { userId: null })).status).toBe(401);
    });

    test.each([
      ["no opinion", {}, "FIELD_REQUIRED"],
      ["an opinion that is none", { helpful: "yes" }, "FIELD_INVALID"],
      ["a question that is no slug", { helpful: true, question: "../etc" }, "FIELD_INVALID"],
      ["1,001 characters", { helpful: false, comment: "x".repeat(1001) }, "FIELD_INVALID"],
    ])("[DATA-06] refuses %s", async (_what, body, code) => {
      expect(refusal(await give(body))).toEqual({ status: 400, code });
    });
  });
});
