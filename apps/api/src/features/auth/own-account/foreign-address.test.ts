import { beforeEach, describe, expect, it } from "vitest";
import { chandra, createAccountApp } from "../../../../test/account-app.ts";
import { onEachDatabase } from "../../../../test/databases.ts";
import { createBrowser } from "../../../../test/discord.ts";

const OWNED = "owner@example.org";

describe("a change to an address that somebody else reads", () => {
  onEachDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let token: string;
    beforeEach(async () => {
      site = createAccountApp(open());
      token = await site.signedIn(chandra.email, chandra.password);
    });
    const ask = async (email: string) =>
      site.call("POST", "/api/account/email", {
        body: { email, password: chandra.password },
        headers: { authorization: `Bearer ${token}` },
      });
    const use = (more: object, headers: Record<string, string> = {}) =>
      site.call("POST", "/api/auth/verify", {
        body: { token_hash: site.mailedToken("email_change"), type: "email_change", ...more },
        headers,
      });
    const signIn = async (email: string, password = chandra.password) =>
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
      expect([await signIn(OWNED), await signIn(chandra.email)]).toEqual([401, 200]);
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

    it("[ERR-03] no more than ten mails an hour reach an address, and nobody is refused", async () => {
      const people = [token];
      for (const name of ["jace", "vess"])
        people.push(await site.signedIn(`${name}@example.org`, chandra.password));
      for (const each of people) {
        token = each;
        for (let n = 0; n < 5; n++) expect((await ask(OWNED)).status).toBe(200);
      }
      expect(site.mails.filter(({ to }) => to === OWNED)).toHaveLength(10);
    });
  });
});
