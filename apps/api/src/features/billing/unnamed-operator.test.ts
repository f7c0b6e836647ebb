import { describe, expect, test } from "vitest";
import { accountAt } from "../../../test/billing-app.ts";
import { onBilling } from "../../../test/billing-suite.ts";
import { addPerson, createOracleApp } from "../../../test/oracle-app.ts";
import { createPayPalProvider } from "./index.ts";

const MISSING = ["OPERATOR_NAME", "OPERATOR_ADDRESS"];

describe("a shop that does not name its operator", () => {
  onBilling((billing) => {
    const unnamed = () =>
      createOracleApp(billing.database, {
        provider: createPayPalProvider(accountAt(billing.fake)),
        missingForSale: MISSING,
      });

    test("[BILL-10] sells neither plan nor zaps, and says what is missing", async () => {
      const app = unnamed();
      const newcomer = await addPerson(billing.database);
      const { userId: subscriber } = await billing.app.subscriber("basic");
      for (const [userId, path, body] of [
        [newcomer, "subscription/create", { plan_id: "pro" }],
        [subscriber, "overage/order", { zaps: 10 }],
      ] as const) {
        const headers = { "accept-language": "en" };
        const answer = await app.call("POST", `/api/billing/${path}`, userId, { body, headers });
        expect([answer.status, answer.body.code]).toEqual([404, "SHOP_INCOMPLETE"]);
        expect(answer.body.error).toContain("OPERATOR_NAME, OPERATOR_ADDRESS");
      }
      const { body } = await app.call("GET", "/api/billing/status", newcomer);
      expect(body.payments).toBe("incomplete");
    });

    test("[BILL-11] lets who has a plan end it all the same", async () => {
      const { userId } = await billing.app.subscriber("basic");
      const answer = await unnamed().call("POST", "/api/billing/subscription/cancel", userId);
      expect(answer.status).toBe(200);
    });
  });
});
