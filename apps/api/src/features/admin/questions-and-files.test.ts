import { POWER_USER_QUESTIONS } from "@spellwright/contract";
import Papa from "papaparse";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminSite, createAdminSite, daysAgo } from "../../../test/admin-site.ts";
import { onDatabase } from "../../../test/databases.ts";
import { schema } from "../../database/index.ts";

describe("[ADM-02] questions of everybody, and files of figures", () => {
  onDatabase((open) => {
    let site: AdminSite;
    let me = "";
    beforeEach(async () => {
      site = await createAdminSite(open());
      me = site.people.owner.id;
    });
    afterEach(() => site.stop());
    const list = async (query = "") =>
      (await site.admin("GET", `/api/admin/analytics/questions-with-responses${query}`)).body;
    const file = (query: string) => site.admin("GET", `/api/admin/export${query}`);
    const texts = (body: { items: { question_text: string }[] }) =>
      body.items.map(({ question_text }) => question_text);

    it("come in pages of 50, also where many have the same moment", async () => {
      const createdAt = daysAgo(1);
      await site.log(
        Array.from({ length: 101 }, (_, n) => ({ userId: me, createdAt, questionText: `${n}` })),
      );
      const seen: string[] = [];
      let cursor: string | null = null;
      const sizes: number[] = [];
      do {
        const page: { items: { question_text: string }[]; next_cursor: string | null } = await list(
          cursor === null ? "" : `?cursor=${cursor}`,
        );
        sizes.push(page.items.length);
        seen.push(...texts(page));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(sizes).toEqual([50, 50, 1]);
      expect(new Set(seen).size).toBe(101);
    });

    it("are found by words of either language, by wing and by outcome", async () => {
      await site.log([
        { userId: me, questionText: "Does a blocking creature tap?" },
        { userId: me, questionText: "Mes créatures bloquées ?", responseSuccess: false },
        { userId: me, questionText: "How many lands?", questionType: "forge" },
      ]);
      expect(texts(await list("?q=creatures"))).toHaveLength(2);
      expect(texts(await list("?q=cr%C3%A9ature&outcome=error"))).toEqual([
        "Mes créatures bloquées ?",
      ]);
      expect(texts(await list("?type=forge"))).toEqual(["How many lands?"]);
      expect(texts(await list("?q=%25_%27%22%28%29%21%26%7C-"))).toEqual([]);
      expect((await list("?q=%00")).code).toBe("FIELD_INVALID");
    });

    it("[ADM-04] leave as a file with the same rows, more than a page, filtered, without formulas", async () => {
      await site.log(Array.from({ length: 600 }, () => ({ userId: me })));
      await site.log([{ userId: me, questionText: "=cmd|' /C calc'!A0", questionType: "forge" }]);
      const csv = await file("");
      expect(csv.headers.get("content-disposition")).toMatch(/filename="questions-[\d-]+\.csv"/);
      expect(csv.body.trimEnd().split("\r\n")).toHaveLength(602);
      expect(csv.body).toContain(`,"'=cmd|' /C calc'!A0","forge",`);
      const json = await file("?format=json&type=forge");
      expect(json.body).toMatchObject([{ question_text: "=cmd|' /C calc'!A0" }]);
      expect((await file("?table=daily-activity")).body.split("\r\n")[0]).toContain(
        '"day","total_',
      );
      expect((await file("?table=power-users&format=json")).body).toMatchObject([{ user_id: me }]);
      expect((await file("?table=users")).body.code).toBe("FIELD_INVALID");
      expect((await file("?q=%00")).body.code).toBe("FIELD_INVALID");
    });

    it.each([",", ";", "\t"])(
      "[T-3] no table has a formula where %j separates",
      async (delimiter) => {
        const attacks = ["x;=cmd|' /C calc'!A0", "x\t=1+1", "x\n@SUM(A1)", 'x; "+1', "x,-1"];
        await site.log(
          Array.from({ length: POWER_USER_QUESTIONS }, (_, at) => ({
            userId: me,
            questionText: attacks[at % attacks.length] ?? "",
            cardsMentioned: [...attacks],
          })),
        );
        for (const table of ["questions", "power-users", "daily-activity"]) {
          const { body } = await file(`?table=${table}`);
          const { data } = Papa.parse<string[]>(body, { delimiter });
          expect(data.length, table).toBeGreaterThan(1);
          expect(data.flat().filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
        }
      },
    );

    it("[ADM-04] a long file that nobody reads to its end is written no further", async () => {
      const long = "Does trample work with deathtouch? ".repeat(60);
      const rows = Array.from({ length: 4_000 }, () => ({ userId: me, questionText: long }));
      await site.log(rows);
      const { pool } = open();
      let statements = 0;
      const count = () => {
        statements += 1;
      };
      pool.on("acquire", count);
      const whole = await file("?format=json");
      expect(whole.body).toHaveLength(4_000);
      const ofWhole = statements;
      statements = 0;
      const answer = await site.app.request("/api/admin/export", {
        headers: site.people.admin.headers,
      });
      const reader = answer.body?.getReader();
      const { value } = (await reader?.read()) ?? {};
      await reader?.cancel();
      expect(value?.length).toBeGreaterThan(0);
      const read = statements;
      // Whatever is still on its way comes before the answer to this.
      await list();
      expect(ofWhole).toBeGreaterThan(8);
      expect(read).toBeLessThan(ofWhole / 2);
      expect(statements - read).toBeLessThan(4);
    });

    it("[ADM-04] a thousand power users are a whole file, also where many asked as much", async () => {
      const { db } = open();
      const users = await db
        .insert(schema.user)
        .values(Array.from({ length: 1001 }, (_, n) => ({ name: "", email: `${n}@many.example` })))
        .returning({ userId: schema.user.id });
      await db.insert(schema.questionTotals).values(
        users.map(({ userId }, n) => ({
          ...{ userId, oracleQuestions: n < 700 ? 60 : 50 + n, forgeQuestions: 0 },
          ...{ ended: 1, succeeded: 1, responseTimeMs: 1, timed: 1, lastAskedAt: new Date() },
        })),
      );
      const { body } = await file("?table=power-users&format=json");
      expect(new Set(body.map(({ user_id }: { user_id: string }) => user_id)).size).toBe(1001);
      const counts = body.map((row: { total_questions: number }) => row.total_questions);
      expect(counts).toEqual(counts.toSorted((left: number, right: number) => right - left));
      expect(counts).toHaveLength(1001);
    });
  });
});
