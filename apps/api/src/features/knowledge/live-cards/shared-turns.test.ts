import { type FakeCardService, startFakeCardService } from "@spellwright/fakes";
import { BETWEEN_TURNS, createCardService } from "@spellwright/services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";
import { createSharedTurns } from "./shared-turns.ts";

describe("[IMP-08] all processes together ask the card service no faster than it allows", () => {
  let fake: FakeCardService;
  beforeAll(async () => {
    fake = await startFakeCardService();
  });
  afterAll(() => fake.close());

  onDatabase((open) => {
    const createProcess = () =>
      createCardService({
        baseUrl: fake.baseUrl,
        userAgent: "Spellwright/test",
        turns: createSharedTurns(open().db),
      });

    test("searches of two come half a second apart, and none is refused", async () => {
      const [one, two] = [createProcess(), createProcess()];
      await Promise.all([one, two, one, two].map((each) => each.named("Fire // Ice", "exact")));
      // The fake refuses what comes too fast with a 429, as the service does.
      expect(fake.requests().map(({ status }) => status)).toEqual(Array(4).fill(200));
    });

    test("turns taken at once by ten are ten turns, each after the other", async () => {
      const { rows } = await open().db.execute(sql`select clock_timestamp()::text as begun`);
      const processes = Array.from({ length: 10 }, () => createSharedTurns(open().db));
      const turns = await Promise.all(processes.map((turn) => turn.take("light", 60_000)));
      expect(turns).toEqual(Array(10).fill({ waitMs: expect.any(Number) }));
      // What the last one waits for depends on how long the statements took. When its turn comes does not.
      const nine = sql`${rows[0]?.begun}::timestamptz + ${9 * BETWEEN_TURNS.light} * interval '1 millisecond'`;
      const last = await open()
        .db.select({ isLate: sql`${schema.serviceTurns.lastAt} >= ${nine}` })
        .from(schema.serviceTurns);
      expect(last).toEqual([{ isLate: true }]);
    });

    test("what tells one to keep away keeps the others away, as long as their patience", async () => {
      const [one, two] = [createSharedTurns(open().db), createSharedTurns(open().db)];
      await one.close(600_000);
      await one.close(10);
      const told = await two.take("light", 5_000);
      expect(told).toEqual({ closedMs: expect.any(Number) });
      expect("closedMs" in told && told.closedMs).toBeGreaterThan(300_000);
      const patient = await two.take("heavy", 900_000);
      expect("waitMs" in patient && patient.waitMs).toBeGreaterThan(300_000);
    });
  });
});
