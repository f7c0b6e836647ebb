import { LanguageModelError, type LanguageModelFailure } from "@spellwright/contract";
import { type FakeLanguageModel, type Scenario, startFakeLanguageModel } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createLanguageModel } from "./create-language-model.ts";
import { withBreaker } from "./with-breaker.ts";

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const REST_MS = 60_000;

const createPatient = () => {
  let clock = 0;
  const model = withBreaker(
    createLanguageModel({
      provider: "compatible",
      name: "main",
      model: "judge-1",
      baseUrl: fake.baseUrl,
      apiKey: fake.apiKey,
      retryPauseMs: 1,
      timeoutMs: 200,
    }),
    { failures: 3, restMs: REST_MS, now: () => clock },
  );
  const ask = async (
    signal = new AbortController().signal,
  ): Promise<LanguageModelFailure | "ok"> => {
    try {
      await model.generate({
        system: "You are a judge.",
        prompt: "[R1] 702.19b Excess damage goes on.",
        schema: z.object({ ruling: z.string() }),
        schemaName: "ruling",
        effort: "low",
        signal,
      });
      return "ok";
    } catch (error) {
      if (error instanceof LanguageModelError) return error.failure;
      throw error;
    }
  };
  const askOften = async (times: number, scenario: Scenario) => {
    fake.choose(scenario);
    for (let time = 0; time < times; time++) await ask();
  };
  return { ask, askOften, wait: (ms: number) => (clock += ms) };
};

describe("[ERR-04] a provider that is down", () => {
  test.each(["500", "429", "hang"] as const)(
    "%s: the hundredth person does not wait for it",
    async (scenario) => {
      const { ask, askOften } = createPatient();
      await askOften(3, scenario);
      const before = fake.requests().length;
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
      expect(new Set(answers)).toEqual(new Set(["unavailable"]));
      expect(fake.requests()).toHaveLength(before);
    },
  );

  test("is asked by one after its rest, and by all when that one is answered", async () => {
    const { ask, askOften, wait } = createPatient();
    await askOften(3, "500");
    fake.choose("good");
    wait(REST_MS - 1);
    expect(await ask()).toBe("unavailable");
    wait(1);
    const [first, ...beside] = await Promise.all([ask(), ask(), ask()]);
    expect([first, ...beside]).toEqual(["ok", "unavailable", "unavailable"]);
    expect(await ask()).toBe("ok");
  });

  test("that is still down rests again", async () => {
    const { ask, askOften, wait } = createPatient();
    await askOften(3, "500");
    wait(REST_MS);
    expect(await ask()).toBe("unavailable");
    const before = fake.requests().length;
    expect(await ask()).toBe("unavailable");
    expect(fake.requests()).toHaveLength(before);
  });

  test.each(["refusal", "not-json"] as const)(
    "%s is no trouble of the provider's",
    async (scenario) => {
      const { ask, askOften } = createPatient();
      await askOften(4, scenario);
      fake.choose("good");
      expect(await ask()).toBe("ok");
    },
  );

  test("nobody who leaves makes it count as down", async () => {
    const { ask } = createPatient();
    for (let time = 0; time < 4; time++) expect(await ask(AbortSignal.abort())).toBe("aborted");
    expect(await ask()).toBe("ok");
  });
});
