import { describe, expect, it } from "vitest";
import { createAdminSite } from "../../../test/admin-site.ts";
import { onDatabase } from "../../../test/databases.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { loadStarter } from "../knowledge/index.ts";

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
        support_is_default: false,
        community_url: "https://www.reddit.com/r/mtgrules",
        community_is_default: true,
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
        support_is_default: true,
        community_url: "https://chat.example.org",
        community_is_default: false,
      });
    });

    it("[R-6] say which address is a default, on the pages too, and that a link is switched off", async () => {
      await loadStarter(open().db);
      const of = async (environment: Readonly<Record<string, string>>) => {
        const { admin } = await createAdminSite(open(), environment);
        const { body } = await admin("GET", "/api/admin/set-up");
        const site = createWholeApp(open(), environment);
        const shown = (await site.call("GET", "/api/status")).body.community_url;
        await site.stop();
        expect(shown).toBe(body.community_url);
        return [body.support_email, body.support_is_default, shown, body.community_is_default];
      };
      const set = { SUPPORT_EMAIL: "help@example.org", OPERATOR_EMAIL: "shop@example.org" };
      expect(await of(set)).toEqual([
        ...["help@example.org", false],
        ...["https://www.reddit.com/r/mtgrules", true],
      ]);
      expect(await of({ COMMUNITY_URL: "off" })).toEqual([null, false, null, false]);
    });
  });
});
