import type { FakeDiscordOAuth } from "@spellwright/fakes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccountApp } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { createBrowser, discordEnvironment, startDiscord } from "../../../../test/discord.ts";
import { schema } from "../../../database/index.ts";

const jace = { username: "jace", email: "Jace@example.org", verified: "on" } as const;

describe("[AUTH-06] sign-in with Discord where the address already has an account", () => {
  let discord: FakeDiscordOAuth;
  beforeAll(async () => {
    discord = await startDiscord();
  });
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

    it("is the same account when both have verified it", async () => {
      await site.signedIn(jace.email, "islands!");
      const { cookie } = await createBrowser(site).signIn(jace);
      expect(await whoIs(cookie)).toBe("jace@example.org");
      expect((await accounts()).map(({ providerId }) => providerId).sort()).toEqual([
        "credential",
        "discord",
      ]);
      expect(await users()).toHaveLength(1);
    });

    it("is its owner's when ours waits for a confirmation: nothing stays of who signed it up", async () => {
      const trap = { email: jace.email, password: "a trap for jace" };
      await site.call("POST", "/api/auth/sign-up/email", { body: trap });
      const { cookie } = await createBrowser(site).signIn(jace);
      expect(await whoIs(cookie)).toBe("jace@example.org");
      expect((await accounts()).map(({ providerId }) => providerId)).toEqual(["discord"]);
      expect(await users()).toMatchObject([{ emailVerified: true }]);
      const signIn = await site.call("POST", "/api/auth/sign-in/email", { body: trap });
      const link = {
        token_hash: site.mailedToken("signup"),
        type: "signup",
        password: "stolen!",
      };
      const used = await site.call("POST", "/api/auth/verify", { body: link });
      expect([signIn.body.code, used.body.code]).toEqual(["INVALID_CREDENTIALS", "LINK_INVALID"]);
      expect(site.mails.map(({ kind }) => kind)).toEqual(["signup"]);
    });

    it("whose first password comes later is not signed up by anybody meanwhile", async () => {
      await createBrowser(site).signIn(jace);
      const trap = { email: jace.email, password: "a trap for jace" };
      await site.call("POST", "/api/auth/sign-up/email", { body: trap });
      expect(site.mails).toEqual([]);
      await site.call("POST", "/api/auth/request-password-reset", {
        body: { email: jace.email },
      });
      const link = { token_hash: site.mailedToken("recovery"), type: "recovery" };
      const body = { ...link, password: "islands!" };
      expect((await site.call("POST", "/api/auth/verify", { body })).status).toBe(200);
      const signIn = (password: string) =>
        site.call("POST", "/api/auth/sign-in/email", { body: { email: jace.email, password } });
      expect((await signIn(trap.password)).status).toBe(401);
      expect((await signIn("islands!")).status).toBe(200);
    });

    it("is no account that somebody signed up for what stands in for a missing address", async () => {
      await createBrowser(site).signIn(jace);
      const [linked] = await accounts();
      await open().db.delete(schema.user);
      const email = `${linked?.accountId}@discord.invalid`;
      const trap = { email, password: "a trap for jace" };
      const signUp = await site.call("POST", "/api/auth/sign-up/email", { body: trap });
      expect([signUp.body.code, await users()]).toEqual(["EMAIL_INVALID", []]);
      // One of before such addresses were refused.
      await open().db.insert(schema.user).values({ name: "", email, emailVerified: false });
      const { location, cookie } = await createBrowser(site).signIn({ username: "jace" });
      expect(location).toContain("error_code=discord_email_missing");
      expect([cookie, await accounts()]).toEqual(["", []]);
      expect(await users()).toMatchObject([{ email, emailVerified: false }]);
    });

    it.each([{ linkedBefore: true }, { linkedBefore: false }])(
      "[T-12] is neither opened nor linked where it asks for a code ($linkedBefore)",
      async ({ linkedBefore }) => {
        await site.signedIn(jace.email, "islands!");
        if (linkedBefore) await createBrowser(site).signIn(jace);
        await open().db.update(schema.user).set({ twoFactorEnabled: true });
        const before = await accounts();
        const { location, cookie } = await createBrowser(site).signIn(jace);
        expect(location).toContain("error_code=second_factor");
        expect([cookie, await accounts()]).toEqual(["", before]);
      },
    );

    it("stays apart when Discord has not verified it, and gives no account of its own", async () => {
      await site.signedIn(jace.email, "islands!");
      const thief = { username: "thief", email: jace.email };
      const { location, cookie } = await createBrowser(site).signIn(thief);
      expect(location).toContain("error_code=discord_email_missing");
      expect([cookie, (await users()).length]).toEqual(["", 1]);
    });
  });
});
