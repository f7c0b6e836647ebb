import { LANGUAGES, type Language } from "@spellwright/contract";
import { errorSentence } from "@spellwright/locales";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPeople } from "../../test/authorization/people.ts";
import { AGREED } from "../../test/billing-app.ts";
import { DATABASES, type FreshDatabase, USUAL_DATABASES } from "../../test/databases.ts";
import { expectLedgerToBalance } from "../../test/oracle-app.ts";
import { createWholeApp } from "../../test/whole-app.ts";
import { type OpenDatabase, openDatabase, schema } from "../database/index.ts";
import { loadStarter } from "../features/knowledge/index.ts";

/** RFC 6761: no name under it is ever found. */
const NOWHERE = "https://nowhere.invalid";
const MODEL = "a-model";
const KEY = "k".repeat(32);

const ENVIRONMENT = {
  LANGUAGE_MODEL_PROVIDER: "compatible",
  LANGUAGE_MODEL_NAME: MODEL,
  LANGUAGE_MODEL_KEY: KEY,
  LANGUAGE_MODEL_URL: `${NOWHERE}/v1`,
  PAYPAL_API_URL: NOWHERE,
  PAYPAL_CLIENT_ID: "client",
  PAYPAL_CLIENT_SECRET: KEY,
  PAYPAL_WEBHOOK_ID: "WH-1",
  OPERATOR_NAME: "Ravnica SAS",
  OPERATOR_ADDRESS: "1 rue des Guildes, 75001 Paris",
  OPERATOR_EMAIL: "shop@example.org",
  DISCORD_CLIENT_ID: "client",
  DISCORD_CLIENT_SECRET: KEY,
  DISCORD_BOT_TOKEN: KEY,
  BOT_KEY: KEY,
  DISCORD_AUTHORIZE_URL: `${NOWHERE}/authorize`,
  DISCORD_API_URL: NOWHERE,
  DISCORD_CDN_URL: NOWHERE,
};

describe.each(USUAL_DATABASES)("hosts that no name server knows, on %s", (kind) => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let site: ReturnType<typeof createWholeApp>;
  beforeAll(async () => {
    fresh = await DATABASES[kind]();
    database = await openDatabase(fresh.location);
    await loadStarter(database.db);
    site = createWholeApp(database, ENVIRONMENT);
  });
  afterAll(async () => {
    await site.stop();
    await database.close();
    await fresh.remove();
  });

  /** Somebody with a plan. */
  const somebody = async (language: Language) => {
    const { other } = await createPeople(database);
    const headers = { ...other.headers, "accept-language": language };
    const call = (method: string, path: string, body?: object) =>
      site.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
    const balance = async () => (await call("GET", "/api/zaps")).body.balance;
    return { ...other, call, balance };
  };
  /** What runs, what was bought, and what waits to be agreed to. A purchase whose making failed is none. */
  const countHeld = async (): Promise<number> => {
    const { rows } = await database.pool.query(
      `select (select count(*) from runs where status = 'running')
        + (select count(*) from payments) + (select count(*) from guild_packs)
        + (select count(*) from zap_orders where status <> 'making')
        + (select count(*) from subscriptions where status <> 'making') as held`,
    );
    return Number(rows[0].held);
  };

  test.each([
    ["/api/ruling", { question: "Does a creature with vigilance tap when it attacks?" }],
    ["/api/strategy-qna", { question: "What should I cut to draw more cards?" }],
  ])(
    "[T-14] [ERR-04] %s answers in the place of such a model, and charges nothing",
    async (path, body) => {
      for (const language of LANGUAGES) {
        const me = await somebody(language);
        const before = await me.balance();
        const answer = await me.call("POST", path, body);
        expect([answer.status, answer.body.zaps_charged]).toEqual([200, 0]);
        expect(answer.body.engine).toMatchObject({ kind: "local", fallback_from: MODEL });
        expect(await me.balance()).toBe(before);
      }
      expect(await countHeld()).toBe(0);
      await expectLedgerToBalance(database);
    },
  );

  test.each([
    ["/api/billing/subscription/create", { plan_id: "basic", ...AGREED }],
    ["/api/billing/overage/order", { zaps: 10, ...AGREED }],
  ])(
    "[T-14] [BILL-05] %s says that such a PayPal does not answer, and keeps nothing",
    async (path, body) => {
      for (const language of LANGUAGES) {
        const me = await somebody(language);
        const before = await me.balance();
        // What failed is in the way of no other try.
        for (let time = 0; time < 2; time++) {
          const { status, body: refused } = await me.call("POST", path, body);
          expect([status, refused.code]).toEqual([503, "PAYMENT_UNAVAILABLE"]);
          expect(refused.error).toBe(errorSentence("PAYMENT_UNAVAILABLE", {}, language));
        }
        expect(await me.balance()).toBe(before);
      }
      expect(await countHeld()).toBe(0);
    },
  );

  test("[T-14] [AUTH-06] a sign-in with such a Discord leads back with its reason, and makes no account", async () => {
    const people = async () =>
      (await database.pool.query('select count(*)::int as n from "user"')).rows[0].n;
    const before = await people();
    const begun = await site.call("POST", "/api/auth/sign-in/discord", {
      body: { return_to: "/fr/oracle" },
    });
    const state = new URL(begun.body.url).searchParams.get("state");
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const back = await site.call("GET", `/api/auth/callback/discord?code=any&state=${state}`, {
      headers: { cookie },
    });
    expect(back.status).toBe(302);
    expect(back.headers.get("location")).toMatch(/^\/fr\/.*error=/);
    expect(await people()).toBe(before);
  });

  test("[T-14] [BOT-06] servers of such a Discord are shown as not answering, in both languages", async () => {
    for (const language of LANGUAGES) {
      const me = await somebody(language);
      const discordUserId = `90000000000000000${LANGUAGES.indexOf(language)}`;
      await database.db.insert(schema.userPreferences).values({ userId: me.id, discordUserId });
      const { status, body } = await me.call("GET", "/api/discord/guilds/1/channels");
      expect([status, body.code]).toEqual([503, "DISCORD_UNAVAILABLE"]);
      expect(body.error).toBe(errorSentence("DISCORD_UNAVAILABLE", {}, language));
    }
  });
});
