import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { SAMPLE_PERSON } from "../account-app.ts";
import { createBrowser } from "../discord.ts";
import { LINK, NEXT, onTheftSite } from "../stolen.ts";

/*
 * Walks the table of `docs/security.md`: what a thief does with each thing. How an owner shuts him out is
 * `shutting-out.test.ts`.
 */
describe("who gets how far with which stolen thing", () => {
  onTheftSite((open, here) => {
    /** Sessions that began eleven minutes ago prove nothing any more. */
    const age = () =>
      open().db.execute(sql`update session set created_at = now() - interval '11 minutes'`);
    const mailsTo = (email: string) =>
      here.site.mails.filter(({ to }) => to === email).map(({ kind }) => kind);

    describe("[AUTH-11] a session", () => {
      const changes = [
        ["PUT", "/api/account/password", { new_password: "stolen!" }, "PASSWORD_WRONG"],
        ["POST", "/api/account/email", { email: "thief@example.org" }, "PASSWORD_WRONG"],
        ["POST", "/api/account/delete", { email: SAMPLE_PERSON.email }, "PASSWORD_WRONG"],
        ["POST", LINK, { return_to: "/fr/settings" }, "FRESH_SIGN_IN_REQUIRED"],
        ["POST", LINK, { return_to: "/fr/settings", password: "guess" }, "PASSWORD_WRONG"],
      ] as const;

      it("reads, and neither shuts the owner out nor lets anybody in", async () => {
        await age();
        expect(await here.isSignedIn(here.owner)).toBe(true);
        for (const [method, path, body, code] of changes)
          expect([path, (await here.call(method, path, here.owner, body)).body.code]).toEqual([
            path,
            code,
          ]);
        expect(await here.signIn(SAMPLE_PERSON.password)).not.toBe("");
      });

      it("that has just begun links a Discord account without the password, which a mail reports", async () => {
        await open().db.execute(sql`update session set created_at = now() - interval '9 minutes'`);
        const begun = await here.call("POST", LINK, here.owner, { return_to: "/fr/settings" });
        expect([begun.status, begun.body.code]).toEqual([200, undefined]);
        const thief = createBrowser(here.site);
        await thief.call("POST", "/api/auth/sign-in/email", SAMPLE_PERSON);
        await thief.signIn({ username: "thief" }, LINK);
        expect(mailsTo(SAMPLE_PERSON.email).at(-1)).toBe("discord_linked");
        for (const [method, path, body, code] of changes.slice(0, 3))
          expect([path, (await here.call(method, path, here.owner, body)).body.code]).toEqual([
            path,
            code,
          ]);
      });

      it("of who signs in with Discord alone does no more, unless it has just begun", async () => {
        await open().db.execute(sql`update account set provider_id = 'discord', password = null`);
        await age();
        for (const [method, path, body] of changes.slice(0, 4))
          expect((await here.call(method, path, here.owner, body)).body.code).toBe(
            "FRESH_SIGN_IN_REQUIRED",
          );
        await open().db.execute(sql`update session set created_at = now() - interval '9 minutes'`);
        const chosen = await here.call("PUT", "/api/account/password", here.owner, {
          new_password: NEXT,
        });
        expect(chosen.status).toBe(200);
        expect(mailsTo(SAMPLE_PERSON.email).at(-1)).toBe("password_changed");
      });
    });

    it("[AUTH-03] the password signs in; whatever else it changes, the owner's address gets a mail", async () => {
      const thief = createBrowser(here.site);
      await thief.call("POST", "/api/auth/sign-in/email", SAMPLE_PERSON);
      await thief.signIn({ username: "thief" }, LINK);
      await thief.call("POST", "/api/account/email", {
        email: "t@example.org",
        password: SAMPLE_PERSON.password,
      });
      await thief.call("PUT", "/api/account/password", {
        current_password: SAMPLE_PERSON.password,
        new_password: "stolen!",
      });
      expect(mailsTo(SAMPLE_PERSON.email).slice(-3)).toEqual([
        "discord_linked",
        "email_undo",
        "password_changed",
      ]);
    });

    it("[AUTH-06] a Discord account signs in until it is cut, which ends its sessions and sends a mail", async () => {
      await createBrowser(here.site).signIn({
        username: "thief",
        email: SAMPLE_PERSON.email,
        verified: "on",
      });
      expect(mailsTo(SAMPLE_PERSON.email).at(-1)).toBe("discord_linked");
      const thief = createBrowser(here.site);
      expect((await thief.signIn({ username: "thief" })).cookie).not.toBe("");
      expect((await here.call("GET", "/api/account", here.owner)).body.discord_linked).toBe(true);
      expect((await here.call("DELETE", LINK, here.owner)).body.discord_linked).toBe(false);
      expect(mailsTo(SAMPLE_PERSON.email).at(-1)).toBe("discord_unlinked");
      expect((await thief.call("GET", "/api/account")).status).toBe(401);
      const again = await createBrowser(here.site).signIn({ username: "thief" });
      expect(again.cookie).toBe("");
      expect(await here.isSignedIn(here.owner)).toBe(true);
    });

    it("[AUTH-07] a change of address taken back also cuts the Discord account that came with it", async () => {
      const thief = createBrowser(here.site);
      await thief.call("POST", "/api/auth/sign-in/email", SAMPLE_PERSON);
      await thief.call("POST", "/api/account/email", {
        email: "t@example.org",
        password: SAMPLE_PERSON.password,
      });
      const undo = here.site.mailedToken("email_undo");
      await thief.signIn({ username: "thief" }, LINK);
      const change = { token_hash: here.site.mailedToken("email_change"), type: "email_change" };
      expect((await thief.call("POST", "/api/auth/verify", change)).status).toBe(200);
      await here.site.call("POST", "/api/auth/verify", {
        body: { token_hash: undo, type: "email_undo", password: NEXT },
      });
      expect((await createBrowser(here.site).signIn({ username: "thief" })).cookie).toBe("");
      const mine = await here.call("GET", "/api/account", await here.signIn(NEXT));
      expect(mine.body).toMatchObject({ email: SAMPLE_PERSON.email, discord_linked: false });
    });

    it("[AUTH-05] the mailbox opens the account: the proof of last resort", async () => {
      await here.site.call("POST", "/api/auth/request-password-reset", {
        body: { email: SAMPLE_PERSON.email },
      });
      expect((await here.verify("recovery", "stolen!")).status).toBe(200);
      expect(await here.signIn("stolen!")).not.toBe("");
      expect(await here.isSignedIn(here.owner)).toBe(false);
      // The owner, whose mailbox is his again, takes the account back in the same way.
      await here.site.call("POST", "/api/auth/request-password-reset", {
        body: { email: SAMPLE_PERSON.email },
      });
      await here.verify("recovery", NEXT);
      expect([await here.signIn("stolen!"), await here.signIn(NEXT)]).toEqual([
        "",
        expect.stringMatching(/./),
      ]);
    });

    it("[AUTH-06] the address that Discord leads back to opens nothing in another browser, nor twice", async () => {
      const browser = createBrowser(here.site);
      const url = await browser.start("/api/auth/sign-in/discord");
      await browser.become(url, {
        username: "chandra",
        email: SAMPLE_PERSON.email,
        verified: "on",
      });
      const callback = await browser.decide(url);
      const stolen = await createBrowser(here.site).comeBack(callback);
      expect([stolen.cookie, stolen.location]).toEqual(["", expect.stringContaining("error")]);
      await browser.comeBack(callback);
      browser.cookies.clear();
      const again = await browser.comeBack(callback);
      expect([again.cookie, again.location]).toEqual(["", expect.stringContaining("error")]);
    });

    it("[AUTH-04] the cookie of a known device has ten guesses of its own, and opens nothing", async () => {
      const signedIn = await here.site.call("POST", "/api/auth/sign-in/email", {
        body: SAMPLE_PERSON,
      });
      const cookie =
        signedIn.headers
          .getSetCookie()
          .find((line) => line.includes(".device="))
          ?.split(";")[0] ?? "";
      const headers = { cookie };
      expect((await here.site.call("GET", "/api/account", { headers })).status).toBe(401);
      const body = { ...SAMPLE_PERSON, password: "a guess" };
      const guess = async () =>
        (await here.site.call("POST", "/api/auth/sign-in/email", { body, headers })).body.code;
      const answers: string[] = [];
      for (let times = 0; times < 11; times++) answers.push(await guess());
      expect(answers).toEqual([...Array(10).fill("INVALID_CREDENTIALS"), "RATE_LIMITED"]);
    });

    it("[AUTH-04] the address, taken before its owner signs up, leaves nothing of the thief's", async () => {
      const email = "jace@example.org";
      const signUp = (password: string) =>
        here.site.call("POST", "/api/auth/sign-up/email", { body: { email, password } });
      await signUp("stolen!");
      expect(await here.signIn("stolen!", email)).toBe("");
      await signUp("before the mail");
      expect((await here.verify("signup")).body.code).toBe("NEW_PASSWORD_REQUIRED");
      expect((await here.verify("signup", NEXT)).status).toBe(200);
      expect(await here.signIn("stolen!", email)).toBe("");
      expect(await here.signIn(NEXT, email)).not.toBe("");
    });

    it("[DATA-06] a copy of the database has neither passwords, sessions nor mail links, nor who was counted", async () => {
      await here.site.call("POST", "/api/auth/request-password-reset", {
        body: { email: SAMPLE_PERSON.email },
        ip: "203.0.113.7",
      });
      const { rows: tables } = await open().db.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_name <> 'user'`,
      );
      const copy: string[] = [];
      for (const { name } of tables) {
        const { rows } = await open().db.execute(sql`select * from ${sql.identifier(name)}`);
        copy.push(JSON.stringify(rows));
      }
      const text = copy.join("\n");
      const session = decodeURIComponent(here.owner).split(".")[0] ?? "";
      const link = here.site.mailedToken("recovery");
      for (const secret of [SAMPLE_PERSON.password, link, "203.0.113.7", session]) {
        expect(secret.length).toBeGreaterThan(8);
        expect(text).not.toContain(secret);
      }
      const { rows } = await open().db.execute(sql`select key from rate_limit`);
      expect(JSON.stringify(rows)).not.toContain(SAMPLE_PERSON.email);
    });

    it.each(["recovery", "signup"])(
      "[AUTH-07] a %s link that was used, or is older than a used one, opens nothing",
      async (type) => {
        const used = { token_hash: here.site.mailedToken(), type: "signup" };
        await here.site.call("POST", "/api/auth/request-password-reset", {
          body: { email: SAMPLE_PERSON.email },
        });
        const older = {
          token_hash: here.site.mailedToken(),
          type: "recovery",
          password: "stolen!",
        };
        await here.site.call("POST", "/api/auth/request-password-reset", {
          body: { email: SAMPLE_PERSON.email },
        });
        expect((await here.verify("recovery", NEXT)).status).toBe(200);
        const answer = await here.site.call("POST", "/api/auth/verify", {
          body: type === "signup" ? used : older,
        });
        expect(answer.body.code).toBe("LINK_INVALID");
      },
    );
  });
});
