import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onEachDatabase } from "../../../../test/databases.ts";
import { createBrowser } from "../../../../test/discord.ts";
import { schema } from "../../../database/index.ts";

const SIGN_UP = "/api/auth/sign-up/email";
const { email } = SAMPLE_PERSON;
const THIEF = { email, password: "a trap for her" };
const NEXT = "chosen by the owner";

describe("an address that somebody else signs up too", () => {
  onEachDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let owner: ReturnType<typeof createBrowser>;
    let thief: ReturnType<typeof createBrowser>;
    beforeEach(() => {
      site = createAccountApp(open());
      owner = createBrowser(site);
      thief = createBrowser(site);
    });
    const links = () => site.mails.map(({ link }) => new URL(link).searchParams.get("token_hash"));
    const use = (token_hash: unknown, more: object = {}, browser = owner) =>
      browser.call("POST", "/api/auth/verify", { token_hash, type: "signup", ...more });
    const signIn = async (password: string) =>
      (await site.call("POST", "/api/auth/sign-in/email", { body: { email, password } })).status;
    const isConfirmed = async () =>
      (await open().db.select().from(schema.user))[0]?.emailVerified === true;

    it.each([
      ["after", [SAMPLE_PERSON, THIEF]],
      ["before", [THIEF, SAMPLE_PERSON]],
    ] as const)(
      "[AUTH-04] %s its owner: each mailed link works for the owner, and asks for a new password first",
      async (_, order) => {
        for (const body of order)
          await (body === SAMPLE_PERSON ? owner : thief).call("POST", SIGN_UP, body);
        expect(links()).toHaveLength(2);
        for (const link of links()) {
          expect((await use(link, { look: true })).body).toEqual({
            type: "signup",
            email,
            used: false,
            signed_in: false,
            asks_for: "new_password",
          });
          const refused = await use(link);
          expect([refused.status, refused.body.code]).toEqual([403, "NEW_PASSWORD_REQUIRED"]);
        }
        expect([await isConfirmed(), await signIn(THIEF.password)]).toEqual([false, 401]);
        const [, newest] = links();
        expect((await use(newest, { password: NEXT })).body).toMatchObject({
          used: true,
          signed_in: true,
        });
        expect(
          await Promise.all([THIEF.password, SAMPLE_PERSON.password, NEXT].map(signIn)),
        ).toEqual([401, 401, 200]);
        expect((await use(links()[0], { password: THIEF.password })).body.code).toBe(
          "LINK_INVALID",
        );
      },
    );

    it("[AUTH-04] alone: the owner's click confirms no password that the owner does not choose", async () => {
      await thief.call("POST", SIGN_UP, THIEF);
      expect((await use(links()[0])).body.code).toBe("NEW_PASSWORD_REQUIRED");
      expect(await isConfirmed()).toBe(false);
      expect((await use(links()[0], { password: "short" })).body.code).toBe("PASSWORD_TOO_SHORT");
      expect((await use(links()[0], { password: "dragon" })).body.code).toBe("PASSWORD_COMMON");
      expect((await use(links()[0], { password: NEXT })).status).toBe(200);
      expect([await signIn(THIEF.password), await signIn(NEXT)]).toEqual([401, 200]);
    });

    it("[AUTH-04] while the page of the link is open: its button asks, and confirms nothing", async () => {
      await owner.call("POST", SIGN_UP, SAMPLE_PERSON);
      expect((await use(links()[0], { look: true })).body.asks_for).toBeNull();
      await thief.call("POST", SIGN_UP, THIEF);
      expect((await use(links()[0])).body.code).toBe("NEW_PASSWORD_REQUIRED");
      expect(await isConfirmed()).toBe(false);
    });

    it("[AUTH-04] at the same moment: no password of any of them opens the account", async () => {
      const tries = ["first!", "second!", "third!"];
      await Promise.all(
        tries.map((password) => createBrowser(site).call("POST", SIGN_UP, { email, password })),
      );
      expect((await use(links()[0], { password: NEXT })).status).toBe(200);
      expect(await Promise.all([...tries, NEXT].map(signIn))).toEqual([401, 401, 401, 200]);
    });

    it("[AUTH-07] the browser that signed up confirms with one click, another one chooses a password", async () => {
      const { headers } = await owner.call("POST", SIGN_UP, SAMPLE_PERSON);
      expect(headers.get("set-cookie")).toMatch(
        /^spellwright\.sign_up=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      const [link] = links();
      expect((await use(link, { look: true }, thief)).body.asks_for).toBe("new_password");
      expect((await use(link, { look: true })).body.asks_for).toBeNull();
      expect((await use(link)).body).toMatchObject({ used: true, signed_in: true });
      expect(await signIn(SAMPLE_PERSON.password)).toBe(200);
    });

    it("[AUTH-07] what the browser keeps is stored as a hash, and holds for its own sign-up only", async () => {
      await owner.call("POST", SIGN_UP, { ...SAMPLE_PERSON, email: "other@example.org" });
      const kept = owner.cookies.get("spellwright.sign_up") ?? "";
      await thief.call("POST", SIGN_UP, THIEF);
      expect((await use(links()[1])).body.code).toBe("NEW_PASSWORD_REQUIRED");
      expect(JSON.stringify(await open().db.select().from(schema.mailLinks))).not.toContain(kept);
    });

    it("[AUTH-04] another site cannot sign up for the owner's browser", async () => {
      const origin = "https://evil.example.org";
      const answer = await owner.call("POST", SIGN_UP, THIEF, { origin });
      expect([answer.body.code, owner.cookies.size]).toEqual(["ORIGIN_REFUSED", 0]);
    });

    it("[AUTH-04] seven times: the owner is not refused, and what lies in the mailbox works", async () => {
      for (let n = 0; n < 7; n++)
        expect((await thief.call("POST", SIGN_UP, THIEF)).status).toBe(200);
      expect((await owner.call("POST", SIGN_UP, SAMPLE_PERSON)).body).toEqual({ email });
      expect(links()).toHaveLength(5);
      expect((await use(links()[0], { password: NEXT })).status).toBe(200);
    });

    it("[AUTH-04] an address that waits for its confirmation is free to be signed up", async () => {
      await thief.call("POST", SIGN_UP, THIEF);
      const exists = async () =>
        (await owner.call("POST", "/api/auth/email-exists", { email })).body.exists;
      expect(await exists()).toBe(false);
      await use(links()[0], { password: NEXT });
      expect(await exists()).toBe(true);
    });

    it("[AUTH-03] the owner who signs in before the confirmation reads so, and gets another mail", async () => {
      await owner.call("POST", SIGN_UP, SAMPLE_PERSON);
      await thief.call("POST", SIGN_UP, THIEF);
      const answer = await owner.call("POST", "/api/auth/sign-in/email", SAMPLE_PERSON);
      expect([answer.body.code, links().length]).toEqual(["EMAIL_NOT_CONFIRMED", 3]);
      expect(await signIn(SAMPLE_PERSON.password)).toBe(401);
    });

    it("[AUTH-03] sign-ins before the confirmation leave every link the browser's own, also where no mail leaves", async () => {
      await owner.call("POST", SIGN_UP, SAMPLE_PERSON);
      for (let n = 0; n < 5; n++)
        expect((await owner.call("POST", "/api/auth/sign-in/email", SAMPLE_PERSON)).body.code).toBe(
          "EMAIL_NOT_CONFIRMED",
        );
      await owner.call("POST", SIGN_UP, { ...SAMPLE_PERSON, email: "other@example.org" });
      expect(links()).toHaveLength(6);
      for (const link of links().slice(0, 5))
        expect((await use(link, { look: true })).body.asks_for).toBeNull();
      expect((await use(links()[0])).body).toMatchObject({ used: true, signed_in: true });
    });

    it("[AUTH-07] a secret that is none of ours is not kept", async () => {
      owner.cookies.set("spellwright.sign_up", "short");
      await owner.call("POST", SIGN_UP, SAMPLE_PERSON);
      expect(owner.cookies.get("spellwright.sign_up")).toMatch(/^[\w-]{43}$/);
    });

    it("[AUTH-05] after a recovery link was used another one can be mailed at once", async () => {
      await site.signedIn(email, SAMPLE_PERSON.password);
      const ask = () => owner.call("POST", "/api/auth/request-password-reset", { email });
      for (let n = 0; n < 4; n++) await ask();
      const asked = () => site.mails.filter(({ kind }) => kind === "recovery");
      expect(asked()).toHaveLength(3);
      await use(site.mailedToken("recovery"), { type: "recovery", password: NEXT });
      await ask();
      expect(asked()).toHaveLength(4);
      const again = { type: "recovery", password: "once more" };
      expect((await use(site.mailedToken("recovery"), again)).status).toBe(200);
      expect(await signIn("once more")).toBe(200);
    });

    it("[AUTH-05] a new password asked for by a thief ends no link that the owner holds", async () => {
      await site.signedIn(email, SAMPLE_PERSON.password);
      const ask = (browser: typeof owner) =>
        browser.call("POST", "/api/auth/request-password-reset", { email });
      await ask(owner);
      for (let n = 0; n < 5; n++) expect((await ask(thief)).body).toEqual({ status: true });
      const asked = site.mails.filter(({ kind }) => kind === "recovery");
      expect(asked).toHaveLength(3);
      const first = new URL(asked[0]?.link ?? "").searchParams.get("token_hash");
      expect((await use(first, { type: "recovery", password: NEXT })).status).toBe(200);
      expect([await signIn(SAMPLE_PERSON.password), await signIn(NEXT)]).toEqual([401, 200]);
    });
  });
});
