import { describe, expect, it } from "vitest";
import { createAdminSite } from "../../../test/admin-site.ts";
import { onDatabase } from "../../../test/databases.ts";

const PAYPAL = {
  PAYPAL_CLIENT_ID: "id",
  PAYPAL_CLIENT_SECRET: "secret",
  PAYPAL_WEBHOOK_ID: "hook",
};

describe("the settings of the server, as admins see them", () => {
  onDatabase((open) => {
    it("[BILL-10] name what keeps the shop closed, and links and addresses that are not set", async () => {
      const { admin } = await createAdminSite(open(), PAYPAL);
      expect((await admin("GET", "/api/admin/set-up")).body).toEqual({
        payments: "incomplete",
        missing_for_sale: ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_EMAIL"],
        operator: null,
        support_email: null,
        community_url: null,
      });
    });

    it("[HEAD-01] tell them as they are set; the operator's address stands in for the support's", async () => {
      const { admin } = await createAdminSite(open(), {
        ...PAYPAL,
        OPERATOR_NAME: "Ravnica SAS",
        OPERATOR_ADDRESS: "1 rue des Guildes, Paris",
        OPERATOR_EMAIL: "shop@example.org",
        COMMUNITY_URL: "https://chat.example.org",
      });
      expect((await admin("GET", "/api/admin/set-up")).body).toEqual({
        payments: "paypal",
        missing_for_sale: [],
        operator: "Ravnica SAS",
        support_email: "shop@example.org",
        community_url: "https://chat.example.org",
      });
    });
  });
});
