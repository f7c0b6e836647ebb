import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDatabaseProxy } from "../../../test/database-proxy.ts";
import { DATABASES, type FreshDatabase } from "../../../test/databases.ts";
import { isDatabaseAway, type OpenDatabase, openDatabase } from "../../database/index.ts";
import { toAppError } from "../../http/index.ts";
import { createDatabaseProbe, type DatabaseProbe, PROBE_TIMING } from "./database-probe.ts";

/** A guard, not a measure: the machine may be busy. */

describe("[DATA-06] a look at whether the database of a process answers", () => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let looks: DatabaseProbe;
  afterEach(async () => {
    await looks.work.stop();
    await database.close();
    await fresh.remove();
  });
  const probeStatus = (): Promise<string> =>
    looks.report().then(
      () => "ok",
      (error: unknown) => toAppError(error).code,
    );

  test("does not wait for who holds the one connection of the embedded database", async () => {
    fresh = await DATABASES.embedded();
    database = await openDatabase(fresh.location);
    looks = createDatabaseProbe(database.db, { pauseMs: 1 });
    await looks.work.start();
    expect(await probeStatus()).toBe("ok");
    const held = await database.pool.connect();
    // The next look waits in the row.
    await expect.poll(() => database.pool.waitingCount).toBe(1);
    expect(await probeStatus()).toBe("ok");
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
      await expect.poll(probeStatus).toBe("ok");
    });
    afterEach(() => proxy.shut());

    test("names one that is stopped DATABASE_UNAVAILABLE, and says nothing of it once it is back", async () => {
      await proxy.shut();
      await expect.poll(probeStatus).toBe("DATABASE_UNAVAILABLE");
      await expect(looks.report()).rejects.toSatisfy(isDatabaseAway);
      await proxy.open(port);
      await expect.poll(probeStatus).toBe("ok");
    });

    test("names one on whose line nothing comes any more, with one question under way, not one for each look", async () => {
      proxy.freeze(true);
      await expect.poll(probeStatus).toBe("DATABASE_UNAVAILABLE");
      const { totalCount, idleCount, waitingCount } = database.pool;
      expect(totalCount - idleCount + waitingCount).toBe(1);
      proxy.freeze(false);
      await expect.poll(probeStatus).toBe("ok");
    });

    test("is done by whoever asks before the looks begin and after they have ended", async () => {
      await looks.work.stop();
      await expect.poll(probeStatus).toBe("ok");
      await proxy.shut();
      expect(await probeStatus()).toBe("DATABASE_UNAVAILABLE");
    });
  });
});

test("[DATA-06] a database that is away is reported within two seconds", () => {
  expect(PROBE_TIMING.pauseMs + PROBE_TIMING.patienceMs).toBeLessThan(2_000);
});
