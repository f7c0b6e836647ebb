import { LanguageModelError, type LanguageModelFailure } from "@spellwright/contract";
import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createLanguageModel } from "./create-language-model.ts";

const Answer = z.object({
  outcome: z.enum(["ruling", "cannot_settle"]),
  ruling: z.string(),
  citations: z.array(z.string()),
  note: z.string().nullable(),
  confidence: z.number(),
});

const PROVIDERS = [
  ["openai", "gpt-5-mini"],
  ["anthropic", "claude-opus-4-7"],
  ["google", "gemini-3-flash"],
  ["compatible", "judge-1"],
] as const;

type Options = Partial<Omit<Parameters<typeof createLanguageModel>[0], "provider" | "baseUrl">> & {
  readonly baseUrl?: string;
};

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const failureOf = async (answer: Promise<unknown>): Promise<LanguageModelFailure | "none"> => {
  try {
    await answer;
    return "none";
  } catch (error) {
    if (error instanceof LanguageModelError) return error.failure;
    throw error;
  }
};
const bodies = () => fake.requests().map(({ body }) => body);

const askerOf =
  (provider: (typeof PROVIDERS)[number][0], model: string) =>
  (
    options: Options = {},
    more: { signal?: AbortSignal; onPartial?: (partial: unknown) => void; effort?: "low" } = {},
  ) =>
    createLanguageModel({
      provider,
      name: "Test model",
      baseUrl: provider === "google" ? fake.googleBaseUrl : fake.baseUrl,
      apiKey: fake.apiKey,
      model,
      retryPauseMs: 1,
      ...options,
    }).generate({
      system: "You are a judge. Cite handles only.",
      prompt: "Passages:\n[R1] 702.19b Excess damage goes on.\n[R2] 510.1c Order.\n\nDoes it?",
      schema: Answer,
      schemaName: "ruling",
      effort: "medium",
      signal: new AbortController().signal,
      ...more,
    });

