import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createAdminSite } from "../../../test/admin-site.ts";
import { onDatabase } from "../../../test/databases.ts";
import { schema } from "../../database/index.ts";

const READ = ["/api/admin/reviews", "/api/admin/people", "/api/admin/language-model"];

describe("an admin without two-step verification", () => {
  onDatabase((open) => {
    const statuses = async (
      environment: Record<string, string>,
      hasFactor: boolean,
      byPasskey = false,
    ) => {
      const site = await createAdminSite(open(), environment);
      const { admin, other } = site.people;
      await open()
        .db.update(schema.user)
        .set({ twoFactorEnabled: hasFactor })
        .where(eq(schema.user.id, admin.id));
      await open().db.update(schema.session).set({ byPasskey });
      const answers = [];
      for (const path of READ) answers.push(await site.as(admin)("GET", path));
      answers.push(
        await site.as(admin)("POST", "/api/admin/people", {
          action: "ban",
          email: `${other.id}@example.org`,
          reason: "spam",
        }),
      );
      const codes = new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ""}`));
      const [banned] = await open()
        .db.select({ banned: schema.user.banned })
        .from(schema.user)
        .where(eq(schema.user.id, other.id));
      return [[...codes], banned?.banned];
    };
    const REQUIRED = { ADMIN_SECOND_FACTOR: "required" };

    it("[T-12] does nothing where the operator asks for it", async () => {
      expect(await statuses(REQUIRED, false)).toEqual([["403 SECOND_FACTOR_REQUIRED"], false]);
    });

    it("[T-12] is one with it", async () => {
      expect(await statuses(REQUIRED, true)).toEqual([["200 "], true]);
    });

    it("[T-12] is one where a passkey began the session: it is both factors", async () => {
      expect(await statuses(REQUIRED, false, true)).toEqual([["200 "], true]);
    });

    it("[T-12] is one where nobody asks for it", async () => {
      expect(await statuses({}, false)).toEqual([["200 "], true]);
    });
  });
});
