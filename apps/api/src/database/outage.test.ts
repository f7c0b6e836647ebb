import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAccountApp } from "../../test/account-app.ts";
import { createDatabaseProxy } from "../../test/database-proxy.ts";
import { DATABASES, type FreshDatabase } from "../../test/databases.ts";
import { addPerson, createOracleApp, expectLedgerToBalance, QUICK } from "../../test/oracle-app.ts";
import { isDatabaseAway, type OpenDatabase, openDatabase, ping } from "./index.ts";

describe("while PostgreSQL is away", () => {
  const proxy = createDatabaseProxy();
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let port: number;
  let url: string;
  beforeEach(async () => {
    fresh = await DATABASES.postgresql();
    port = await proxy.open(0);
    const name = new URL(fresh.location.url ?? "").pathname;
    url = `postgresql://spellwright@127.0.0.1:${port}${name}`;
    database = await openDatabase({ url });
  });
  afterEach(async () => {
    await database.close();
    await proxy.shut();
    await fresh.remove();
  });

  it("[DATA-06] calls answer 503, the server goes on, and everything is there when it is back", async () => {
    const site = createAccountApp(database);
    const email = "jace@example.org";
    const headers = { authorization: `Bearer ${await site.signedIn(email)}` };
    const calls = () =>
      Promise.all([
        site.call("GET", "/api/preferences", { headers }),
        site.call("GET", "/api/auth/get-session", { headers }),
        site.call("POST", "/api/auth/email-exists", { body: { email } }),
        site.call("POST", "/api/auth/sign-in/email", {
          body: { email, password: "correct horse" },
        }),
      ]);
    await proxy.shut();
    for (const { status, body, headers: answered } of await calls()) {
      expect([status, body.code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
      expect(Number(answered.get("retry-after"))).toBeGreaterThan(0);
    }
    await proxy.open(port);
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("[DATA-06] a connection that breaks as a transaction begins is not lost to the pool", async () => {
    await ping(database.db);
    proxy.freeze(true);
    const taken = once(database.pool, "acquire");
    const begun = expect(database.db.transaction(ping)).rejects.toSatisfy(isDatabaseAway);
    await taken;
    await proxy.shut();
    await begun;
    expect(database.pool.totalCount).toBe(0);
    proxy.freeze(false);
    await proxy.open(port);
    await database.db.transaction(ping);
  });

  it("[DATA-06] a process can stop while a statement waits on a line on which nothing comes", async () => {
    const stopping = await openDatabase({ url });
    await ping(stopping.db);
    proxy.freeze(true);
    const taken = once(stopping.pool, "acquire");
    const waiting = expect(stopping.db.transaction(ping)).rejects.toSatisfy(isDatabaseAway);
    await taken;
    await stopping.close();
    // Its caller hears of it.
    await waiting;
    proxy.freeze(false);
  });

  it.each(["53100", "53200", "53300", "57014", "55P03", "25P03", "57P01", "08006"])(
    "[DATA-06] PostgreSQL's %s is an outage, not a fault of ours",
    (code) => {
      const error = new Error("a statement", { cause: Object.assign(new Error(""), { code }) });
      expect(isDatabaseAway(error)).toBe(true);
    },
  );

  it("[BILL-08] [DISC-08] a run that cannot store its end is refunded once it is back, its question kept", async () => {
    const staleMs = 100;
    const app = createOracleApp(database, { isSoleProcess: false, timing: { ...QUICK, staleMs } });
    const me = await addPerson(database);
    app.judge.hold();
    const asking = app.ask(me, { requestId: "asked-once" });
    await app.judge.hasBeenAsked(1);
    await proxy.shut();
    app.judge.release();
    const answer = await asking;
    expect([answer.status, answer.body.code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
    // The work has ended, and could not say so.
    await app.runs.work?.stop();
    // A connection may be lent once more between its end and the news of it: that call answers 503.
    await expect.poll(() => database.pool.totalCount).toBe(0);
    await proxy.open(port);
    expect(await app.remaining(me)).toBe(9);

    // The reaper's time is the database's own.
    await database.pool.query("select pg_sleep(0.2)");
    await app.runs.work?.start();
    expect(await app.remaining(me)).toBe(10);
    await expectLedgerToBalance(database);
    const [discussion] = (await app.call("GET", "/api/discussions", me)).body.items;
    const messages = await app.call("GET", `/api/discussions/${discussion.id}/messages`, me);
    expect(messages.body.items).toMatchObject([
      { role: "user", run: { requestId: "asked-once", status: "interrupted" } },
    ]);
    const again = await app.ask(me, { requestId: "asked-once" });
    expect([again.status, again.body.zaps_charged]).toEqual([200, 1]);
    expect(await app.remaining(me)).toBe(9);
    await app.runs.work?.stop();
  });
});
