import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addSession, createAccountApp } from "../../test/account-app.ts";
import { createDatabaseProxy } from "../../test/database-proxy.ts";
import { DATABASES, type FreshDatabase } from "../../test/databases.ts";
import { isDatabaseAway, type OpenDatabase, openDatabase, SERVING_LIMITS } from "./index.ts";

describe("PostgreSQL within limits of time", () => {
  const proxy = createDatabaseProxy();
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let port: number;
  beforeEach(async () => {
    fresh = await DATABASES.postgresql();
    port = await proxy.open(0);
    database = await openDatabase(fresh.location);
  });
  afterEach(async () => {
    await database.close();
    await proxy.shut();
    await fresh.remove();
  });

  const LIMITS = { lock: 100, statement: 400, answer: 1_000, idleTransaction: 500 };
  let limited: OpenDatabase;
  let headers: Record<string, string>;
  let site: ReturnType<typeof createAccountApp>;
  beforeEach(async () => {
    const name = new URL(fresh.location.url ?? "").pathname;
    const url = `postgresql://spellwright@127.0.0.1:${port}${name}`;
    limited = await openDatabase({ url }, LIMITS);
    limited.pool.options.connectionTimeoutMillis = 500;
    site = createAccountApp(limited);
    headers = { authorization: `Bearer ${await addSession(limited)}` };
  });
  afterEach(() => limited.close());
  const read = () => site.call("GET", "/api/preferences", { headers });
  const expectAway = async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, read));
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
  };

  it("[DATA-06] a server waits 5 s for a lock or a connection, 15 s for a statement, 20 s for an answer, 4 s for an idle transaction", async () => {
    const serving = await openDatabase(fresh.location, SERVING_LIMITS);
    const { rows } = await serving.pool.query(
      `select name, setting::int as ms from pg_settings where name like '%\\_timeout'`,
    );
    expect(Object.fromEntries(rows.map(({ name, ms }) => [name, ms]))).toMatchObject({
      lock_timeout: 5_000,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 4_000,
    });
    const { query_timeout, connectionTimeoutMillis } = serving.pool.options;
    expect([query_timeout, connectionTimeoutMillis]).toEqual([20_000, 5_000]);
    await serving.close();
  });

  it("[DATA-06] a locked table answers 503 at once, and everything when it is free", async () => {
    const client = await database.pool.connect();
    await client.query("begin; lock table session in access exclusive mode");
    await expectAway();
    await client.query("rollback");
    client.release();
    expect((await read()).status).toBe(200);
  });

  it("[DATA-06] out of connections calls answer 503 at once, and everything when there are some again", async () => {
    // Limits do not hold for a superuser: this role has all its rights but that.
    const role = `crowded_${randomUUID().replaceAll("-", "")}`;
    await database.pool.query(`create role ${role} login in role spellwright`);
    const url = new URL(fresh.location.url ?? "");
    url.username = role;
    const crowded = await openDatabase({ url: url.href }, LIMITS);
    const crowdedSite = createAccountApp(crowded);
    const ask = () => crowdedSite.call("GET", "/api/preferences", { headers });
    expect((await ask()).status).toBe(200);
    const limitTo = async (connections: number) => {
      await database.pool.query(`alter role ${role} connection limit ${connections}`);
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename = $1",
        [role],
      );
      await expect.poll(() => crowded.pool.totalCount).toBe(0);
    };
    await limitTo(0);
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
    await limitTo(-1);
    expect((await ask()).status).toBe(200);
    await crowded.close();
    await database.pool.query(`drop role ${role}`);
  });

  it("[DATA-06] a statement that hangs is ended", async () => {
    await expect(limited.pool.query("select pg_sleep(60)")).rejects.toMatchObject({
      code: "57014",
    });
    await expect(
      limited.db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`)),
    ).rejects.toSatisfy(isDatabaseAway);
    expect((await read()).status).toBe(200);
  });

  it("[DATA-06] a transaction that nobody goes on with gives its locks back", async () => {
    const client = await limited.pool.connect();
    client.on("error", () => undefined);
    await client.query("begin; lock table session in access exclusive mode");
    await new Promise((resolve) => client.once("end", resolve));
    client.release(true);
    expect((await read()).status).toBe(200);
  });

  it("[DATA-06] a line on which nothing comes any more answers 503, and everything when it does", async () => {
    expect((await read()).status).toBe(200);
    proxy.freeze(true);
    await expectAway();
    proxy.freeze(false);
    expect((await read()).status).toBe(200);
  });
});
