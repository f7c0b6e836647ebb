import { TERMS_VERSION } from "@spellwright/contract";
import type { FakeDiscordOAuth } from "@spellwright/fakes";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addSession, createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { createBrowser, discordEnvironment, startDiscord } from "../../../../test/discord.ts";
import { schema } from "../../../database/index.ts";

const START = "/api/auth/sign-in/discord";
const LINK = "/api/account/discord";
const jace = { username: "jace", email: "Jace@example.org", verified: "on" } as const;

describe("sign-in with Discord over HTTP", () => {
  let discord: FakeDiscordOAuth;
  beforeAll(async () => {
    discord = await startDiscord();
  });
  afterEach(() => discord.recover());
  afterAll(() => discord.close());

  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    beforeEach(() => {
      site = createAccountApp(open(), discordEnvironment(discord));
    });
    const whoIs = async (cookie: string) =>
      (await site.call("GET", "/api/auth/get-session", { headers: { cookie } })).body?.user?.email;
    const users = () => open().db.select().from(schema.user);
    const accounts = () => open().db.select().from(schema.account);

    it("[AUTH-06] asks for identify and email with PKCE and state, and comes back signed in", async () => {
      const browser = createBrowser(site);
      const url = new URL(await browser.start(START));
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: "code",
        scope: "identify email",
        code_challenge_method: "S256",
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{32,}$/),
        redirect_uri: "http://127.0.0.1:3000/api/auth/callback/discord",
      });
      expect(url.searchParams.has("prompt")).toBe(false);
      browser.cookies.set("lang", "en");
      const { location, cookie } = await browser.signIn(jace);
      expect(location).toBe("/fr/oracle?x=1&success=signed_in");
      expect(await whoIs(cookie)).toBe("jace@example.org");
      const [account] = await accounts();
      expect(account).toMatchObject({
        providerId: "discord",
        accessToken: null,
        refreshToken: null,
        password: null,
      });
      expect(await open().db.select().from(schema.userPreferences)).toMatchObject([
        { language: "en", discordUserId: account?.accountId },
      ]);
      expect((await open().db.select().from(schema.session))[0]?.ipAddress).toBe("127.0.x.x");
    });

    it("[R-9] a new account keeps the terms that its button named, and an old one no others", async () => {
      for (const _time of ["made", "there"]) await createBrowser(site).signIn(jace);
      expect(await open().db.select().from(schema.termsAcceptances)).toMatchObject([
        { version: TERMS_VERSION },
      ]);
    });

    it("[AUTH-06] the second sign-in is the same account; silence works after a consent", async () => {
      await createBrowser(site).signIn(jace);
      const browser = createBrowser(site);
      const silent = await browser.start(START, { silent: true });
      expect(new URL(silent).searchParams.get("prompt")).toBe("none");
      await browser.become(silent, jace);
      const { cookie, location } = await browser.comeBack(await browser.silently(silent));
      expect([await whoIs(cookie), location]).toEqual([
        "jace@example.org",
        "/fr/oracle?x=1&success=signed_in",
      ]);
      expect(await users()).toHaveLength(1);
    });

    it("[AUTH-06] a silent attempt that needs a screen says so; a session that exists just succeeds", async () => {
      const browser = createBrowser(site);
      const silent = await browser.start(START, { silent: true });
      const { location } = await browser.comeBack(await browser.silently(silent));
      expect(location).toBe("/fr/oracle?x=1&error=sign_in_failed&error_code=silent_failed");
      await browser.signIn(jace);
      expect(await browser.start(START)).toBeNull();
    });

    it("[AUTH-08] a refusal comes back to the page without a session or an account", async () => {
      const browser = createBrowser(site);
      const url = await browser.start(START);
      await browser.become(url, jace);
      const { location, cookie } = await browser.comeBack(await browser.decide(url, "cancel"));
      expect(location).toBe("/fr/oracle?x=1&error=access_denied&error_code=denied");
      expect([cookie, await users()]).toEqual(["", []]);
    });

    it("[AUTH-06] an account that is linked signs in whatever became of Discord's address", async () => {
      await createBrowser(site).signIn(jace);
      const { cookie } = await createBrowser(site).signIn({ username: "jace" });
      expect(await whoIs(cookie)).toBe("jace@example.org");
    });

    it("[AUTH-10] a banned account is refused, and the page says so", async () => {
      await createBrowser(site).signIn(jace);
      await open().db.update(schema.user).set({ banned: true });
      await open().db.delete(schema.session);
      const { location, cookie } = await createBrowser(site).signIn(jace);
      expect(location).toBe("/fr/oracle?x=1&error=sign_in_failed&error_code=banned");
      expect([cookie, await open().db.select().from(schema.session)]).toEqual(["", []]);
    });

    describe("[AUTH-06] the state", () => {
      const callback = async () => {
        const browser = createBrowser(site);
        const url = await browser.start(START);
        await browser.become(url, jace);
        return { browser, address: await browser.decide(url) };
      };

      it("belongs to the browser that started: another one cannot finish", async () => {
        const { address } = await callback();
        const { location, cookie } = await createBrowser(site).comeBack(address);
        expect([location, cookie]).toEqual([expect.stringContaining("error_code=failed"), ""]);
      });

      it("is used once: opening the address again changes nothing for who is signed in", async () => {
        const { browser, address } = await callback();
        await browser.comeBack(address);
        expect((await browser.comeBack(address)).location).toBe("/");
        const stranger = createBrowser(site);
        expect((await stranger.comeBack(address)).location).toContain("error_code=failed");
      });

      it("that was made up, or is missing, fails", async () => {
        for (const search of ["?code=x&state=made-up", "?code=x", "", "?error=access_denied"]) {
          const address = `http://127.0.0.1:3000/api/auth/callback/discord${search}`;
          const { location } = await createBrowser(site).comeBack(address);
          expect(location).toBe("/?error=sign_in_failed&error_code=failed");
        }
      });
    });

    it.each(["gateway", "limited"] as const)(
      "[AUTH-08] when Discord is away (%s) the page says so, and nothing is stored",
      async (outage) => {
        const browser = createBrowser(site);
        const url = await browser.start(START);
        await browser.become(url, jace);
        const address = await browser.decide(url);
        discord.fail(outage);
        expect((await browser.comeBack(address)).location).toContain("error_code=failed");
        expect(await users()).toEqual([]);
      },
    );

    it("[AUTH-06] an old code fails", async () => {
      const browser = createBrowser(site);
      const url = await browser.start(START);
      await browser.become(url, jace);
      const address = await browser.decide(url);
      discord.skip(101_000);
      expect((await browser.comeBack(address)).location).toContain("error_code=failed");
    });

    describe("[AUTH-06] the link of a signed-in person", () => {
      const signedIn = async () => {
        const browser = createBrowser(site);
        await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
        await browser.call("POST", "/api/auth/sign-in/email", SAMPLE_PERSON);
        return browser;
      };

      it("joins a Discord with another address, even none, and proves its id (PREF-02)", async () => {
        const browser = await signedIn();
        const { location } = await browser.signIn({ username: "flame" }, LINK);
        expect(location).toBe("/fr/oracle?x=1&success=discord_linked");
        const { body } = await browser.call("GET", "/api/account");
        expect(body).toMatchObject({ email: SAMPLE_PERSON.email, discord_linked: true });
        const { body: kept } = await browser.call("GET", "/api/preferences");
        expect(kept.discord_user_id).toMatch(/^\d{17,19}$/);
        const { cookie } = await createBrowser(site).signIn({ username: "flame" });
        expect(await whoIs(cookie)).toBe(SAMPLE_PERSON.email);
      });

      it("is refused for a Discord of somebody else here", async () => {
        await createBrowser(site).signIn(jace);
        const browser = await signedIn();
        const { location } = await browser.signIn(jace, LINK);
        expect(location).toContain("error_code=linked_elsewhere");
        expect((await browser.call("GET", "/api/account")).body.discord_linked).toBe(false);
      });

      it("needs a session, and cannot be ended where it is the only way in", async () => {
        const anonymous = await site.call("POST", LINK, { body: { return_to: "/fr/settings" } });
        expect(anonymous.body.code).toBe("UNAUTHENTICATED");
        const browser = createBrowser(site);
        await browser.signIn(jace);
        const refused = await browser.call("DELETE", LINK);
        expect([refused.status, refused.body.code]).toEqual([409, "LAST_SIGN_IN_WAY"]);
        await browser.call("PUT", "/api/account/password", { new_password: "islands!" });
        const unlinked = await browser.call("DELETE", LINK);
        expect(unlinked.body).toMatchObject({ discord_linked: false, has_password: true });
        const { body } = await browser.call("GET", "/api/preferences");
        expect(body.discord_user_id).toBeNull();
        expect(await accounts()).toMatchObject([{ providerId: "credential" }]);
      });

      it("keeps an id where the bot's link put it first", async () => {
        await createBrowser(site).signIn({
          username: "owner",
          email: "o@example.org",
          verified: "on",
        });
        const token = await addSession(open());
        const [holder] = await open()
          .db.select({ id: schema.session.userId })
          .from(schema.session)
          .where(eq(schema.session.token, token));
        const [row] = await open().db.select().from(schema.userPreferences);
        await open().db.delete(schema.userPreferences);
        await open()
          .db.insert(schema.userPreferences)
          .values({ userId: holder?.id ?? "", discordUserId: row?.discordUserId ?? "" });
        await open().db.delete(schema.account);
        const { cookie } = await createBrowser(site).signIn({
          username: "owner",
          email: "o@example.org",
          verified: "on",
        });
        expect(cookie).not.toBe("");
        expect(await open().db.select().from(schema.userPreferences)).toMatchObject([
          { userId: holder?.id },
        ]);
      });
    });

    it.each(["https://evil.example/", "//evil.example/", "/.//evil.example"])(
      "[AUTH-06] comes back to no other server: %j",
      async (return_to) => {
        for (const headers of [{}, { authorization: `Bearer ${await addSession(open())}` }]) {
          const path = "authorization" in headers ? LINK : START;
          const answer = await site.call("POST", path, { body: { return_to }, headers });
          expect([answer.status, answer.body.field]).toEqual([400, "return_to"]);
        }
      },
    );

    it("[AUTH-08] what an earlier return brought does not come back again", async () => {
      const browser = createBrowser(site);
      const url = await browser.start(START, { return_to: "/en/oracle?error=x&q=1&success=y" });
      await browser.become(url, jace);
      expect((await browser.comeBack(await browser.decide(url))).location).toBe(
        "/en/oracle?q=1&success=signed_in",
      );
    });

    it("[AUTH-06] without its configuration it is not offered", async () => {
      const without = createAccountApp(open());
      const body = { return_to: "/fr/oracle" };
      const authorization = `Bearer ${await addSession(open())}`;
      const answers = [
        await without.call("POST", START, { body }),
        await without.call("POST", LINK, { body, headers: { authorization } }),
        await without.call("GET", "/api/auth/callback/discord?code=x&state=y"),
      ];
      for (const answer of answers)
        expect([answer.status, answer.body.code]).toEqual([404, "DISCORD_NOT_CONFIGURED"]);
    });
  });
});
