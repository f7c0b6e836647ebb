import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, PRODUCTION, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { cookieOf } from "../../../../test/processes/newcomer.ts";
import { schema } from "../../../database/index.ts";
import { DEMO_ACCOUNT, seedDemoAccount } from "../index.ts";

describe("sign-in over HTTP", () => {
  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    beforeEach(() => {
      site = createAccountApp(open());
    });
    const post = (path: string, body: unknown, headers: Record<string, string> = {}, ip?: string) =>
      site.call("POST", `/api/auth${path}`, { body, headers, ...(ip ? { ip } : {}) });
    const verify = (body: object) => post("/verify", body);

    describe("sign-in", () => {
      it("[AUTH-03] gives a cookie for pages and a bearer token for programs", async () => {
        await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
        const answer = await post("/sign-in/email", SAMPLE_PERSON);
        const cookie = answer.headers.get("set-cookie") ?? "";
        expect(cookie).toMatch(/^spellwright\.session_token=[^;]+;.*HttpOnly/i);
        expect(cookie).toMatch(/SameSite=Lax/i);
        expect(cookie).not.toMatch(/Secure/i);
        const authorization = `Bearer ${answer.headers.get("set-auth-token")}`;
        for (const headers of [{ authorization }, { cookie: cookie.split(";")[0] ?? "" }]) {
          const session = await site.call("GET", "/api/auth/get-session", { headers });
          expect(session.body.user.email).toBe(SAMPLE_PERSON.email);
          expect((await site.call("GET", "/api/preferences", { headers })).status).toBe(200);
        }
      });

      it("[AUTH-11] in production the cookie is the host’s own, and no other name is accepted", async () => {
        await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
        const production = createAccountApp(open(), PRODUCTION);
        const answer = await production.call("POST", "/api/auth/sign-in/email", {
          body: SAMPLE_PERSON,
        });
        const cookies = answer.headers.getSetCookie();
        expect(cookies).toHaveLength(2);
        for (const cookie of cookies) {
          expect(cookie).toMatch(/^__Host-spellwright\.(session_token|device)=/);
          for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
            expect(cookie.toLowerCase()).toContain(`; ${attribute.toLowerCase()}`);
          expect(cookie).not.toMatch(/domain/i);
        }
        const value = /session_token=([^;]+)/.exec(cookies.join())?.[1];
        const statusWith = async (name: string) =>
          (
            await production.call("GET", "/api/preferences", {
              headers: { cookie: `${name}=${value}` },
            })
          ).status;
        expect(await statusWith("__Host-spellwright.session_token")).toBe(200);
        for (const name of ["spellwright.session_token", "__Secure-spellwright.session_token"])
          expect(await statusWith(name)).toBe(401);
        const signedOut = await production.call("POST", "/api/auth/sign-out", {
          body: {},
          headers: { cookie: `__Host-spellwright.session_token=${value}` },
        });
        expect(signedOut.headers.get("set-cookie")).toMatch(/^__Host-spellwright\.session_token=;/);
        expect(await statusWith("__Host-spellwright.session_token")).toBe(401);
      });

      it.each([{ "sec-fetch-site": "same-origin" }, { origin: "http://127.0.0.1:3000" }])(
        "[AUTH-11] a page (%j) has its cookie and never reads the token",
        async (page) => {
          await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
          const answer = await post("/sign-in/email", SAMPLE_PERSON, page);
          const [cookie = ""] = answer.headers
            .getSetCookie()
            .map((line) => line.split(";")[0] ?? "");
          const token =
            decodeURIComponent(cookie)
              .replace(/^[^=]+=/, "")
              .split(".")[0] ?? "-";
          const session = await site.call("GET", "/api/auth/get-session", {
            headers: { cookie, ...page },
          });
          expect(session.body.user.email).toBe(SAMPLE_PERSON.email);
          for (const { body, headers } of [answer, session]) {
            expect(JSON.stringify(body)).not.toContain(token);
            expect(headers.get("set-auth-token")).toBeNull();
          }
        },
      );

      it("[AUTH-03] before the confirmation answers EMAIL_NOT_CONFIRMED and mails another link", async () => {
        await post("/sign-up/email", SAMPLE_PERSON);
        const answer = await post("/sign-in/email", SAMPLE_PERSON);
        expect([answer.status, answer.body.code]).toEqual([403, "EMAIL_NOT_CONFIRMED"]);
        expect(site.mails).toHaveLength(2);
        const link = { token_hash: site.mailedToken(), type: "signup" };
        const cookie = cookieOf(answer.headers);
        expect((await post("/verify", link, { cookie })).status).toBe(200);
      });

      it("[AUTH-03] answers a wrong password and an unknown address alike", async () => {
        await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
        const wrong = await post("/sign-in/email", { ...SAMPLE_PERSON, password: "waterball" });
        const unknown = await post("/sign-in/email", {
          ...SAMPLE_PERSON,
          email: "nobody@example.org",
        });
        expect([wrong.status, wrong.body.code]).toEqual([401, "INVALID_CREDENTIALS"]);
        expect(unknown.body.error).toBe(wrong.body.error);
      });

      it("[AUTH-10] is refused to a banned account, whose session ends", async () => {
        const authorization = `Bearer ${await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password)}`;
        await open().db.update(schema.user).set({ banned: true });
        const answer = await post("/sign-in/email", SAMPLE_PERSON);
        expect([answer.status, answer.body.code]).toEqual([403, "ACCOUNT_BANNED"]);
        const read = await site.call("GET", "/api/preferences", { headers: { authorization } });
        expect([read.status, read.body.code]).toEqual([403, "ACCOUNT_BANNED"]);
        const session = await site.call("GET", "/api/auth/get-session", {
          headers: { authorization },
        });
        expect(session.body.code).toBe("ACCOUNT_BANNED");
      });

      it("[AUTH-11] ends with sign-out", async () => {
        const authorization = `Bearer ${await site.signedIn(SAMPLE_PERSON.email)}`;
        expect((await post("/sign-out", {}, { authorization })).status).toBe(200);
        const read = await site.call("GET", "/api/preferences", { headers: { authorization } });
        expect([read.status, read.body.code]).toEqual([401, "SESSION_EXPIRED"]);
      });

      it("[AUTH-11] takes a bearer token without its signature, and nothing that is signed wrongly", async () => {
        const signed = await site.signedIn(SAMPLE_PERSON.email);
        const [token, signature = ""] = signed.split(".");
        const cookie = (value: string) => ({
          cookie: `spellwright.session_token=${encodeURIComponent(value)}`,
        });
        const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
        const forged = `${token}.${Buffer.from("x".repeat(32)).toString("base64")}`;
        const statusOf = async (headers: Record<string, string>) =>
          (await site.call("GET", "/api/preferences", { headers })).status;
        expect(await statusOf(bearer(`${token}`))).toBe(200);
        expect(await statusOf(bearer(encodeURIComponent(signed)))).toBe(200);
        expect(await statusOf(cookie(signed))).toBe(200);
        const refused = [
          bearer(forged),
          bearer("%E0%A4"),
          bearer("%00"),
          cookie(forged),
          cookie(`${token}`),
          cookie(`x.${signature}`),
        ];
        for (const headers of refused)
          expect([headers, await statusOf(headers)]).toEqual([headers, 401]);
        await open().db.execute(sql`update session set expires_at = now() - interval '1 second'`);
        expect(await statusOf(bearer(signed))).toBe(401);
      });

      it("[AUTH-11] sign-out ends whatever the request showed and would have been accepted", async () => {
        await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
        const tokens = await Promise.all(
          [1, 2, 3].map(
            async () =>
              (await post("/sign-in/email", SAMPLE_PERSON)).headers.get("set-auth-token") ?? "",
          ),
        );
        const [encoded = "", bare = "", cookie = ""] = tokens;
        const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
        const jar = { cookie: `spellwright.session_token=${encodeURIComponent(cookie)}` };
        await post("/sign-out", {}, bearer(encodeURIComponent(encoded)));
        await post("/sign-out", {}, { ...bearer(bare.split(".")[0] ?? ""), ...jar });
        for (const headers of [bearer(encoded), bearer(bare), jar])
          expect((await site.call("GET", "/api/preferences", { headers })).status).toBe(401);
      });

      it("[AUTH-11] without a session get-session answers null", async () => {
        expect((await site.call("GET", "/api/auth/get-session")).body).toBeNull();
      });
    });

    describe("a forgotten password", () => {
      it("[AUTH-05] is replaced through the mailed link, and every session ends", async () => {
        const authorization = `Bearer ${await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password)}`;
        await post(
          "/request-password-reset",
          { email: " Chandra@Example.org " },
          { "accept-language": "fr" },
        );
        expect(site.mails.at(-1)).toMatchObject({ kind: "recovery", lang: "fr" });
        const link = { token_hash: site.mailedToken(), type: "recovery" };
        expect((await verify({ ...link, password: "short" })).body.code).toBe("PASSWORD_TOO_SHORT");
        expect((await verify({ ...link, password: "azerty" })).body.code).toBe("PASSWORD_COMMON");
        expect((await verify({ ...link, password: "a new one" })).status).toBe(200);
        expect(
          (await site.call("GET", "/api/preferences", { headers: { authorization } })).status,
        ).toBe(401);
        expect((await post("/sign-in/email", SAMPLE_PERSON)).status).toBe(401);
        expect(
          (await post("/sign-in/email", { ...SAMPLE_PERSON, password: "a new one" })).status,
        ).toBe(200);
      });

      it("[AUTH-05] answers unknown addresses like known ones, without a mail", async () => {
        const answer = await post("/request-password-reset", { email: "nobody@example.org" });
        expect([answer.status, answer.body]).toEqual([200, { status: true }]);
        expect(site.mails).toEqual([]);
      });
    });

    it("[AUTH-04] says whether an address is used, whatever its case", async () => {
      await site.signedIn(SAMPLE_PERSON.email);
      expect((await post("/email-exists", { email: "Chandra@Example.org" })).body).toEqual({
        exists: true,
      });
      expect((await post("/email-exists", { email: "jace@example.org" })).body).toEqual({
        exists: false,
      });
    });

    describe("[AUTH-04] the demo account", () => {
      it("signs in on the pro plan, once seeded; seeding again changes nothing", async () => {
        const first = await seedDemoAccount(open().db);
        expect(await seedDemoAccount(open().db)).toEqual({ ...first, created: false });
        expect((await post("/sign-in/email", DEMO_ACCOUNT)).status).toBe(200);
        expect(await open().db.select().from(schema.userZaps)).toMatchObject([{ plan: "pro" }]);
      });

      it("is refused in production, its older sessions too", async () => {
        await seedDemoAccount(open().db);
        const signedIn = await post("/sign-in/email", DEMO_ACCOUNT);
        const production = createAccountApp(open(), PRODUCTION);
        const answer = await production.call("POST", "/api/auth/sign-in/email", {
          body: DEMO_ACCOUNT,
        });
        expect([answer.status, answer.body.code]).toEqual([401, "INVALID_CREDENTIALS"]);
        const authorization = `Bearer ${signedIn.headers.get("set-auth-token")}`;
        const read = await production.call("GET", "/api/preferences", {
          headers: { authorization },
        });
        expect(read.status).toBe(401);
      });
    });

    it.each([
      ["POST", "/api/auth/update-user"],
      ["POST", "/api/auth/change-email"],
      ["GET", "/api/auth/verify-email?token=x"],
      ["POST", "/api/auth/reset-password"],
      ["POST", "/api/auth/sign-in/social"],
      ["GET", "/api/auth/list-sessions"],
      ["POST", "/api/auth/admin/ban-user"],
      ["GET", "/api/auth/ok"],
    ])(
      "[DATA-06] %s %s, which the library offers and we do not use, is an unknown address",
      async (method, path) => {
        const answer = await site.call(method, path, method === "POST" ? { body: {} } : {});
        expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
      },
    );
  });
});
