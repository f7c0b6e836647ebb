import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import {
  addPerson,
  createOracleApp,
  type OracleApp,
  QUESTION,
  refusal,
} from "../../../test/oracle-app.ts";

const MISSING = { status: 404, code: "PGRST116" };

describe("[DATA-02] question logs", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let other: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      other = await addPerson(open());
    });
    const list = async (query = "", userId: string | null = me) =>
      app.call("GET", `/api/question-logs${query}`, userId);
    const remove = (id: string, userId: string | null = me) =>
      app.call("DELETE", `/api/question-logs/${id}`, userId);

    test("[DATA-01] [ORA-16] a row has every field", async () => {
      const { discussionId } = (await app.ask(me)).body;
      const { items, next_cursor } = (await list()).body;
      expect(next_cursor).toBeNull();
      expect(items).toEqual([
        {
          id: expect.any(String),
          user_id: me,
          question_type: "oracle",
          question_text: QUESTION,
          question_length: QUESTION.length,
          cards_mentioned: [],
          reasoning_effort: "low",
          discussion_id: discussionId,
          response_success: true,
          response_time_ms: expect.any(Number),
          confidence: expect.closeTo(0.8),
          error_message: null,
          metadata: { has_context: false, cards_count: 0 },
          created_at: expect.any(String),
        },
      ]);
    });

    test("[DATA-05] the list is one's own, newest first, a page at a time", async () => {
      for (const question of ["one?", "two?", "three?"]) await app.ask(me, { question });
      await app.ask(other, { question: "not mine?" });
      const texts = ({ body }: Awaited<ReturnType<typeof list>>) =>
        body.items.map((item: { question_text: string }) => item.question_text);
      const first = await list("?limit=2");
      expect(texts(first)).toEqual(["three?", "two?"]);
      const second = await list(`?limit=2&cursor=${first.body.next_cursor}`);
      expect(texts(second)).toEqual(["one?"]);
      expect(second.body.next_cursor).toBeNull();
      const elsewhere = await app.call(
        "GET",
        `/api/discussions?cursor=${first.body.next_cursor}`,
        me,
      );
      expect(refusal(elsewhere)).toEqual({ status: 400, code: "FIELD_INVALID" });
    });

    test("a row outlives its discussion", async () => {
      const { discussionId } = (await app.ask(me)).body;
      await app.call("DELETE", `/api/discussions/${discussionId}`, me);
      expect((await list()).body.items).toMatchObject([{ discussion_id: null }]);
    });

    test("a row is deleted by its own person only", async () => {
      await app.ask(me);
      const [{ id }] = (await list()).body.items;
      expect(refusal(await remove(id, other))).toEqual(MISSING);
      expect((await remove(id)).body).toEqual({ deleted: 1 });
      expect((await list()).body.items).toEqual([]);
      expect(refusal(await remove(id))).toEqual(MISSING);
    });

    test.each(["x", "undefined"])("%s is missing", async (id) => {
      expect(refusal(await remove(id))).toEqual(MISSING);
    });

    test("[AUTH-11] need a session", async () => {
      expect((await list("", null)).status).toBe(401);
      expect((await remove("x", null)).status).toBe(401);
    });
  });
});
