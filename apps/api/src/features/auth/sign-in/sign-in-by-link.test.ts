import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { cookieOf } from "../../../../test/processes/newcomer.ts";
import { schema } from "../../../database/index.ts";

describe("the link that confirms a new account", () => {
  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let link: { readonly token_hash: string; readonly type: "signup" };
    /** What the browser that signed up keeps. */
    let kept: string;
    beforeEach(async () => {
      site = createAccountApp(open());
      const signUp = await site.call("POST", "/api/auth/sign-up/email", { body: SAMPLE_PERSON });
      kept = cookieOf(signUp.headers);
      link = { token_hash: site.mailedToken("signup"), type: "signup" };
    });
    const verify = (body: object = link, headers: Record<string, string> = {}) =>
      site.call("POST", "/api/auth/verify", { body, headers: { cookie: kept, ...headers } });
    const sessions = () => open().db.select().from(schema.session);

    it("[AUTH-07] [AUTH-11] signs in: by a cookie that scripts cannot read, and by a bearer token", async () => {
      const answer = await verify();
      expect(answer.body.signed_in).toBe(true);
      const [cookie = ""] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^spellwright\.session_token=[^;]+;.*HttpOnly.*SameSite=Lax/i);
      const shown: readonly Record<string, string>[] = [
        { cookie: cookie.split(";")[0] ?? "" },
        { authorization: `Bearer ${answer.headers.get("set-auth-token")}` },
      ];
      for (const headers of shown) {
        const { body } = await site.call("GET", "/api/auth/get-session", { headers });
        expect(body.user.email).toBe(SAMPLE_PERSON.email);
      }
    });

    it("[AUTH-07] signs in once: a second use sets nothing", async () => {
      await verify();
      const again = await verify();
      expect([again.status, again.headers.getSetCookie()]).toEqual([403, []]);
      expect(await sessions()).toHaveLength(1);
    });

    it.each([
      { age: "59 minutes", hours: "23 hours 1 minute", signsIn: true },
      { age: "61 minutes", hours: "22 hours 59 minutes", signsIn: false },
    ])("[AUTH-07] $age after it was mailed it confirms, and signs in: $signsIn", async (each) => {
      await open().db.execute(
        sql`update mail_links set expires_at = now() + ${each.hours}::interval`,
      );
      const answer = await verify();
      expect([answer.status, answer.body.used, answer.body.signed_in]).toEqual([
        200,
        true,
        each.signsIn,
      ]);
      expect(await sessions()).toHaveLength(each.signsIn ? 1 : 0);
      const [user] = await open().db.select().from(schema.user);
      expect(user?.emailVerified).toBe(true);
    });

    it("[AUTH-07] does not sign in where the address was confirmed by another link before", async () => {
      await site.call("POST", "/api/auth/request-password-reset", { body: SAMPLE_PERSON });
      const recovery = { token_hash: site.mailedToken("recovery"), type: "recovery" };
      const reset = await verify({ ...recovery, password: "another-pass" });
      expect([reset.body.used, reset.body.signed_in]).toEqual([true, false]);
      expect((await verify()).body.code).toBe("LINK_INVALID");
      expect(await sessions()).toEqual([]);
    });

    it("[AUTH-07] leaves whoever is signed in signed in: a foreign link takes no session over", async () => {
      const other = createAccountApp(open());
      const token = await other.signedIn("jace@example.org");
      const answer = await verify(link, { authorization: `Bearer ${token}` });
      expect(answer.body).toMatchObject({ used: true, signed_in: false });
      expect(answer.headers.getSetCookie()).toEqual([]);
    });

    it("[AUTH-10] signs no banned account in", async () => {
      await open().db.update(schema.user).set({ banned: true });
      const answer = await verify();
      expect([answer.status, answer.body.code]).toEqual([403, "ACCOUNT_BANNED"]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await sessions()).toEqual([]);
    });

    it("[AUTH-07] another site cannot make a browser use it", async () => {
      const answer = await verify(link, { origin: "https://evil.example.org" });
      expect([answer.status, answer.body.code]).toEqual([403, "ORIGIN_REFUSED"]);
      expect((await verify()).body.used).toBe(true);
    });
  });
});
