import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addSession, createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";
import { DEMO_ACCOUNT, seedDemoAccount } from "../index.ts";
import { purgeExpired } from "../sessions/queries.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("one's own account over HTTP", () => {
  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let mine: string;
    beforeEach(async () => {
      site = createAccountApp(open());
      mine = await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
    });
    const call = (method: string, path: string, body?: unknown, token = mine) =>
      site.call(method, `/api/account${path}`, {
        ...(body === undefined ? {} : { body }),
        headers: { authorization: `Bearer ${token}`, "accept-language": "fr" },
      });
    const signIn = async (credentials: object = SAMPLE_PERSON, ip = "203.0.113.7") => {
      const answer = await site.call("POST", "/api/auth/sign-in/email", {
        body: credentials,
        headers: { "user-agent": FIREFOX },
        ip,
      });
      return answer.headers.get("set-auth-token") ?? "";
    };
    const isSignedIn = async (token: string) =>
      (await call("GET", "", undefined, token)).status === 200;
    const verify = (body: object) =>
      site.call("POST", "/api/auth/verify", { body, headers: { authorization: `Bearer ${mine}` } });

    it("[PREF-01] is shown to its owner", async () => {
      expect((await call("GET", "")).body).toMatchObject({
        email: SAMPLE_PERSON.email,
        has_password: true,
        pending_email: null,
        discord_linked: false,
        demo: false,
      });
      const anonymous = await site.call("GET", "/api/account");
      expect(anonymous.body.code).toBe("UNAUTHENTICATED");
    });

    describe("sessions", () => {
      it("[AUTH-11] are listed by device and place, without a whole address or a token", async () => {
        const other = await signIn();
        const { body } = await call("GET", "/sessions");
        expect(body.items).toMatchObject([
          { current: true },
          {
            current: false,
            device: "computer",
            browser: "Firefox",
            system: "Linux",
            network: "203.0.x.x",
          },
        ]);
        expect(JSON.stringify(body)).not.toContain("203.0.113");
        expect(JSON.stringify(body)).not.toContain(other.split(".")[0]);
        const stored = await open().db.select().from(schema.session);
        expect(stored.map(({ ipAddress }) => ipAddress)).not.toContain("203.0.113.7");
      });

      it("[AUTH-11] end one by one, and all but one's own", async () => {
        const other = await signIn();
        await signIn();
        const { body } = await call("GET", "/sessions");
        const [, first] = body.items;
        expect((await call("DELETE", `/sessions/${first.id}`)).body).toEqual({ ended: 1 });
        const again = await call("DELETE", `/sessions/${first.id}`);
        expect([again.status, again.body.code]).toEqual([404, "SESSION_NOT_FOUND"]);
        expect((await call("DELETE", "/sessions")).body).toEqual({ ended: 1 });
        expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, false]);
      });

      it("[AUTH-11] of somebody else look like missing ones, and stay", async () => {
        const theirs = await addSession(open());
        const { body } = await call("GET", "/sessions", undefined, theirs);
        const refused = await call("DELETE", `/sessions/${body.items[0].id}`);
        expect(refused.body.code).toBe("SESSION_NOT_FOUND");
        expect((await call("DELETE", "/sessions")).body.ended).toBe(0);
        expect(await isSignedIn(theirs)).toBe(true);
      });

      it("[AUTH-11] that have ended are purged with states and links that have", async () => {
        await signIn();
        await site.call("POST", "/api/auth/request-password-reset", {
          body: { email: SAMPLE_PERSON.email },
        });
        await call("POST", "/email", { email: "n@example.org", password: SAMPLE_PERSON.password });
        await open()
          .db.insert(schema.verification)
          .values({
            identifier: "auth-state:x",
            value: "{}",
            expiresAt: new Date(Date.now() - 1),
          });
        await open().db.execute(
          sql`update session set expires_at = now() - interval '1 second' where user_agent like '%Firefox%'`,
        );
        await open().db.execute(
          sql`update mail_links set expires_at = now() - interval '1 second' where type <> 'email_undo'`,
        );
        await purgeExpired(open().db, new Date());
        expect(await open().db.select().from(schema.session)).toHaveLength(1);
        expect(await open().db.select().from(schema.verification)).toEqual([]);
        expect(await open().db.select().from(schema.mailLinks)).toMatchObject([
          { type: "email_undo" },
        ]);
        expect(await isSignedIn(mine)).toBe(true);
      });
    });

    describe("the password", () => {
      it("[AUTH-05] changes with the current one; other sessions end and a mail says so", async () => {
        const other = await signIn();
        const wrong = { current_password: "waterball", new_password: "a new one" };
        const refused = await call("PUT", "/password", wrong);
        expect([refused.status, refused.body.code, refused.body.field]).toEqual([
          403,
          "PASSWORD_WRONG",
          "password",
        ]);
        expect((await call("PUT", "/password", { new_password: "a new one" })).body.code).toBe(
          "PASSWORD_WRONG",
        );
        const right = { current_password: SAMPLE_PERSON.password, new_password: "a new one" };
        expect((await call("PUT", "/password", right)).body).toEqual({ sessions_ended: 1 });
        expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, false]);
        expect(await signIn()).toBe("");
        expect(await signIn({ ...SAMPLE_PERSON, password: "a new one" })).not.toBe("");
        expect(site.mails.at(-1)).toMatchObject({
          to: SAMPLE_PERSON.email,
          kind: "password_changed",
          lang: "fr",
        });
      });

      it.each([
        ["short", "PASSWORD_TOO_SHORT"],
        ["x".repeat(129), "PASSWORD_TOO_LONG"],
        ["password1", "PASSWORD_COMMON"],
      ])("[AUTH-04] %s is refused", async (new_password, code) => {
        const answer = await call("PUT", "/password", {
          current_password: SAMPLE_PERSON.password,
          new_password,
        });
        expect(answer.body.code).toBe(code);
      });

      it("[ERR-03] cannot be guessed from an open session", async () => {
        const guess = { current_password: "waterball", new_password: "a new one" };
        for (let n = 0; n < 10; n++) await call("PUT", "/password", guess);
        expect((await call("POST", "/delete", { password: "x" })).body.code).toBe("RATE_LIMITED");
        expect((await call("PUT", "/password", guess)).body.code).toBe("RATE_LIMITED");
      });
    });

    describe("the address", () => {
      const request = (email: string, password: string | undefined = SAMPLE_PERSON.password) =>
        call("POST", "/email", { email, password });

      it("[AUTH-07] changes when the link at the new one is used, and a mail to the old one says so", async () => {
        const asked = await request(" Nalaar@Example.org ");
        expect(asked.body).toEqual({ pending_email: "nalaar@example.org" });
        expect(site.mails.slice(-2)).toMatchObject([
          { to: "nalaar@example.org", kind: "email_change" },
          { to: SAMPLE_PERSON.email, kind: "email_undo" },
        ]);
        expect((await call("GET", "")).body).toMatchObject({
          email: SAMPLE_PERSON.email,
          pending_email: "nalaar@example.org",
        });
        expect(await signIn()).not.toBe("");
        // Links that went to the old address end with it.
        const token = site.mailedToken("email_change");
        await site.call("POST", "/api/auth/request-password-reset", {
          body: { email: SAMPLE_PERSON.email },
        });
        const oldLink = site.mailedToken();
        const used = await verify({ token_hash: token, type: "email_change" });
        expect(used.body).toEqual({
          type: "email_change",
          email: "nalaar@example.org",
          used: true,
          asks_for: null,
          signed_in: false,
        });
        expect(site.mails.at(-1)).toMatchObject({ to: SAMPLE_PERSON.email, kind: "email_changed" });
        expect(site.mails.at(-1)?.text).toContain("nalaar@example.org");
        expect((await verify({ token_hash: oldLink, type: "recovery" })).body.code).toBe(
          "LINK_INVALID",
        );
        expect((await verify({ token_hash: token, type: "email_change" })).body.code).toBe(
          "LINK_INVALID",
        );
        expect(await signIn()).toBe("");
        expect(await signIn({ ...SAMPLE_PERSON, email: "nalaar@example.org" })).not.toBe("");
        expect((await call("GET", "")).body.pending_email).toBeNull();
      });

      it("[AUTH-07] is refused without the password, badly written, and when it is used", async () => {
        await site.signedIn("jace@example.org");
        expect((await request("x@example.org", "waterball")).body.code).toBe("PASSWORD_WRONG");
        expect((await request("nalaar")).body.code).toBe("EMAIL_INVALID");
        expect((await request("Jace@example.org")).body.code).toBe("EMAIL_USED");
        expect((await request(SAMPLE_PERSON.email)).body.code).toBe("EMAIL_USED");
      });

      it("[AUTH-07] that somebody took meanwhile stays theirs, and the link can be used later", async () => {
        await request("jace@example.org");
        const token = site.mailedToken("email_change");
        await site.signedIn("jace@example.org");
        const late = await verify({ token_hash: token, type: "email_change" });
        expect([late.status, late.body.code]).toEqual([409, "EMAIL_USED"]);
        expect((await call("GET", "")).body.email).toBe(SAMPLE_PERSON.email);
      });
    });

    it("[AUTH-03] the demo account stays as the dialog says", async () => {
      await seedDemoAccount(open().db);
      const token = await signIn(DEMO_ACCOUNT);
      const { password } = DEMO_ACCOUNT;
      const answers = [
        await call(
          "PUT",
          "/password",
          { current_password: password, new_password: "mine now" },
          token,
        ),
        await call("POST", "/email", { email: "x@example.org", password }, token),
        await call("POST", "/delete", { password }, token),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill("DEMO_ACCOUNT_KEPT"));
      expect((await call("GET", "", undefined, token)).body.demo).toBe(true);
    });

    describe("its deletion", () => {
      it("[PREF-01] asks for the password, removes everything, and mails the address", async () => {
        expect((await call("POST", "/delete", {})).body.code).toBe("PASSWORD_WRONG");
        expect((await call("POST", "/delete", { email: SAMPLE_PERSON.email })).body.code).toBe(
          "PASSWORD_WRONG",
        );
        const deleted = await call("POST", "/delete", { password: SAMPLE_PERSON.password });
        expect(deleted.body).toEqual({ deleted: true, backups_kept_days: 30 });
        expect(await isSignedIn(mine)).toBe(false);
        expect(site.mails.at(-1)).toMatchObject({
          to: SAMPLE_PERSON.email,
          kind: "account_deleted",
        });
        expect(await signIn()).toBe("");
        expect(await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password)).not.toBe("");
      });

      it("[PREF-01] without a password asks for the address, typed", async () => {
        await open().db.delete(schema.account);
        for (const email of ["jace@example.org", undefined])
          expect((await call("POST", "/delete", { email })).body.code).toBe("CONFIRMATION_WRONG");
        const typed = await call("POST", "/delete", { email: " Chandra@example.org" });
        expect(typed.body).toEqual({ deleted: true, backups_kept_days: 30 });
      });
    });
  });
});
