import { LanguageModelError } from "@spellwright/contract";
import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createLanguageModel } from "./create-language-model.ts";

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

describe.each([
  ["openai", "gpt-5-mini"],
  ["anthropic", "claude-opus-4-7"],
  ["google", "gemini-3-flash"],
  ["compatible", "judge-1"],
] as const)("[ERR-04] an answer of %s without end", (provider, model) => {
  const ask = (onPartial?: () => void) =>
    createLanguageModel({
      provider,
      name: "Test model",
      baseUrl: provider === "google" ? fake.googleBaseUrl : fake.baseUrl,
      apiKey: fake.apiKey,
      model,
      retryPauseMs: 1,
    }).generate({
      system: "You are a judge.",
      prompt: "[R1] 702.19b Excess damage goes on.",
      schema: z.object({ ruling: z.string() }),
      schemaName: "ruling",
      effort: "medium",
      signal: new AbortController().signal,
      ...(onPartial === undefined ? {} : { onPartial }),
    });

  test.each(["endless", "endless-line"] as const)(
    "%s: is cut, and not asked for again",
    async (scenario) => {
      fake.choose(scenario);
      let told = 0;
      const failure: unknown = await ask(() => {
        told += 1;
      }).catch((error: unknown) => error);
      if (!(failure instanceof LanguageModelError)) throw new Error("it ended", { cause: failure });
      expect(failure.failure).toBe("unavailable");
      expect(fake.requests()).toHaveLength(1);
      // Each reading of the text so far waits until it has grown by a share.
      expect(told).toBeLessThan(150);
    },
  );

  test("is what is longer than 64 kB: a letter less is an answer", async () => {
    const longest = 64 * 1024 - JSON.stringify({ ruling: "" }).length;
    fake.write(() => ({ ruling: "x".repeat(longest) }));
    expect((await ask()).output.ruling).toHaveLength(longest);
    fake.write(() => ({ ruling: "x".repeat(longest + 1) }));
    await expect(ask()).rejects.toMatchObject({ failure: "unavailable" });
  });

  test("is not asked for: the vendor hears how much is wanted at most", async () => {
    await ask();
    expect(JSON.stringify(fake.requests()[0]?.body)).toMatch(
      /"(?:max_tokens|max_output_tokens|maxOutputTokens)":\d{4,5}\b/,
    );
  });
});
