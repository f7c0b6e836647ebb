import { LanguageModelError, type LanguageModelFailure } from "@spellwright/contract";
import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import {
  createOpenAiCompatibleModel,
  type OpenAiCompatibleOptions,
} from "./create-openai-compatible-model.ts";

const Answer = z.object({
  outcome: z.enum(["ruling", "cannot_settle"]),
  ruling: z.string(),
  citations: z.array(z.string()),
  note: z.string().nullable(),
  confidence: z.number().min(0).max(1),
});

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const modelWith = (options: Partial<OpenAiCompatibleOptions> = {}) =>
  createOpenAiCompatibleModel({
    name: "Test model",
    baseUrl: fake.baseUrl,
    apiKey: fake.apiKey,
    model: "judge-1",
    retryPauseMs: 1,
    ...options,
  });

const ask = (
  options: Partial<OpenAiCompatibleOptions> = {},
  signal = new AbortController().signal,
) =>
  modelWith(options).generate({
    system: "You are a judge. Cite handles only.",
    prompt: "Passages:\n[R1] 702.19b Excess damage goes on.\n[R2] 510.1c Order.\n\nDoes it?",
    schema: Answer,
    schemaName: "ruling",
    effort: "medium",
    signal,
  });

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

describe("an answer", () => {
  test("keeps the schema, names the model that answered and counts its tokens", async () => {
    const answer = await ask();
    expect(answer.output).toEqual({
      outcome: "ruling",
      ruling: "702.19b Excess damage goes on.",
      citations: ["R1", "R2"],
      note: "702.19b Excess damage goes on.",
      confidence: 0.8,
    });
    expect(answer.model).toBe("judge-1");
    expect(answer.usage?.total_tokens).toBe(
      (answer.usage?.input_tokens ?? 0) + (answer.usage?.output_tokens ?? 0),
    );
    expect(answer.usage?.output_tokens_details.reasoning_tokens).toBeGreaterThan(0);
    expect(answer.sources).toEqual([]);
  });

  test("is asked for with the strict schema, its name, the effort and both texts", async () => {
    await ask();
    expect(bodies()).toMatchObject([
      {
        model: "judge-1",
        reasoning_effort: "medium",
        response_format: { type: "json_schema", json_schema: { name: "ruling", strict: true } },
        messages: [
          { role: "system", content: "You are a judge. Cite handles only." },
          { role: "user", content: expect.stringContaining("[R1] 702.19b") },
        ],
      },
    ]);
  });

  test("an effort has the server's own name, or none", async () => {
    await ask({ efforts: { low: "minimal", medium: "xhigh", high: null } });
    await ask({ efforts: { low: null, medium: null, high: null } });
    expect(bodies()[0]).toMatchObject({ reasoning_effort: "xhigh" });
    expect(bodies()[1]).not.toHaveProperty("reasoning_effort");
  });

  test("tokens that the server does not count are unknown, not 0", async () => {
    fake.choose("no-usage");
    expect((await ask()).usage).toBeNull();
  });

  test("[ORA-18] pages of the provider's search come back once, without its mark", async () => {
    fake.choose("web-search");
    expect((await ask()).sources).toEqual([{ url: "https://example.org/rules", title: "Rules" }]);
  });
});

