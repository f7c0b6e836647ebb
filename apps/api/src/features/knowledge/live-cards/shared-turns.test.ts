import { type FakeCardService, startFakeCardService } from "@spellwright/fakes";
import { createCardService } from "@spellwright/services";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
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
      const started = performance.now();
      await Promise.all([one, two, one, two].map((each) => each.named("Fire // Ice", "exact")));
      // The fake refuses what comes too fast with a 429, as the service does.
      expect(fake.requests().map(({ status }) => status)).toEqual(Array(4).fill(200));
      expect(performance.now() - started).toBeGreaterThan(3 * 550);
    });

    test("turns taken at once by ten are ten turns, each after the other", async () => {
      const processes = Array.from({ length: 10 }, () => createSharedTurns(open().db));
      const turns = await Promise.all(processes.map((turn) => turn.take("light", 60_000)));
      const waits = turns.map((turn) => ("waitMs" in turn ? turn.waitMs : Number.NaN));
      // The statements themselves take some milliseconds, during which time passes.
      expect(Math.max(...waits)).toBeGreaterThan(9 * 110 - 300);
      expect(new Set(waits.map((ms) => Math.round(ms / 50))).size).toBeGreaterThan(7);
    });

    test("what tells one to keep away keeps the others away, as long as their patience", async () => {
      const [one, two] = [createSharedTurns(open().db), createSharedTurns(open().db)];
      await one.close(30_000);
      await one.close(10);
      const told = await two.take("light", 5_000);
      expect(told).toEqual({ closedMs: expect.any(Number) });
      expect("closedMs" in told && told.closedMs).toBeGreaterThan(25_000);
      const patient = await two.take("heavy", 60_000);
      expect("waitMs" in patient && patient.waitMs).toBeGreaterThan(25_000);
    });
  });
});
