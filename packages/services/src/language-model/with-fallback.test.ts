import { type LanguageModel, LanguageModelError } from "@spellwright/contract";
import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createLanguageModel } from "./create-language-model.ts";
import { withFallback } from "./with-fallback.ts";

let first: FakeLanguageModel;
let second: FakeLanguageModel;
beforeAll(async () => {
  [first, second] = await Promise.all([startFakeLanguageModel(), startFakeLanguageModel()]);
});
afterEach(() => {
  first.reset();
  second.reset();
});
afterAll(() => Promise.all([first.close(), second.close()]));

const reasons: string[] = [];
const both = (): LanguageModel => {
  const common = { retryPauseMs: 1, timeoutMs: 200 };
  const main = createLanguageModel({
    provider: "anthropic",
    name: "main",
    model: "claude-opus-4-7",
    baseUrl: first.baseUrl,
    apiKey: first.apiKey,
    ...common,
  });
  const other = createLanguageModel({
    provider: "compatible",
    name: "other",
    model: "small",
    baseUrl: second.baseUrl,
    apiKey: second.apiKey,
    ...common,
  });
  return withFallback(main, other, ({ failure }) => reasons.push(failure));
};
const ask = (signal = new AbortController().signal) =>
  both().generate({
    system: "You are a judge.",
    prompt: "[R1] 702.19b Excess damage goes on.",
    schema: z.object({ ruling: z.string() }),
    schemaName: "ruling",
    effort: "low",
    signal,
  });

describe("[ERR-04] a fallback model", () => {
  test("is not asked while the first answers", async () => {
    expect(await ask()).toMatchObject({ model: "claude-opus-4-7" });
    expect((await ask()).fallbackFrom).toBeUndefined();
    expect(second.requests()).toEqual([]);
  });

  test.each([
    ["503", "unavailable", 2],
    ["500", "unavailable", 1],
    ["429", "rate_limited", 1],
    ["429-quota", "rate_limited", 1],
    ["hang", "timeout", 2],
  ] as const)("answers after %s, and says for whom", async (scenario, reason, calls) => {
    first.choose(scenario);
    reasons.length = 0;
    expect(await ask()).toMatchObject({ model: "small", fallbackFrom: "main" });
    expect(first.requests()).toHaveLength(calls);
    expect(second.requests()).toHaveLength(1);
    expect(reasons).toEqual([reason]);
  });

  test.each(["refusal", "not-json", "cut"] as const)(
    "is not asked to say otherwise after %s",
    async (scenario) => {
      first.choose(scenario);
      await expect(ask()).rejects.toBeInstanceOf(LanguageModelError);
      expect(second.requests()).toEqual([]);
    },
  );

  test("is not asked for someone who left", async () => {
    first.choose("hang");
    const controller = new AbortController();
    const arrived = first.next("arrived");
    const answer = ask(controller.signal);
    await arrived;
    controller.abort();
    await expect(answer).rejects.toMatchObject({ failure: "aborted" });
    expect(second.requests()).toEqual([]);
  });

  test("that fails too is the failure", async () => {
    first.choose("503");
    second.choose("429");
    await expect(ask()).rejects.toMatchObject({ failure: "rate_limited" });
  });
});
