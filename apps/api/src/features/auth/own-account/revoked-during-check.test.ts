import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { createKeptLog } from "../../../../test/kept-log.ts";
import { schema } from "../../../database/index.ts";
import { createRateLimits } from "../../../http/index.ts";
import { createAccountMails } from "../mails/account-mails.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { requestEmailChange } from "./change-email.ts";
import { changePassword } from "./change-password.ts";

describe("[AUTH-05] who is shut out while the password is checked", () => {
  onDatabase((open) => {
    const shutOut = async () => {
      const { db } = open();
      const site = createAccountApp(open());
      await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
      const [session] = await db.select().from(schema.session);
      const user = {
        id: session?.userId ?? "",
        sessionId: session?.id ?? "",
        role: null,
        secondFactorMissing: false,
      };
      await db.transaction((tx) => revokeAccess(tx, user.id));
      const mailer = { send: async () => undefined };
      const config = { publicUrl: "http://127.0.0.1", smtp: undefined };
      const limits = createRateLimits(db, true, "a secret for tests, long enough");
      const log = createKeptLog();
      const now = () => new Date();
      const mails = createAccountMails({ config, database: db, limits, mailer, log, now });
      return {
        user: { ...user, email: SAMPLE_PERSON.email },
        parts: { database: db, limits, mails, now },
        site,
      };
    };

    test("changes the password no more", async () => {
      const { user, parts, site } = await shutOut();
      const input = { current: SAMPLE_PERSON.password, next: "stolen-for-good" };
      await expect(changePassword(parts, user, input, "en")).rejects.toMatchObject({
        code: "SESSION_EXPIRED",
      });
      const { status } = await site.call("POST", "/api/auth/sign-in/email", {
        body: SAMPLE_PERSON,
      });
      expect(status).toBe(200);
    });

    test("has no link mailed that changes the address", async () => {
      const { user, parts } = await shutOut();
      const input = { email: "thief@example.org", password: SAMPLE_PERSON.password };
      await expect(requestEmailChange(parts, user, input, "en")).rejects.toMatchObject({
        code: "SESSION_EXPIRED",
      });
      const { mailLinks } = schema;
      const links = await open().db.select().from(mailLinks).where(eq(mailLinks.userId, user.id));
      expect(links).toEqual([]);
    });
  });
});
