import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";

const NEW_PASSWORD = "a new one";

describe("[AUTH-07] the link that takes a change of address back", () => {
  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let mine: string;
    beforeEach(async () => {
      site = createAccountApp(open());
      mine = await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
    });
    const ask = (email: string) =>
      site.call("POST", "/api/account/email", {
        body: { email, password: SAMPLE_PERSON.password },
        headers: { authorization: `Bearer ${mine}`, "accept-language": "fr" },
      });
    const verify = (token_hash: string, type: string, password?: string) =>
      site.call("POST", "/api/auth/verify", { body: { token_hash, type, password } });
    const look = (token_hash: string, type: string) =>
      site.call("POST", "/api/auth/verify", { body: { token_hash, type, look: true } });
    const change = async (email: string) => {
      await ask(email);
      const link = { token_hash: site.mailedToken("email_change"), type: "email_change" };
      const headers = { authorization: `Bearer ${mine}` };
      expect((await site.call("POST", "/api/auth/verify", { body: link, headers })).status).toBe(
        200,
      );
    };
    const signIn = async (email: string, password: string) =>
      (await site.call("POST", "/api/auth/sign-in/email", { body: { email, password } })).status;

    it("stops one that waits: its link works no more, sessions end, the password is new", async () => {
      await ask("thief@example.org");
      const waiting = site.mailedToken("email_change");
      const undo = site.mailedToken("email_undo");
      expect(site.mails.at(-1)).toMatchObject({ to: SAMPLE_PERSON.email, lang: "fr" });
      expect(site.mails.at(-1)?.text).toContain("thief@example.org");
      // Opening the page uses nothing up, and tells which address comes back.
      expect((await look(undo, "email_undo")).body).toEqual({
        type: "email_undo",
        email: SAMPLE_PERSON.email,
        used: false,
        asks_for: "new_password",
        signed_in: false,
      });
      expect((await verify(undo, "email_undo", "short")).body.code).toBe("PASSWORD_TOO_SHORT");
      expect((await verify(undo, "email_undo", NEW_PASSWORD)).body).toEqual({
        type: "email_undo",
        email: SAMPLE_PERSON.email,
        used: true,
        asks_for: null,
        signed_in: false,
      });
      expect((await verify(waiting, "email_change")).body.code).toBe("LINK_INVALID");
      expect((await verify(undo, "email_undo", NEW_PASSWORD)).body.code).toBe("LINK_INVALID");
      expect(await open().db.select().from(schema.session)).toEqual([]);
      expect(await signIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password)).toBe(401);
      expect(await signIn(SAMPLE_PERSON.email, NEW_PASSWORD)).toBe(200);
    });

    it("puts the first address back after two changes, and the links of the others end", async () => {
      await change("thief@example.org");
      expect(site.mails.at(-1)).toMatchObject({ to: SAMPLE_PERSON.email, kind: "email_changed" });
      const first = site.mailedToken("email_changed");
      await change("accomplice@example.org");
      const second = site.mailedToken("email_changed");
      expect((await verify(first, "email_undo", NEW_PASSWORD)).body.email).toBe(
        SAMPLE_PERSON.email,
      );
      expect((await verify(second, "email_undo", NEW_PASSWORD)).body.code).toBe("LINK_INVALID");
      expect(await signIn("accomplice@example.org", NEW_PASSWORD)).toBe(401);
      expect(await signIn(SAMPLE_PERSON.email, NEW_PASSWORD)).toBe(200);
    });

    it("is not stopped by somebody who only typed the address, but by who owns it", async () => {
      await change("thief@example.org");
      const undo = site.mailedToken("email_changed");
      const body = { email: SAMPLE_PERSON.email, password: "squatter" };
      await site.call("POST", "/api/auth/sign-up/email", { body });
      expect((await verify(undo, "email_undo", NEW_PASSWORD)).status).toBe(200);
      expect(await signIn(SAMPLE_PERSON.email, NEW_PASSWORD)).toBe(200);
    });

    it("leaves an address to the account that confirmed it meanwhile", async () => {
      await change("thief@example.org");
      const undo = site.mailedToken("email_changed");
      await site.signedIn(SAMPLE_PERSON.email, "another person");
      const late = await verify(undo, "email_undo", NEW_PASSWORD);
      expect([late.status, late.body.code]).toEqual([409, "EMAIL_USED"]);
      expect(await signIn(SAMPLE_PERSON.email, "another person")).toBe(200);
    });

    it("is stored as a hash and ends after seven days", async () => {
      await ask("thief@example.org");
      const undo = site.mailedToken("email_undo");
      const stored = (await open().db.select().from(schema.mailLinks)).find(
        ({ type }) => type === "email_undo",
      );
      expect(stored?.tokenHash).toBe(createHash("sha256").update(undo).digest("base64url"));
      const days = ((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThanOrEqual(7);
      await open().db.execute(
        sql`update mail_links set expires_at = now() - interval '1 second' where type = 'email_undo'`,
      );
      expect((await look(undo, "email_undo")).body.code).toBe("LINK_INVALID");
      expect((await verify(undo, "email_undo", NEW_PASSWORD)).body.code).toBe("LINK_INVALID");
    });
  });
});
