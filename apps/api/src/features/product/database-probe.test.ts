import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDatabaseProxy } from "../../../test/database-proxy.ts";
import { DATABASES, type FreshDatabase } from "../../../test/databases.ts";
import { isDatabaseAway, type OpenDatabase, openDatabase } from "../../database/index.ts";
import { toAppError } from "../../http/index.ts";
import { createDatabaseProbe, type DatabaseProbe, PROBE_TIMING } from "./database-probe.ts";

/** A guard, not a measure: the machine may be busy. */

describe("[DATA-06] whoever asks whether a process lives hears what the last look at its database found", () => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let looks: DatabaseProbe;
  afterEach(async () => {
    await looks.work.stop();
    await database.close();
    await fresh.remove();
  });
  const told = (): Promise<string> =>
    looks.report().then(
      () => "ok",
      (error: unknown) => toAppError(error).code,
    );

  test("and does not wait for who holds the one connection of the embedded database", async () => {
    fresh = await DATABASES.embedded();
    database = await openDatabase(fresh.location);
    looks = createDatabaseProbe(database.db, { pauseMs: 1 });
    await looks.work.start();
    expect(await told()).toBe("ok");
    const held = await database.pool.connect();
    // The next look waits in the row.
    await expect.poll(() => database.pool.waitingCount).toBe(1);
    expect(await told()).toBe("ok");
    expect(database.pool.waitingCount).toBe(1);
    held.release();
  });

  describe("on PostgreSQL", () => {
    const proxy = createDatabaseProxy();
    let port: number;
    beforeEach(async () => {
      fresh = await DATABASES.postgresql();
      port = await proxy.open(0);
      const name = new URL(fresh.location.url ?? "").pathname;
      database = await openDatabase({ url: `postgresql://spellwright@127.0.0.1:${port}${name}` });
      looks = createDatabaseProbe(database.db, { pauseMs: 1, patienceMs: 200 });
      await looks.work.start();
      await expect.poll(told).toBe("ok");
    });
    afterEach(() => proxy.shut());

    test("that is stopped: DATABASE_UNAVAILABLE, and nothing of it once it is back", async () => {
      await proxy.shut();
      await expect.poll(told).toBe("DATABASE_UNAVAILABLE");
      await expect(looks.report()).rejects.toSatisfy(isDatabaseAway);
      await proxy.open(port);
      await expect.poll(told).toBe("ok");
    });

    test("on whose line nothing comes any more: the same, with one question under way, not one for each look", async () => {
      proxy.freeze(true);
      await expect.poll(told).toBe("DATABASE_UNAVAILABLE");
      const { totalCount, idleCount, waitingCount } = database.pool;
      expect(totalCount - idleCount + waitingCount).toBe(1);
      proxy.freeze(false);
      await expect.poll(told).toBe("ok");
    });

    test("before the looks begin and after they have ended, it is looked at by whoever asks", async () => {
      await looks.work.stop();
      await expect.poll(told).toBe("ok");
      await proxy.shut();
      expect(await told()).toBe("DATABASE_UNAVAILABLE");
    });
  });
});

test("[DATA-06] a database that is away is told within two seconds", () => {
  expect(PROBE_TIMING.pauseMs + PROBE_TIMING.patienceMs).toBeLessThan(2_000);
});
