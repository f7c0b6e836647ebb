import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../../test/databases.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

describe("zaps", () => {
  onEachDatabase((open) => {
    let now: Date;
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      now = new Date("2026-11-20T10:00:00Z");
      app = createOracleApp(open(), { now: () => now });
      me = await addPerson(open());
    });
    afterEach(() => expectLedgerToBalance(open()));
    const status = async (userId = me) =>
      (await app.call("GET", "/api/billing/status", userId)).body;
    const keys = async () =>
      (await open().db.select().from(schema.zapEntries).orderBy(schema.zapEntries.id)).map(
        ({ cause }) => cause,
      );

    describe("GET /api/zaps", () => {
      test("[BILL-07] the first look grants the month's zaps, once", async () => {
        const { body } = await app.call("GET", "/api/zaps", me);
        expect(body).toEqual({ user_id: me, oracle_reasoning_effort: "low", balance: 10 });
        await app.call("GET", "/api/zaps", me);
        expect(await keys()).toEqual([`grant:${me}:2026-11-01`]);
      });

      test("[BILL-07] ten looks at once grant once", async () => {
        await Promise.all(Array.from({ length: 10 }, () => app.remaining(me)));
        expect(await app.remaining(me)).toBe(10);
        expect(await keys()).toHaveLength(1);
      });

      test("[BILL-07] a new month replaces what was left", async () => {
        await app.ask(me);
        now = new Date("2026-12-01T00:00:00Z");
        expect(await app.remaining(me)).toBe(10);
        expect((await keys()).slice(-2)).toEqual([
          `expire:${me}:2026-12-01`,
          `grant:${me}:2026-12-01`,
        ]);
      });

      test("[AUTH-11] needs a session", async () => {
        const answer = await app.call("GET", "/api/zaps", null);
        expect(refusal(answer)).toEqual({ status: 401, code: "UNAUTHENTICATED" });
      });
    });

    test("[ORA-11] PATCH /api/zaps keeps the chosen effort", async () => {
      const body = { oracle_reasoning_effort: "medium" };
      const changed = await app.call("PATCH", "/api/zaps", me, { body });
      expect(changed.body).toEqual({ user_id: me, ...body, balance: 10 });
      expect((await app.call("GET", "/api/zaps", me)).body).toEqual(changed.body);
    });

    test.each([
      [{}, "FIELD_REQUIRED"],
      [{ oracle_reasoning_effort: "extreme" }, "FIELD_INVALID"],
      [{ oracle_reasoning_effort: "low", balance: 1000 }, "FIELD_INVALID"],
    ])("[DATA-06] PATCH /api/zaps refuses %j", async (body, code) => {
      const answer = await app.call("PATCH", "/api/zaps", me, { body });
      expect(refusal(answer)).toEqual({ status: 400, code });
    });

    describe("GET /api/billing/status", () => {
      test("[BILL-04] tells plan, zaps, day and the plans on offer", async () => {
        await app.ask(me);
        expect(await status()).toEqual({
          plan: {
            id: "free",
            name: "Free",
            price_cents: 0,
            monthly_zaps: 10,
            daily_cap: 5,
            overage_enabled: false,
            overage_price_cents: 0,
            rights: [],
          },
          zaps: {
            monthly_remaining: 9,
            bought_remaining: 0,
            daily_count: 1,
            daily_cap: 5,
            resets_at: "2026-12-01T00:00:00.000Z",
          },
          available_plans: {
            free: {
              name: "Free",
              price_cents: 0,
              monthly_zaps: 10,
              daily_cap: 5,
              overage_enabled: false,
              overage_price_cents: 0,
              rights: [],
            },
            basic: {
              name: "Basic",
              price_cents: 500,
              monthly_zaps: 25,
              daily_cap: 15,
              overage_enabled: true,
              overage_price_cents: 25,
              rights: ["deck_analysis"],
            },
            pro: {
              name: "Pro",
              price_cents: 2000,
              monthly_zaps: 100,
              daily_cap: 40,
              overage_enabled: true,
              overage_price_cents: 20,
              rights: ["deck_analysis", "premium_analysis", "priority_support"],
            },
          },
          subscription: null,
          payments: "off",
          priority_support: null,
        });
      });

      test.each([
        ["basic", 25, 15],
        ["pro", 100, 40],
      ] as const)(
        "[BILL-07] %s: %i zaps a month, %i requests a day",
        async (plan, monthly, cap) => {
          const person = await addPerson(open(), plan);
          expect(await status(person)).toMatchObject({
            plan: { id: plan },
            zaps: { monthly_remaining: monthly, daily_cap: cap },
          });
        },
      );

      test("[BILL-04] the day's count starts again at midnight UTC", async () => {
        await app.ask(me);
        now = new Date("2026-11-20T23:59:59.999Z");
        expect((await status()).zaps.daily_count).toBe(1);
        now = new Date("2026-11-21T00:00:00.000Z");
        expect((await status()).zaps.daily_count).toBe(0);
      });
    });

    describe("bought zaps", () => {
      const buy = async (amount: number) => {
        await app.remaining(me);
        await open().db.transaction(async (tx) => {
          await tx.insert(schema.zapEntries).values({
            userId: me,
            kind: "purchase",
            pool: "bought",
            amount,
            cause: `purchase:${me}`,
          });
          await tx.update(schema.userZaps).set({ boughtRemaining: amount });
        });
      };

      test("[BILL-07] pay past the daily cap, and stay into the next month", async () => {
        await buy(2);
        for (let count = 0; count < 5; count += 1) await app.ask(me);
        expect((await app.ask(me)).status).toBe(200);
        expect((await status()).zaps).toMatchObject({ monthly_remaining: 5, bought_remaining: 1 });
        now = new Date("2026-12-01T00:00:00Z");
        expect((await status()).zaps).toMatchObject({ monthly_remaining: 10, bought_remaining: 1 });
      });
    });
  });
});