describe("[ERR-02] repetition", () => {
  test.each(["503-then-good", "502-then-good"] as const)("%s: asked twice", async (scenario) => {
    fake.choose(scenario);
    expect((await ask()).output.outcome).toBe("ruling");
    expect(fake.requests()).toHaveLength(2);
  });

  test("after our own time limit: asked twice", async () => {
    fake.choose("hang-then-good");
    expect((await ask({ timeoutMs: 400 })).output.outcome).toBe("ruling");
    expect(fake.requests().map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test("once only: a second 503 is an outage", async () => {
    fake.choose("503");
    expect(await failureOf(ask())).toBe("unavailable");
    expect(fake.requests()).toHaveLength(2);
  });

  test("the guard over all tries leaves no time for another", async () => {
    fake.choose("hang");
    expect(await failureOf(ask({ timeoutMs: 60_000, overallTimeoutMs: 100 }))).toBe("timeout");
    expect(fake.requests()).toHaveLength(1);
  });

  test.each([
    ["429", "rate_limited"],
    ["429-quota", "rate_limited"],
    ["500", "unavailable"],
    ["refusal", "refused"],
    ["cut", "invalid_output"],
  ] as const)("never after %s → %s", async (scenario, failure) => {
    fake.choose(scenario);
    expect(await failureOf(ask())).toBe(failure);
    expect(fake.requests()).toHaveLength(1);
  });

  test("two calls that never end are a timeout", async () => {
    fake.choose("hang");
    expect(await failureOf(ask({ timeoutMs: 100 }))).toBe("timeout");
    expect(fake.requests()).toHaveLength(2);
  });

  test("a slow answer inside the limit is an answer", async () => {
    fake.choose("slow", 50);
    expect((await ask({ timeoutMs: 10_000 })).output.outcome).toBe("ruling");
  });
});

describe("repair", () => {
  test("an answer that breaks the schema goes back once, with what was wrong", async () => {
    fake.choose("wrong-schema-then-good");
    const answer = await ask();
    expect(answer.output.citations).toEqual(["R1", "R2"]);
    expect(bodies()[1]).toMatchObject({
      messages: [
        { role: "system" },
        { role: "user" },
        { role: "assistant", content: '{"unexpected":true}' },
        { role: "user", content: expect.stringContaining("ruling") },
      ],
    });
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

describe("an abort", () => {
  test("ends the call at the server and is not repeated", async () => {
    fake.choose("hang");
    const controller = new AbortController();
    const [arrived, left] = [fake.next("arrived"), fake.next("aborted")];
    const failure = failureOf(ask({}, controller.signal));
    await arrived;
    controller.abort();
    expect(await failure).toBe("aborted");
    await left;
    expect(fake.requests()).toHaveLength(1);
  });

  test("before the call: nothing is sent", async () => {
    expect(await failureOf(ask({}, AbortSignal.abort()))).toBe("aborted");
    expect(fake.requests()).toEqual([]);
  });

  test("during the pause before a repetition: nothing more is sent", async () => {
    fake.choose("503");
    const controller = new AbortController();
    const answered = failureOf(ask({ retryPauseMs: 60_000 }, controller.signal));
    await fake.next("answered");
    controller.abort();
    expect(await answered).toBe("aborted");
    expect(fake.requests()).toHaveLength(1);
  });
});

describe("what the server refuses is an outage of ours", () => {
  test("a wrong key", async () => {
    expect(await failureOf(ask({ apiKey: "other" }))).toBe("unavailable");
    expect(await failureOf(ask({ apiKey: undefined }))).toBe("unavailable");
    expect(fake.requests().map(({ status }) => status)).toEqual([401, 401]);
  });

  test("an effort it does not know", async () => {
    const efforts = { low: "tiny", medium: "tiny", high: "tiny" };
    expect(await failureOf(ask({ efforts }))).toBe("unavailable");
    expect(fake.requests().map(({ status }) => status)).toEqual([400]);
  });

  test("a wrong path, a page that is not JSON, an answer without choices, no server at all", async () => {
    expect(await failureOf(ask({ baseUrl: `${fake.baseUrl}/v2` }))).toBe("unavailable");
    for (const response of [new Response("<html></html>"), Response.json({ choices: [] })]) {
      expect(await failureOf(ask({ fetch: async () => response }))).toBe("unavailable");
    }
    const gone = await startFakeLanguageModel();
    await gone.close();
    expect(await failureOf(ask({ baseUrl: gone.baseUrl }))).toBe("unavailable");
  });

  test("the key stays out of the error", async () => {
    const error: unknown = await ask({ apiKey: "secret-key-1234" }).catch((reason) => reason);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("secret-key");
  });
});
