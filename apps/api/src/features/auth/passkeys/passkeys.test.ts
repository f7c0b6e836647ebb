import { createPasskey } from "@spellwright/fakes";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import type { Answer } from "../../../../test/call-app.ts";
import { onDatabase, onEachDatabase } from "../../../../test/databases.ts";
import { cookieOf } from "../../../../test/processes/newcomer.ts";
import { schema } from "../../../database/index.ts";

const CALL = "/api/account/passkeys";
const SIGN_IN = "/api/auth/passkey";
const ORIGIN = "http://localhost:3000";
const liliana = { email: "liliana@example.org", password: "a contract" };

const at = (database: Parameters<typeof createAccountApp>[0]) => {
  const site = createAccountApp(database);
  /** As a page sends it: by its cookies alone. */
  const send = (method: string, path: string, cookie: string, body: object = {}) =>
    site.call(method, path, { body, headers: { origin: ORIGIN, cookie } });
  const read = (path: string, cookie: string) => site.call("GET", path, { headers: { cookie } });
  const signIn = async (who: object) =>
    cookieOf((await site.call("POST", "/api/auth/sign-in/email", { body: who })).headers);
  const enter = async (who: typeof SAMPLE_PERSON) => {
    await site.signedIn(who.email, who.password);
    return signIn(who);
  };
  const begin = (cookie: string, password?: string) =>
    send("POST", `${CALL}/options`, cookie, password === undefined ? {} : { password });
  const add = (begun: Answer, cookie: string, response: object) =>
    send("POST", CALL, `${cookie}; ${cookieOf(begun.headers)}`, { name: "Phone", response });
  /** Somebody with a passkey. @returns the session, the key and its id */
  const enrol = async (who = SAMPLE_PERSON) => {
    const cookie = await enter(who);
    const key = createPasskey("localhost");
    const begun = await begin(cookie, who.password);
    const response = key.register(begun.body.options, { origin: ORIGIN });
    const { body } = await add(begun, cookie, response);
    return { cookie, key, id: body.items[0].id as string };
  };
  const challenge = () => send("POST", `${SIGN_IN}/options`, "");
  const show = (asked: Answer, response: object) =>
    send("POST", SIGN_IN, cookieOf(asked.headers), { response });
  const isIn = async (cookie: string) => (await read("/api/account", cookie)).status === 200;
  return { site, send, read, signIn, enter, begin, add, enrol, challenge, show, isIn };
};
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? ""}`;

describe("a passkey", () => {
  onEachDatabase((open) => {
    let here: ReturnType<typeof at>;
    beforeEach(() => {
      here = at(open());
    });

    it("[T-12] is added with the password, listed, named in a mail, and signs in", async () => {
      const { cookie, key, id } = await here.enrol();
      expect(here.site.mails.at(-1)).toMatchObject({
        kind: "passkey_added",
        to: SAMPLE_PERSON.email,
      });
      const { body } = await here.read(CALL, cookie);
      expect(body.items).toEqual([{ id, name: "Phone", created_at: expect.any(String) }]);
      const asked = await here.challenge();
      expect(asked.body.options).toMatchObject({ rpId: "localhost", userVerification: "required" });
      const entered = await here.show(asked, key.sign(asked.body.options, { origin: ORIGIN }));
      expect([entered.status, entered.body]).toEqual([
        200,
        { user: { id: expect.any(String), email: SAMPLE_PERSON.email } },
      ]);
      expect(await here.isIn(cookieOf(entered.headers))).toBe(true);
    });

    it("[T-12] is named and removed by its owner; removed, it signs in no more and others are out", async () => {
      const { cookie, key, id } = await here.enrol();
      const other = await here.signIn(SAMPLE_PERSON);
      const named = await here.send("PATCH", `${CALL}/${id}`, cookie, { name: " Desk " });
      expect(named.body.items).toMatchObject([{ id, name: "Desk" }]);
      const path = `${CALL}/${id}/remove`;
      expect(codeOf(await here.send("POST", path, cookie))).toBe("403 PASSWORD_WRONG");
      const { password } = SAMPLE_PERSON;
      expect((await here.send("POST", path, cookie, { password })).body).toEqual({ items: [] });
      expect(here.site.mails.at(-1)).toMatchObject({ kind: "passkey_removed" });
      expect([await here.isIn(cookie), await here.isIn(other)]).toEqual([true, false]);
      const asked = await here.challenge();
      const shown = await here.show(asked, key.sign(asked.body.options, { origin: ORIGIN }));
      expect(codeOf(shown)).toBe("403 PASSKEY_REFUSED");
    });

    it("[T-12] falls with its account", async () => {
      const { cookie } = await here.enrol();
      await here.send("POST", "/api/account/delete", cookie, { password: SAMPLE_PERSON.password });
      expect(await open().db.$count(schema.passkey)).toBe(0);
    });
  });

  onDatabase((open) => {
    let here: ReturnType<typeof at>;
    beforeEach(() => {
      here = at(open());
    });

    it("[T-12] of somebody else answers like one that is not there", async () => {
      const mine = await here.enrol();
      const theirs = await here.enter(liliana);
      const { password } = liliana;
      for (const id of [mine.id, "00000000-0000-4000-8000-000000000000"]) {
        const renamed = await here.send("PATCH", `${CALL}/${id}`, theirs, { name: "x" });
        expect(codeOf(renamed)).toBe("404 PASSKEY_NOT_FOUND");
        const removed = await here.send("POST", `${CALL}/${id}/remove`, theirs, { password });
        expect(codeOf(removed)).toBe("404 PASSKEY_NOT_FOUND");
      }
      expect((await here.read(CALL, theirs)).body.items).toEqual([]);
      expect((await here.read(CALL, mine.cookie)).body.items).toMatchObject([{ name: "Phone" }]);
    });

    it("[T-12] without a password it takes a session of the last ten minutes", async () => {
      const { cookie, id } = await here.enrol();
      await open().db.update(schema.account).set({ password: null });
      await open().db.execute(sql`update session set created_at = now() - interval '11 minutes'`);
      expect(codeOf(await here.begin(cookie))).toBe("403 FRESH_SIGN_IN_REQUIRED");
      const removed = await here.send("POST", `${CALL}/${id}/remove`, cookie);
      expect(codeOf(removed)).toBe("403 FRESH_SIGN_IN_REQUIRED");
    });

    it("[T-12] a challenge is answered once, in its browser, for its account and its purpose", async () => {
      const { cookie, key } = await here.enrol();
      const asked = await here.challenge();
      const response = key.sign(asked.body.options, { origin: ORIGIN });
      const elsewhere = await here.send("POST", SIGN_IN, "", { response });
      expect(codeOf(elsewhere)).toBe("403 PASSKEY_REFUSED");
      expect((await here.show(asked, response)).status).toBe(200);
      expect(codeOf(await here.show(asked, response))).toBe("403 PASSKEY_REFUSED");
      const late = await here.challenge();
      await open().db.execute(
        sql`update verification set expires_at = now() - interval '1 second'`,
      );
      const answered = await here.show(late, key.sign(late.body.options, { origin: ORIGIN }));
      expect(codeOf(answered)).toBe("403 PASSKEY_REFUSED");

      const begun = await here.begin(cookie, SAMPLE_PERSON.password);
      const made = createPasskey("localhost").register(begun.body.options, { origin: ORIGIN });
      const thief = await here.enter(liliana);
      expect(codeOf(await here.add(begun, thief, made))).toBe("403 PASSKEY_REFUSED");
      const login = await here.challenge();
      const swapped = createPasskey("localhost").register(login.body.options, { origin: ORIGIN });
      expect(codeOf(await here.add(login, cookie, swapped))).toBe("403 PASSKEY_REFUSED");
    });

    it("[T-12] an answer to another page, of another site or without its owner is refused", async () => {
      const { cookie, key } = await here.enrol();
      for (const shown of [
        { origin: "https://spellwright.example" },
        { origin: "http://localhost:3001" },
        { origin: ORIGIN, verified: false },
      ]) {
        const asked = await here.challenge();
        const entered = await here.show(asked, key.sign(asked.body.options, shown));
        expect([shown, codeOf(entered)]).toEqual([shown, "403 PASSKEY_REFUSED"]);
        expect(entered.headers.getSetCookie().join()).not.toContain("session_token=");
        const begun = await here.begin(cookie, SAMPLE_PERSON.password);
        const made = createPasskey("localhost").register(begun.body.options, shown);
        expect(codeOf(await here.add(begun, cookie, made))).toBe("403 PASSKEY_REFUSED");
      }
      const begun = await here.begin(cookie, SAMPLE_PERSON.password);
      const foreign = createPasskey("example.org").register(begun.body.options, { origin: ORIGIN });
      expect(codeOf(await here.add(begun, cookie, foreign))).toBe("403 PASSKEY_REFUSED");
      expect(await open().db.$count(schema.passkey)).toBe(1);
    });

    it("[T-12] added since a change of address was asked for falls when it is taken back", async () => {
      const { cookie } = await here.enrol();
      const { password } = SAMPLE_PERSON;
      const asked = { email: "thief@example.org", password };
      await here.send("POST", "/api/account/email", cookie, asked);
      const begun = await here.begin(cookie, password);
      const added = createPasskey("localhost").register(begun.body.options, { origin: ORIGIN });
      expect((await here.add(begun, cookie, added)).body.items).toHaveLength(2);
      const token_hash = here.site.mailedToken("email_undo");
      const undo = { token_hash, type: "email_undo", password: "a new one" };
      await here.send("POST", "/api/auth/verify", "", undo);
      expect(await open().db.$count(schema.passkey)).toBe(1);
    });

    it("[T-12] of a banned account opens nothing", async () => {
      const { key } = await here.enrol();
      await open().db.update(schema.user).set({ banned: true });
      const asked = await here.challenge();
      const entered = await here.show(asked, key.sign(asked.body.options, { origin: ORIGIN }));
      expect(codeOf(entered)).toBe("403 ACCOUNT_BANNED");
    });

    it("[T-12] twenty are all that an account holds", async () => {
      const { cookie } = await here.enrol();
      const [row] = await open().db.select().from(schema.passkey);
      const { userId = "", publicKey = "" } = row ?? {};
      await open()
        .db.insert(schema.passkey)
        .values(
          Array.from({ length: 19 }, (_, n) => ({
            ...{ userId, publicKey, credentialID: `key ${n}`, counter: 0 },
            ...{ deviceType: "singleDevice", backedUp: false },
          })),
        );
      const full = await here.begin(cookie, SAMPLE_PERSON.password);
      expect([full.body.code, full.body.params]).toEqual(["PASSKEYS_FULL", { max: 20 }]);
    });

    it("[T-12] marks the session that it begins, and no other", async () => {
      const { key } = await here.enrol();
      const sessionOf = async (cookie: string) => (await here.read("/api/account", cookie)).body.id;
      const asked = await here.challenge();
      const entered = await here.show(asked, key.sign(asked.body.options, { origin: ORIGIN }));
      const id = await sessionOf(cookieOf(entered.headers));
      const marks = await open()
        .db.select({ byPasskey: schema.session.byPasskey })
        .from(schema.session)
        .where(eq(schema.session.userId, id))
        .orderBy(schema.session.createdAt);
      expect(marks.map(({ byPasskey }) => byPasskey)).toEqual([false, false, true]);
    });
  });
});
