import { showCode } from "@spellwright/fakes";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import type { Answer } from "../../../../test/call-app.ts";
import { onDatabase, onEachDatabase } from "../../../../test/databases.ts";
import { cookieOf } from "../../../../test/processes/newcomer.ts";
import { schema } from "../../../database/index.ts";

const CALL = "/api/account/second-factor";

/** The code of the half minute to come: good from now on, and never the one that was used before. */
const nextCode = (key: string): string => showCode(key, -1);

describe("two-step verification", () => {
  const at = (database: Parameters<typeof createAccountApp>[0]) => {
    const site = createAccountApp(database);
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const tokenOf = ({ headers }: Answer) => headers.get("set-auth-token") ?? "";
    const signIn = (body: object = SAMPLE_PERSON) =>
      site.call("POST", "/api/auth/sign-in/email", { body });
    const begin = (token: string, password = SAMPLE_PERSON.password) =>
      site.call("POST", CALL, { body: { password }, ...bearer(token) });
    const confirm = (token: string, code: string) =>
      site.call("POST", `${CALL}/confirm`, { body: { code }, ...bearer(token) });
    /** Signed in, with a phone that shows codes. Its first one was used for it. */
    const enrol = async (token: string) => {
      const { body } = await begin(token);
      const confirmed = await confirm(token, showCode(body.secret));
      return { ...body, token: tokenOf(confirmed) };
    };
    const answerWith = (first: Answer, code: string) =>
      site.call("POST", "/api/auth/second-factor", {
        body: { code },
        headers: { cookie: cookieOf(first.headers) },
      });
    const isIn = async (token: string) =>
      (await site.call("GET", "/api/account", bearer(token))).status === 200;
    return { site, bearer, tokenOf, signIn, begin, confirm, enrol, answerWith, isIn };
  };

  onEachDatabase((open) => {
    let here: ReturnType<typeof at>;
    let token: string;
    beforeEach(async () => {
      here = at(open());
      token = await here.site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
    });

    it("[T-12] begins with the password and counts from the first code on; every other session ends", async () => {
      const other = here.tokenOf(await here.signIn());
      expect((await here.begin(token, "a guess")).body.code).toBe("PASSWORD_WRONG");
      const { body } = await here.begin(token);
      expect(body.address).toMatch(/^otpauth:\/\/totp\/Spellwright:chandra%40example\.org\?/);
      expect(body.recovery_codes).toHaveLength(10);
      // Not before a code was shown.
      expect(await here.isIn(here.tokenOf(await here.signIn()))).toBe(true);
      const wrong = await here.confirm(token, "000000");
      expect([wrong.status, wrong.body.code]).toEqual([403, "CODE_WRONG"]);
      const confirmed = await here.confirm(token, showCode(body.secret));
      expect([confirmed.status, confirmed.body.sessions_ended]).toEqual([200, 2]);
      expect(here.site.mails.at(-1)).toMatchObject({ kind: "second_factor_on" });
      const next = here.tokenOf(confirmed);
      expect(await Promise.all([next, token, other].map(here.isIn))).toEqual([true, false, false]);
      expect((await here.begin(next)).body.code).toBe("SECOND_FACTOR_ON");
      const account = await here.site.call("GET", "/api/account", here.bearer(next));
      expect(account.body.second_factor).toBe(true);
    });

    it("[T-12] asks for a code after the password; until then there is no session", async () => {
      const { secret } = await here.enrol(token);
      const before = await open().db.$count(schema.session);
      const first = await here.signIn();
      expect([first.status, first.body]).toEqual([200, { second_factor: true }]);
      expect(first.headers.get("set-auth-token")).toBeNull();
      expect(cookieOf(first.headers)).not.toMatch(/session_token=[^;]/);
      expect(await open().db.$count(schema.session)).toBe(before);
      const second = await here.answerWith(first, nextCode(secret));
      expect([second.status, second.body.user.email]).toEqual([200, SAMPLE_PERSON.email]);
      expect(await here.isIn(here.tokenOf(second))).toBe(true);
    });

    it("[T-12] takes a code once, whoever shows it, and a sign-in once", async () => {
      const { secret } = await here.enrol(token);
      const [mine, thief] = [await here.signIn(), await here.signIn()];
      const code = nextCode(secret);
      expect((await here.answerWith(mine, code)).status).toBe(200);
      const sessions = await open().db.$count(schema.session);
      const again = await here.answerWith(thief, code);
      expect([again.body.code, here.tokenOf(again)]).toEqual(["CODE_WRONG", ""]);
      expect(again.headers.getSetCookie().join()).not.toContain("session_token=");
      expect(await open().db.$count(schema.session)).toBe(sessions);
      const used = await here.answerWith(mine, nextCode(secret));
      expect([used.status, used.body.code]).toEqual([403, "SIGN_IN_AGAIN"]);
    });

    it("[T-12] takes each recovery code once; new ones end those of before", async () => {
      const { recovery_codes: codes, token: now } = await here.enrol(token);
      const [one = "", two = ""] = codes;
      expect((await here.answerWith(await here.signIn(), one)).status).toBe(200);
      expect((await here.answerWith(await here.signIn(), one)).body.code).toBe("CODE_WRONG");
      const renew = (password: string) =>
        here.site.call("POST", `${CALL}/recovery-codes`, {
          body: { password },
          ...here.bearer(now),
        });
      expect((await renew("a guess")).body.code).toBe("PASSWORD_WRONG");
      const { body } = await renew(SAMPLE_PERSON.password);
      expect((await here.answerWith(await here.signIn(), two)).body.code).toBe("CODE_WRONG");
      const first = await here.signIn();
      expect((await here.answerWith(first, body.recovery_codes[0])).status).toBe(200);
    });

    it("[T-12] ends with the password alone, which a mail reports; a session cannot end it", async () => {
      const { token: now } = await here.enrol(token);
      const end = (password: string) =>
        here.site.call("POST", `${CALL}/end`, { body: { password }, ...here.bearer(now) });
      expect((await end("a guess")).body.code).toBe("PASSWORD_WRONG");
      expect((await here.signIn()).body).toEqual({ second_factor: true });
      expect((await end(SAMPLE_PERSON.password)).status).toBe(200);
      expect(here.site.mails.at(-1)).toMatchObject({ kind: "second_factor_off" });
      expect(await open().db.select().from(schema.twoFactor)).toEqual([]);
      expect(await here.isIn(here.tokenOf(await here.signIn()))).toBe(true);
    });
  });

  onDatabase((open) => {
    let here: ReturnType<typeof at>;
    let enrolled: Awaited<ReturnType<ReturnType<typeof at>["enrol"]>>;
    beforeEach(async () => {
      here = at(open());
      enrolled = await here.enrol(
        await here.site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password),
      );
    });

    it("[ERR-03] a sign-in takes five guesses at its code, an account ten, the right one too", async () => {
      const first = await here.signIn();
      const guess = (step: Answer, code = "000000") => here.answerWith(step, code);
      for (let n = 0; n < 5; n += 1) expect((await guess(first)).body.code).toBe("CODE_WRONG");
      const right = nextCode(enrolled.secret);
      expect((await guess(first, right)).body.code).toBe("SIGN_IN_AGAIN");
      const next = await here.signIn();
      for (let n = 0; n < 5; n += 1) expect((await guess(next)).body.code).toBe("CODE_WRONG");
      const last = await guess(await here.signIn(), right);
      expect([last.status, last.body.code]).toEqual([429, "RATE_LIMITED"]);
    });

    it("[ERR-03] guesses that come at once are counted each", async () => {
      const first = await here.signIn();
      const guesses = await Promise.all(
        Array.from({ length: 20 }, () => here.answerWith(first, "000000")),
      );
      expect(guesses.filter(({ body }) => body.code === "CODE_WRONG").length).toBeLessThan(6);
      expect(guesses.every(({ status }) => status === 403)).toBe(true);
    });

    it("[T-12] a step begins with the cookie of its browser alone, and ends after ten minutes", async () => {
      const first = await here.signIn();
      const code = nextCode(enrolled.secret);
      const body = { code };
      const without = await here.site.call("POST", "/api/auth/second-factor", { body });
      expect(without.body.code).toBe("SIGN_IN_AGAIN");
      const forged = await here.site.call("POST", "/api/auth/second-factor", {
        body,
        headers: { cookie: `${cookieOf(first.headers)}x` },
      });
      expect(forged.body.code).toBe("SIGN_IN_AGAIN");
      await open().db.execute(
        sql`update verification set expires_at = now() - interval '1 second'`,
      );
      expect((await here.answerWith(first, code)).body.code).toBe("SIGN_IN_AGAIN");
    });

    it("[T-12] a new password by mail asks for a code as well", async () => {
      await here.site.call("POST", "/api/auth/request-password-reset", {
        body: { email: SAMPLE_PERSON.email },
      });
      const password = "chosen anew";
      const token_hash = here.site.mailedToken("recovery");
      await here.site.call("POST", "/api/auth/verify", {
        body: { token_hash, type: "recovery", password },
      });
      expect((await here.signIn({ ...SAMPLE_PERSON, password })).body).toEqual({
        second_factor: true,
      });
    });

    it("[T-12] a copy of the database shows neither the secret nor the recovery codes", async () => {
      const { rows } = await open().db.execute(sql`select * from two_factor`);
      const copy = JSON.stringify(rows);
      for (const secret of [enrolled.secret, ...enrolled.recovery_codes])
        expect(copy).not.toContain(secret);
    });
  });
});
