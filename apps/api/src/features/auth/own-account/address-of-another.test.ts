import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onEachDatabase } from "../../../../test/databases.ts";
import { createBrowser } from "../../../../test/discord.ts";
import { createRateLimits } from "../../../http/index.ts";
import { LIMITS } from "../../../http/limits.ts";

const OWNED = "owner@example.org";

describe("a change to an address that somebody else reads", () => {
  onEachDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let token: string;
    beforeEach(async () => {
      site = createAccountApp(open());
      token = await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
    });
    const ask = async (email: string) =>
      site.call("POST", "/api/account/email", {
        body: { email, password: SAMPLE_PERSON.password },
        headers: { authorization: `Bearer ${token}` },
      });
    const use = (more: object, headers: Record<string, string> = {}) =>
      site.call("POST", "/api/auth/verify", {
        body: { token_hash: site.mailedToken("email_change"), type: "email_change", ...more },
        headers,
      });
    const signIn = async (email: string, password = SAMPLE_PERSON.password) =>
      (await site.call("POST", "/api/auth/sign-in/email", { body: { email, password } })).status;

    it("[AUTH-07] is confirmed by the account that asked, and by nobody who only opens the link", async () => {
      await ask(OWNED);
      const other = createAccountApp(open());
      const stranger = { authorization: `Bearer ${await other.signedIn("jace@example.org")}` };
      for (const headers of [{}, stranger]) {
        expect((await use({ look: true }, headers)).body).toMatchObject({
          email: OWNED,
          used: false,
          asks_for: "sign_in",
        });
        for (const password of [undefined, "chosen by a stranger"]) {
          const refused = await use({ password }, headers);
          expect([refused.status, refused.body.code]).toEqual([403, "SIGN_IN_TO_ACCOUNT"]);
        }
      }
      expect([await signIn(OWNED), await signIn(SAMPLE_PERSON.email)]).toEqual([401, 200]);
      const authorization = `Bearer ${token}`;
      expect((await use({ look: true }, { authorization })).body.asks_for).toBeNull();
      expect((await use({}, { authorization })).body.used).toBe(true);
      expect(await signIn(OWNED)).toBe(200);
    });

    it("[AUTH-04] an address that somebody signed up and never confirmed is free for its owner", async () => {
      const thief = createBrowser(site);
      const trap = { email: OWNED, password: "a trap for her" };
      await thief.call("POST", "/api/auth/sign-up/email", trap);
      expect((await ask(OWNED)).body).toEqual({ pending_email: OWNED });
      expect((await use({}, { authorization: `Bearer ${token}` })).status).toBe(200);
      expect([await signIn(OWNED, trap.password), await signIn(OWNED)]).toEqual([401, 200]);
    });

    const mailsToOwned = () => site.mails.filter(({ to }) => to === OWNED).length;

    it("[ERR-03] two accounts that ask as often as they may stop no third one", async () => {
      const owner = token;
      for (const name of ["jace", "vess"]) {
        token = await site.signedIn(`${name}@example.org`, SAMPLE_PERSON.password);
        for (let n = 0; n < LIMITS.emailChange.points; n++) await ask(OWNED);
      }
      token = owner;
      expect((await ask(OWNED)).status).toBe(200);
      expect(mailsToOwned()).toBe(2 * LIMITS.emailChange.points + 1);
      expect((await use({}, { authorization: `Bearer ${token}` })).status).toBe(200);
    });

    it("[ERR-03] beyond its mails of an hour an address gets none, and the link before stays good", async () => {
      await ask(OWNED);
      const limits = createRateLimits(open().db, false, "a secret for tests, long enough");
      await limits.use("emailChangeMail", OWNED, LIMITS.emailChangeMail.points - 1);
      const sent = site.mails.length;
      expect((await ask(OWNED)).body).toEqual({ pending_email: OWNED });
      expect(site.mails).toHaveLength(sent);
      expect((await use({}, { authorization: `Bearer ${token}` })).status).toBe(200);
    });

    it("[AUTH-04] no address is taken that no mail reaches", async () => {
      expect((await ask("1234@discord.invalid")).body.code).toBe("EMAIL_INVALID");
    });
  });
});
