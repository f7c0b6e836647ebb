import { TERMS_VERSION } from "@spellwright/contract";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { createBrowser } from "../../../../test/discord.ts";
import { schema } from "../../../database/index.ts";

describe("new accounts over HTTP", () => {
  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let browser: ReturnType<typeof createBrowser>;
    beforeEach(() => {
      site = createAccountApp(open());
      browser = createBrowser(site);
    });
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      browser.call("POST", `/api/auth${path}`, body, headers);
    const verify = (body: object) => post("/verify", body);

    describe("sign-up", () => {
      it("[AUTH-04] makes an account with its preferences and its plan, and mails a link", async () => {
        const answer = await post("/sign-up/email", SAMPLE_PERSON, { "accept-language": "en" });
        expect([answer.status, answer.body]).toEqual([200, { email: SAMPLE_PERSON.email }]);
        const [user] = await open().db.select().from(schema.user);
        expect(user).toMatchObject({ email: SAMPLE_PERSON.email, emailVerified: false });
        expect(await open().db.select().from(schema.userPreferences)).toMatchObject([
          { userId: user?.id, language: "en" },
        ]);
        expect(await open().db.select().from(schema.userZaps)).toMatchObject([
          { userId: user?.id, plan: "free" },
        ]);
        expect(site.mails).toHaveLength(1);
        expect(site.mails[0]).toMatchObject({
          to: SAMPLE_PERSON.email,
          lang: "en",
          kind: "signup",
        });
        expect(site.mails[0]?.link).toMatch(
          /^http:\/\/127\.0\.0\.1:3000\/en\/auth\/confirm\?token_hash=[\w-]{43}&type=signup$/,
        );
        expect(site.mails[0]?.text).toContain(site.mails[0]?.link);
      });

      it("[R-9] keeps which terms were accepted, once", async () => {
        const accepting = { ...SAMPLE_PERSON, terms_version: TERMS_VERSION };
        await post("/sign-up/email", accepting);
        await post("/sign-up/email", accepting);
        const acceptances = await open().db.select().from(schema.termsAcceptances);
        expect(acceptances).toMatchObject([{ version: TERMS_VERSION }]);
      });

      it("[AUTH-04] answers a used address exactly like a new one, and changes nothing of a confirmed one", async () => {
        const first = await post("/sign-up/email", SAMPLE_PERSON);
        await verify({ token_hash: site.mailedToken(), type: "signup" });
        const again = await post("/sign-up/email", { ...SAMPLE_PERSON, password: "another one" });
        expect([again.status, again.body]).toEqual([first.status, first.body]);
        expect(site.mails).toHaveLength(1);
        expect((await post("/sign-in/email", SAMPLE_PERSON)).status).toBe(200);
      });

      it("[AUTH-04] nothing that was made before the confirmation survives it", async () => {
        await post("/sign-up/email", SAMPLE_PERSON);
        const [user] = await open().db.select().from(schema.user);
        const userId = user?.id ?? "";
        const expiresAt = new Date(Date.now() + 60_000);
        await open().db.insert(schema.session).values({ userId, token: "planted", expiresAt });
        await open()
          .db.insert(schema.account)
          .values({ userId, providerId: "discord", accountId: "planted" });
        await open().db.insert(schema.mailLinks).values({
          userId,
          type: "email_change",
          email: "t@example.org",
          tokenHash: "x",
          expiresAt,
        });
        await verify({ token_hash: site.mailedToken(), type: "signup" });
        const sessions = await open().db.select().from(schema.session);
        expect(sessions.map(({ token }) => token)).not.toContain("planted");
        expect(await open().db.select().from(schema.account)).toMatchObject([
          { providerId: "credential" },
        ]);
        expect(
          (await open().db.select().from(schema.mailLinks)).map(({ type }) => type),
        ).not.toContain("email_change");
      });

      it("[AUTH-04] makes one account of two sign-ups at once", async () => {
        const answers = await Promise.all([1, 2].map(() => post("/sign-up/email", SAMPLE_PERSON)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(await open().db.select().from(schema.user)).toHaveLength(1);
      });

      it.each([
        [{ email: SAMPLE_PERSON.email, password: "12345" }, "PASSWORD_TOO_SHORT", "password"],
        [
          { email: SAMPLE_PERSON.email, password: "x".repeat(129) },
          "PASSWORD_TOO_LONG",
          "password",
        ],
        [{ email: SAMPLE_PERSON.email, password: "Fireball" }, "PASSWORD_COMMON", "password"],
        [{ email: "chandra", password: "a fireball" }, "EMAIL_INVALID", "email"],
        [{ password: "a fireball" }, "FIELD_REQUIRED", "email"],
        [{ email: SAMPLE_PERSON.email }, "FIELD_REQUIRED", "password"],
        [{ email: SAMPLE_PERSON.email, password: 123456 }, "FIELD_INVALID", "password"],
      ])("[DATA-06] refuses %j with %s", async (body, code, field) => {
        const answer = await post("/sign-up/email", body);
        expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, code, field]);
      });
    });

    describe("mail links", () => {
      it("[AUTH-07] confirm an address once; used and unknown links answer alike", async () => {
        await post("/sign-up/email", SAMPLE_PERSON);
        const link = { token_hash: site.mailedToken(), type: "signup" };
        const used = await verify(link);
        expect([used.status, used.body]).toEqual([
          200,
          {
            type: "signup",
            email: SAMPLE_PERSON.email,
            used: true,
            asks_for: null,
            signed_in: true,
          },
        ]);
        const again = await verify(link);
        const unknown = await verify({ token_hash: "unknown", type: "signup" });
        expect([again.status, again.body.code]).toEqual([403, "LINK_INVALID"]);
        expect(unknown.body.error).toBe(again.body.error);
      });

      it("[AUTH-07] are stored as hashes only", async () => {
        await post("/sign-up/email", SAMPLE_PERSON);
        const [row] = await open().db.select().from(schema.mailLinks);
        expect(JSON.stringify(row)).not.toContain(site.mailedToken());
      });

      it("[AUTH-07] end with their time, with the use of another, and hold for their type only", async () => {
        await site.signedIn(SAMPLE_PERSON.email);
        const links: string[] = [];
        for (let n = 0; n < 3; n++) {
          await post("/request-password-reset", { email: SAMPLE_PERSON.email });
          links.push(site.mailedToken());
        }
        const [first = "", second = "", third = ""] = links;
        const use = async (token_hash: string, type = "recovery") =>
          (await verify({ token_hash, type, password: "a new pass" })).body.code;
        expect(await use(first, "signup")).toBe("LINK_INVALID");
        await open().db.execute(
          sql`update mail_links set expires_at = now() - interval '1 second'
            where id = (select id from mail_links where type = 'recovery' order by created_at limit 1)`,
        );
        expect(await use(first)).toBe("LINK_INVALID");
        expect(await use(second)).toBeUndefined();
        expect(await use(third)).toBe("LINK_INVALID");
      });

      it("[AUTH-07] are not used by a GET, nor by looking whether they are good", async () => {
        await site.signedIn(SAMPLE_PERSON.email);
        await post("/request-password-reset", { email: SAMPLE_PERSON.email });
        const link = { token_hash: site.mailedToken(), type: "recovery" };
        const got = await site.call("GET", `/api/auth/verify?${new URLSearchParams(link)}`);
        expect(got.status).toBe(405);
        expect((await verify({ ...link, look: true })).body).toEqual({
          type: "recovery",
          email: SAMPLE_PERSON.email,
          used: false,
          asks_for: "new_password",
          signed_in: false,
        });
        expect((await verify(link)).body).toMatchObject({
          code: "NEW_PASSWORD_REQUIRED",
          field: "password",
        });
        expect((await verify({ ...link, password: "a new pass" })).body.used).toBe(true);
      });

      it("[AUTH-07] of two uses at once, one counts", async () => {
        await post("/sign-up/email", SAMPLE_PERSON);
        const link = { token_hash: site.mailedToken(), type: "signup" };
        const answers = await Promise.all([verify(link), verify(link)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      });
    });
  });
});