describe.each(PROVIDERS)("%s", (provider, model) => {
  const ask = askerOf(provider, model);

  describe("[ERR-02] an answer", () => {
    test("keeps the schema, names the model that answered and counts its tokens", async () => {
      const answer = await ask();
      expect(answer.output).toEqual({
        outcome: "ruling",
        ruling: "702.19b Excess damage goes on.",
        citations: ["R1", "R2"],
        note: "702.19b Excess damage goes on.",
        confidence: 0.8,
      });
      expect(answer.model).toBe(model);
      expect(answer.usage?.input_tokens).toBeGreaterThan(10);
      expect(answer.usage?.total_tokens).toBe(
        (answer.usage?.input_tokens ?? 0) + (answer.usage?.output_tokens ?? 0),
      );
      expect(answer.sources).toEqual([]);
      expect(answer.searches).toBeUndefined();
      expect(fake.requests()).toHaveLength(1);
    });

    test("tokens that the server does not count are unknown, not 0", async () => {
      fake.choose("no-usage");
      expect((await ask()).usage).toBeNull();
    });

    test("is shown as it grows, the last time nearly whole", async () => {
      const partials: unknown[] = [];
      await ask({}, { onPartial: (partial) => partials.push(partial) });
      expect(partials.length).toBeGreaterThan(1);
      expect(partials[0]).toMatchObject({ outcome: "ruling" });
      expect(partials.at(-1)).toMatchObject({ ruling: "702.19b Excess damage goes on." });
    });
  });

  describe("[ERR-02] repetition", () => {
    test.each(["503-then-good", "502-then-good", "529-then-good"] as const)(
      "asks twice: %s",
      async (scenario) => {
        fake.choose(scenario);
        expect((await ask()).output.outcome).toBe("ruling");
        expect(fake.requests()).toHaveLength(2);
      },
    );

    test("asks twice after our own time limit", async () => {
      fake.choose("hang-then-good");
      expect((await ask({ timeoutMs: 400 })).output.outcome).toBe("ruling");
      expect(fake.requests().map(({ aborted }) => aborted)).toEqual([true, false]);
    });

    test("asks again once only: a second 503 is an outage", async () => {
      fake.choose("503");
      expect(await failureOf(ask())).toBe("unavailable");
      expect(fake.requests()).toHaveLength(2);
    });

    test("the guard over all tries leaves no time for another", async () => {
      fake.choose("hang");
      expect(await failureOf(ask({ timeoutMs: 60_000, overallTimeoutMs: 1_000 }))).toBe("timeout");
      expect(fake.requests()).toHaveLength(1);
    });

    test.each([
      ["429", "rate_limited"],
      ["429-quota", "rate_limited"],
      ["500", "unavailable"],
      ["refusal", "refused"],
      ["cut", "invalid_output"],
      ["broken-line", "unavailable"],
      ["early-end", "unavailable"],
      ["stream-error", "unavailable"],
    ] as const)("asks never again after %s → %s", async (scenario, failure) => {
      fake.choose(scenario);
      expect(await failureOf(ask())).toBe(failure);
      expect(fake.requests()).toHaveLength(1);
    });

    test("a stream that stops halfway is a timeout", async () => {
      fake.choose("hang-halfway");
      expect(await failureOf(ask({ timeoutMs: 500 }))).toBe("timeout");
      expect(fake.requests()).toHaveLength(2);
    });

    test("a slow answer inside the limit is an answer", async () => {
      fake.choose("slow", 50);
      expect((await ask({ timeoutMs: 10_000 })).output.outcome).toBe("ruling");
    });
  });

  describe("[ERR-02] repair", () => {
    test("an answer that breaks the schema goes back once, with what was wrong", async () => {
      fake.choose("wrong-schema-then-good");
      const answer = await ask();
      expect(answer.output.citations).toEqual(["R1", "R2"]);
      const sent = JSON.stringify(bodies()[1]);
      expect(sent).toContain(String.raw`{\"unexpected\":true}`);
      expect(sent).toContain("does not match the required JSON schema");
      const alone = await ask();
      expect(answer.usage?.input_tokens).toBeGreaterThan(2 * (alone.usage?.input_tokens ?? 0));
    });

    test.each(["not-json", "empty"] as const)("%s twice is an invalid output", async (scenario) => {
      fake.choose(scenario);
      expect(await failureOf(ask())).toBe("invalid_output");
      expect(fake.requests()).toHaveLength(2);
    });

    test("invented handles keep the schema: judging them is not this client's work", async () => {
      fake.choose("invented-handles");
      expect((await ask()).output.citations).toEqual(["R901", "R902"]);
    });
  });

  describe("[ERR-02] an abort", () => {
    test("ends the call at the server and is not repeated", async () => {
      fake.choose("hang");
      const controller = new AbortController();
      const [arrived, left] = [fake.next("arrived"), fake.next("aborted")];
      const failure = failureOf(ask({}, { signal: controller.signal }));
      await arrived;
      controller.abort();
      expect(await failure).toBe("aborted");
      await left;
      expect(fake.requests()).toHaveLength(1);
    });

    test("in the middle of a stream ends it", async () => {
      fake.choose("hang-halfway");
      const controller = new AbortController();
      const left = fake.next("aborted");
      const failure = failureOf(
        ask({}, { signal: controller.signal, onPartial: () => controller.abort() }),
      );
      expect(await failure).toBe("aborted");
      await left;
    });

    test("before the call sends nothing", async () => {
      expect(await failureOf(ask({}, { signal: AbortSignal.abort() }))).toBe("aborted");
      expect(fake.requests()).toEqual([]);
    });

    test("during the pause before a repetition sends nothing more", async () => {
      fake.choose("503");
      const controller = new AbortController();
      const answered = failureOf(ask({ retryPauseMs: 60_000 }, { signal: controller.signal }));
      await fake.next("answered");
      controller.abort();
      expect(await answered).toBe("aborted");
      expect(fake.requests()).toHaveLength(1);
    });
  });

  describe("[ERR-02] an outage of ours", () => {
    test("is a wrong key, or no key", async () => {
      expect(await failureOf(ask({ apiKey: "other" }))).toBe("unavailable");
      expect(await failureOf(ask({ apiKey: undefined }))).toBe("unavailable");
      expect(fake.requests().map(({ status }) => status)).toEqual(
        provider === "google" ? [400, 403] : [401, 401],
      );
    });

    test("is an effort that the server does not know", async () => {
      const efforts = { low: "tiny", medium: "tiny", high: "tiny" };
      // Any compatible server may know none: what its 400 names is left out.
      const isForgiven = provider === "compatible";
      expect(await failureOf(ask({ efforts }))).toBe(isForgiven ? "none" : "unavailable");
      const statuses = fake.requests().map(({ status }) => status);
      if (isForgiven) expect(statuses).toEqual([400, 200]);
      else expect(statuses.every((status) => status === 400)).toBe(true);
    });

    test("is a wrong path, a page that is not JSON, or no server at all", async () => {
      expect(await failureOf(ask({ baseUrl: `${fake.baseUrl}/v2` }))).toBe("unavailable");
      const fetchPage = async () => new Response("<html></html>");
      expect(await failureOf(ask({ fetch: fetchPage }))).toBe("unavailable");
      const gone = await startFakeLanguageModel();
      await gone.close();
      expect(await failureOf(ask({ baseUrl: gone.baseUrl }))).toBe("unavailable");
    });

    test("keeps the key out of the error", async () => {
      const error: unknown = await ask({ apiKey: "secret-key-1234" }).catch(
        (reason: unknown) => reason,
      );
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("secret-key");
    });
  });

  test("[ORA-18] without the web search switched on no tool is sent and no page comes back", async () => {
    fake.choose("web-search");
    const { sources, searches } = await ask();
    const silent = provider === "compatible" ? ["https://example.org/rules"] : [];
    expect(sources.map(({ url }) => url)).toEqual(silent);
    expect(searches).toBeUndefined();
    expect(bodies()[0]).not.toHaveProperty("tools.0");
  });
});

describe.each(PROVIDERS.filter(([provider]) => provider !== "compatible"))(
  "[ORA-18] the web search of %s",
  (provider, model) => {
    const ask = askerOf(provider, model);

    test("gives each safe page once, without tracking marks; nothing else is fetched", async () => {
      fake.choose("web-search");
      const answer = await ask({ webSearch: true });
      expect(answer.sources).toEqual([{ url: "https://example.org/rules", title: "Rules" }]);
      expect(answer.searches).toBe(1);
      expect(answer.output.citations).toEqual(["R1", "R2"]);
      expect(fake.requests()).toHaveLength(provider === "google" ? 2 : 1);
    });

    test("that the model did not use is not named", async () => {
      const answer = await ask({ webSearch: true });
      expect(answer.sources).toEqual([]);
      expect(answer.searches).toBeUndefined();
    });

    test("that fails leaves the answer", async () => {
      fake.choose("search-error");
      const answer = await ask({ webSearch: true });
      expect(answer.output.outcome).toBe("ruling");
      expect(answer.sources).toEqual([]);
    });
  },
);
