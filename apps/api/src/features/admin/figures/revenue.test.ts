import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminSite, createAdminSite } from "../../../../test/admin-site.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";

describe("[ADM-03] revenue, from what was really paid", () => {
  onDatabase((open) => {
    let site: AdminSite;
    beforeEach(async () => {
      site = await createAdminSite(open());
    });
    afterEach(() => site.stop());
    const read = async (name: string) =>
      (await site.admin("GET", `/api/admin/analytics/${name}`)).body;

    it("counts a new, a dearer and a lost plan, and neither refunds nor open disputes", async () => {
      const { owner, other, admin, expired, banned } = site.people;
      await site.pay(owner.id, 1, 500);
      await site.pay(other.id, 40, 500);
      await site.pay(other.id, 9, 500);
      await site.pay(other.id, 2, 2000);
      await site.pay(admin.id, 45, 2000);
      await site.pay(expired.id, 1, 500, { refundedCents: 500 });
      await site.pay(banned.id, 1, 2000, { dispute: "open" });
      expect(await read("mrr-metrics")).toEqual({
        current_mrr: 2500,
        new_mrr_30d: 2000,
        churned_mrr_30d: 2000,
        active_paying_customers: 2,
      });
      expect(await read("subscription-stats")).toEqual({
        total_subscriptions: 7,
        trial_users: 0,
        conversion_rate: 40,
        churned_last_30d: 1,
        total_revenue_estimate: 5500,
      });
    });

    it("who deletes the account stays in the books without a name", async () => {
      const { owner } = site.people;
      await site.pay(owner.id, 1, 500);
      await open().db.delete(schema.user).where(eq(schema.user.id, owner.id));
      expect(await read("mrr-metrics")).toMatchObject({
        current_mrr: 500,
        active_paying_customers: 1,
      });
    });

    it("counts zaps left: in a month nobody looked at yet what was paid for and not used, after a plan is over the free ones", async () => {
      const { owner, other, admin, expired } = site.people;
      const month = `${new Date().toISOString().slice(0, 7)}-01`;
      const set = (userId: string, row: Partial<typeof schema.userZaps.$inferInsert>) =>
        open().db.update(schema.userZaps).set(row).where(eq(schema.userZaps.userId, userId));
      await set(owner.id, { grantedMonth: month, monthlyRemaining: 9 });
      await set(other.id, { grantedMonth: month, monthlyRemaining: 0 });
      const planUntil = new Date(Date.now() + 86_400_000);
      await set(admin.id, {
        grantedMonth: "2020-01-01",
        planUntil,
        planBought: 45,
        monthlyUsed: 25,
      });
      await set(expired.id, { planUntil: new Date(0), monthlyRemaining: 3 });
      expect(await read("zaps-consumption-stats")).toEqual({
        total_users_with_zaps: 4,
        total_zaps_available: 9 + 40 + 10 + 100,
        avg_zaps_per_user: 31.8,
        users_low_zaps: 1,
        users_no_zaps: 1,
        avg_questions_per_day_7d: 0,
      });
    });
  });
});
