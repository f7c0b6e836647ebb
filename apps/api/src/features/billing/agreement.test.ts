import { TERMS_VERSION } from "@spellwright/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { AGREED, accountAt } from "../../../test/billing-app.ts";
import { onBilling } from "../../../test/billing-suite.ts";
import { addPerson, createOracleApp } from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";
import { createPayPalProvider } from "./index.ts";

const PLAN = { plan_id: "basic" };

describe("what a buyer agrees to", () => {
  onBilling((billing) => {
    const { subscriptions, zapOrders } = schema;
    const kept = (table: typeof subscriptions | typeof zapOrders, userId: string) =>
      billing.database.db
        .select({ terms: table.termsVersion, start: table.startRequestedAt })
        .from(table)
        .where(eq(table.userId, userId));

    test("[R-9] stands with the plan and with the zaps: the terms, and when the start was asked for", async () => {
      const { userId } = await billing.app.subscriber("basic");
      await billing.app.post(userId, "overage/order", { zaps: 10 });
      for (const table of [subscriptions, zapOrders])
        expect(await kept(table, userId)).toEqual([
          { terms: TERMS_VERSION, start: expect.any(Date) },
        ]);
    });

    test.each([
      ["nothing", {}],
      ["terms of another day", { agreement: { ...AGREED.agreement, terms_version: "2020-01-01" } }],
    ])("[R-9] with %s agreed to, real money buys nothing", async (_what, agreement) => {
      const userId = await addPerson(billing.database);
      const app = createOracleApp(billing.database, {
        provider: createPayPalProvider(accountAt(billing.fake)),
      });
      const body = { ...PLAN, ...agreement };
      const answer = await app.call("POST", "/api/billing/subscription/create", userId, { body });
      expect([answer.status, answer.body.code]).toEqual([400, "TERMS_NOT_ACCEPTED"]);
      expect(await kept(subscriptions, userId)).toEqual([]);
    });

    test("[R-9] stays in the books without the buyer", async () => {
      const { userId, subscription } = await billing.app.subscriber("pro");
      const { db } = billing.database;
      await db.delete(schema.user).where(eq(schema.user.id, userId));
      expect(
        await db
          .select({ userId: subscriptions.userId, terms: subscriptions.termsVersion })
          .from(subscriptions)
          .where(eq(subscriptions.providerId, subscription.id)),
      ).toEqual([{ userId: null, terms: TERMS_VERSION }]);
    });
  });
});
