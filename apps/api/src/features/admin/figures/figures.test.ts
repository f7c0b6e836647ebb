import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminSite, createAdminSite, daysAgo } from "../../../../test/admin-site.ts";
import { onEachDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";

const FIGURES = "/api/admin/analytics";

describe("[ADM-02] figures of the dashboard", () => {
  onEachDatabase((open) => {
    let site: AdminSite;
    let [one, two] = ["", ""];
    beforeEach(async () => {
      site = await createAdminSite(open());
      [one, two] = [site.people.owner.id, site.people.other.id];
    });
    afterEach(() => site.stop());
    const read = async (name: string) => (await site.admin("GET", `${FIGURES}/${name}`)).body;
    const stats = () => read("global-stats-summary");

    it("are nothing at first, and no rate of nothing", async () => {
      expect(await stats()).toMatchObject({
        total_questions: 0,
        questions_7d: 0,
        active_users_30d: 0,
        global_success_rate: null,
        avg_response_time_ms: null,
      });
      expect((await read("top-users")).items).toEqual([]);
      expect((await read("daily-activity")).items).toHaveLength(30);
      expect(await read("mrr-metrics")).toMatchObject({ current_mrr: 0, new_mrr_30d: 0 });
    });

    it("count people and questions of 7 and 30 days, of all time, by wing and outcome", async () => {
      await site.log([
        { userId: one, createdAt: daysAgo(6.9), responseTimeMs: 200 },
        { userId: one, createdAt: daysAgo(1), responseSuccess: false, errorMessage: "TIMEOUT" },
        { userId: two, createdAt: daysAgo(7.1), questionType: "forge", responseTimeMs: 300 },
        { userId: two, createdAt: daysAgo(31), responseSuccess: null, responseTimeMs: null },
      ]);
      expect(await stats()).toEqual({
        active_users_7d: 1,
        active_users_30d: 2,
        total_users: 5,
        questions_7d: 2,
        questions_30d: 3,
        total_questions: 4,
        oracle_questions: 3,
        forge_questions: 1,
        global_success_rate: 66.7,
        errors_7d: 1,
        avg_response_time_ms: 200,
      });
      const { items } = await read("recent-errors?limit_count=20");
      expect(items).toMatchObject([{ error_message: "TIMEOUT", question_type: "oracle" }]);
      expect(await read("answer-breakdown")).toEqual({
        engines: [{ name: "local", count: 2 }],
        errors: [{ name: "TIMEOUT", count: 1 }],
      });
    });

    it("follow every outcome and every deletion: the sums are those of the logs", async () => {
      await site.log([
        { userId: one, responseSuccess: null, responseTimeMs: null },
        { userId: one, questionType: "forge" },
        { userId: two },
      ]);
      const { db } = open();
      await db
        .update(schema.questionLogs)
        .set({ responseSuccess: false, strength: "none", responseTimeMs: 50 })
        .where(sql`response_success is null`);
      await db.delete(schema.questionLogs).where(eq(schema.questionLogs.questionType, "forge"));
      const totals = await db.execute(sql`
        select t.user_id from question_totals t
        full join (select user_id, count(*) filter (where question_type = 'oracle') as oracle,
            count(*) filter (where question_type = 'forge') as forge,
            count(strength) as known, count(*) filter (where strength <> 'none') as decided,
            sum(response_time_ms) as ms, count(response_time_ms) as timed
          from question_logs group by user_id) l on l.user_id = t.user_id
        where (t.oracle_questions, t.forge_questions, t.known, t.decided, t.response_time_ms, t.timed)
          is distinct from (l.oracle, l.forge, l.known, l.decided, l.ms, l.timed)`);
      expect(totals.rows).toEqual([]);
      expect(await stats()).toMatchObject({ total_questions: 2, global_success_rate: 50 });
      await db.delete(schema.user).where(eq(schema.user.id, one));
      expect(await stats()).toMatchObject({ total_questions: 1, global_success_rate: 100 });
    });

    it("days are UTC days without gaps, with the middle and the slow answers", async () => {
      const noon = new Date(`${daysAgo(3).toISOString().slice(0, 10)}T12:00:00Z`);
      await site.log([
        ...[10, 20, 30, 1000].map((responseTimeMs) => ({
          userId: one,
          createdAt: noon,
          responseTimeMs,
        })),
        { userId: two, createdAt: daysAgo(40) },
      ]);
      const { items } = await read("daily-activity?days_count=5");
      expect(
        items.map(({ total_questions }: { total_questions: number }) => total_questions),
      ).toEqual([0, 4, 0, 0, 0]);
      expect(items[1]).toMatchObject({
        day: noon.toISOString().slice(0, 10),
        unique_users: 1,
        success_rate: 100,
        p50_response_time: 20,
        p95_response_time: 1000,
      });
      expect(items[0]).toMatchObject({ success_rate: null, p95_response_time: null });
    });

    it("a day that is over is kept, until one of its logs comes, changes or goes", async () => {
      const { db } = open();
      const days = async () => (await read("daily-activity?days_count=3")).items;
      const kept = () => db.$count(schema.questionDays);
      await site.log([{ userId: one, createdAt: daysAgo(1) }]);
      expect((await days())[1]).toMatchObject({ total_questions: 1, unique_users: 1 });
      expect(await kept()).toBe(2);
      await site.log([{ userId: two, createdAt: daysAgo(1), questionType: "forge" }]);
      expect(await kept()).toBe(1);
      expect((await days())[1]).toMatchObject({ total_questions: 2, forge_questions: 1 });
      await db
        .update(schema.questionLogs)
        .set({ responseSuccess: false, strength: "none", errorMessage: "TIMEOUT" })
        .where(eq(schema.questionLogs.userId, two));
      expect((await days())[1]).toMatchObject({ success_rate: 50 });
      expect((await read("answer-breakdown")).errors).toEqual([{ name: "TIMEOUT", count: 1 }]);
      await db.delete(schema.user).where(eq(schema.user.id, two));
      expect((await days())[1]).toMatchObject({ total_questions: 1, success_rate: 100 });
      await site.log([{ userId: one }]);
      expect((await days())[2]).toMatchObject({ total_questions: 1 });
      expect(await kept()).toBeGreaterThan(1);
      expect(await stats()).toMatchObject({ questions_7d: 2, questions_30d: 2 });
    });

    it("[ADM-03] a power user has 50 questions; users tell zaps used and left, and the plan paid", async () => {
      const { db } = open();
      await site.log(Array.from({ length: 50 }, () => ({ userId: one })));
      await site.log(Array.from({ length: 49 }, () => ({ userId: two })));
      await db.insert(schema.zapEntries).values(
        (
          [
            ["reserve", -3],
            ["refund", 1],
            ["grant", 100],
          ] as const
        ).map(([kind, amount]) => ({
          ...{ userId: one, kind, amount },
          pool: "monthly" as const,
          cause: kind,
        })),
      );
      await site.pay(one, 1, 2000);
      const { items: power } = await read("power-users");
      expect(power).toMatchObject([
        {
          user_id: one,
          total_questions: 50,
          total_zaps_consumed: 2,
          monthly_remaining: 100,
          has_subscription: true,
          subscription_plan: "pro",
          subscription_status: "active",
          subscription_price_cents: 2000,
          days_since_last_use: 0,
        },
      ]);
      const { items: top } = await read("top-users");
      expect(top.map(({ user_id }: { user_id: string }) => user_id)).toEqual([one, two]);
    });

    it.each([
      "top-users?limit_count=51",
      "power-users?limit_count=101",
      "recent-errors?limit_count=21",
      "daily-activity?days_count=31",
      "questions-with-responses?limit_count=51",
      "questions-with-responses?cursor=x",
    ])("refuse %s", async (path) => {
      expect((await read(path)).code).toBe("FIELD_INVALID");
    });
  });
});
