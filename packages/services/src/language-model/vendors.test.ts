import { type LanguageModel, type LanguageModelRequest, toolOf } from "@spellwright/contract";
import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createLanguageModel } from "./create-language-model.ts";
import type { LanguageModelOptions } from "./options.ts";

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const Answer = z.object({ ruling: z.string(), note: z.string().nullable() });
/** The format that the fake goes on needing where the product has learned to leave it out. */
const FORMAT = {
  type: "json_schema",
  json_schema: { name: "ruling", strict: true, schema: z.toJSONSchema(Answer) },
};

const portAt = (
  provider: LanguageModelOptions["provider"],
  model: string,
  more: Partial<LanguageModelOptions> = {},
) => {
  const baseUrl = provider === "google" ? fake.googleBaseUrl : fake.baseUrl;
  const options = { provider, model, name: "test", baseUrl, apiKey: fake.apiKey } as const;
  return createLanguageModel({ ...options, ...more } as LanguageModelOptions);
};

/** What the vendor was sent, once for each effort. */
const sentBy = async (port: LanguageModel) => {
  for (const effort of ["low", "medium", "high"] as const) {
    await port.generate({
      system: "You are a judge.",
      prompt: "[R1] 702.19b Excess damage goes on.",
      schema: Answer,
      schemaName: "ruling",
      effort,
      signal: new AbortController().signal,
    });
  }
  return fake.requests().map(({ body }) => body as Record<string, unknown>);
};
const sent = (...asked: Parameters<typeof portAt>) => sentBy(portAt(...asked));

test.each([
  ["openai", "gpt-5-mini"],
  ["anthropic", "claude-opus-4-7"],
  ["google", "gemini-3-flash"],
  ["compatible", "judge-1"],
] as const)(
  "[DATA-06] %s is sent no half of a sign, which servers refuse",
  async (provider, model) => {
    const port = createLanguageModel({
      ...{ provider, model, name: "test", apiKey: fake.apiKey },
      baseUrl: provider === "google" ? fake.googleBaseUrl : fake.baseUrl,
    });
    await port.generate({
      system: "You are a judge\ud83d.",
      prompt: "[R1] 702.19b Excess damage goes on\ude00 😀\ud83d.",
      ...{ schema: Answer, schemaName: "ruling", effort: "low" },
      signal: new AbortController().signal,
    });
    const sentText = JSON.stringify(fake.requests()[0]?.body);
    expect(sentText).not.toMatch(/\\ud[89a-f]/i);
    expect(sentText).toContain("goes on 😀.");
  },
);

describe("[ORA-11] an effort in each vendor's words", () => {
  test("is sent to OpenAI", async () => {
    const requests = await sent("openai", "gpt-5-mini");
    expect(requests.map(({ reasoning }) => reasoning)).toEqual([
      { effort: "low" },
      { effort: "medium" },
      { effort: "high" },
    ]);
  });

  test("is sent to Anthropic by effort and, for older models, by budget", async () => {
    const requests = await sent("anthropic", "claude-opus-4-7");
    expect(requests.map(({ output_config }) => output_config)).toMatchObject([
      { effort: "low" },
      { effort: "medium" },
      { effort: "high" },
    ]);
    expect(requests.every(({ thinking }) => JSON.stringify(thinking).includes("adaptive"))).toBe(
      true,
    );
    fake.reset();
    const older = await sent("anthropic", "claude-haiku-4-5");
    expect(older.map(({ thinking }) => thinking)).toEqual([
      undefined,
      { type: "enabled", budget_tokens: 4_096 },
      { type: "enabled", budget_tokens: 16_000 },
    ]);
  });

  test("is sent to Google by level and, for 2.5, by budget", async () => {
    const thinkingOf = (requests: Record<string, unknown>[]) =>
      requests.map(
        ({ generationConfig }) => (generationConfig as { thinkingConfig?: unknown }).thinkingConfig,
      );
    expect(thinkingOf(await sent("google", "gemini-3-flash"))).toEqual([
      { thinkingLevel: "low" },
      { thinkingLevel: "medium" },
      { thinkingLevel: "high" },
    ]);
    fake.reset();
    expect(thinkingOf(await sent("google", "gemini-2.5-flash"))).toEqual([
      { thinkingBudget: 1_024 },
      { thinkingBudget: 8_192 },
      { thinkingBudget: 24_576 },
    ]);
  });

  test("is sent to a compatible server by its own names or none", async () => {
    const efforts = { low: "minimal", medium: "xhigh", high: null };
    const requests = await sent("compatible", "judge-1", { efforts });
    expect(requests.map(({ reasoning_effort }) => reasoning_effort)).toEqual([
      "minimal",
      "xhigh",
      undefined,
    ]);
  });
});

describe("[N-4] the cache of a vendor", () => {
  const ask = (provider: "anthropic" | "openai", tools?: LanguageModelRequest<unknown>["tools"]) =>
    portAt(provider, provider === "anthropic" ? "claude-opus-4-7" : "gpt-5-mini").generate({
      ...{ system: "You are a judge.", prompt: "[R1] 702.19b Excess damage goes on." },
      ...{ schema: Answer, schemaName: "ruling", effort: "low", ...(tools ? { tools } : {}) },
      signal: new AbortController().signal,
    });
  const lastSent = () => fake.requests().at(-1)?.body as { system: unknown; messages: unknown };
  const MARK = { cache_control: { type: "ephemeral" } };

  test("keeps Anthropic’s instructions, and the prompt where rounds of look-ups begin with it", async () => {
    await ask("anthropic");
    expect(lastSent().system).toMatchObject([{ text: "You are a judge.", ...MARK }]);
    expect(JSON.stringify(lastSent().messages)).not.toContain("cache_control");
    const tool = toolOf({
      ...{ name: "read_rule", description: "Reads a rule.", input: z.object({ of: z.string() }) },
      run: async () => "Nothing.",
    });
    await ask("anthropic", [tool]);
    expect(lastSent().messages).toMatchObject({ 0: { role: "user", content: [MARK] } });
  });

  test("is counted in the tokens of an answer, and absent where nothing came from it", async () => {
    const { usage } = await ask("anthropic");
    expect(usage?.input_tokens_details).toEqual({ cached_tokens: 4, cache_write_tokens: 0 });
    expect((await ask("openai")).usage).not.toHaveProperty("input_tokens_details");
  });
});

describe("[ORA-18] a compatible server that knows less", () => {
  test("gets no effort, and room for an answer beside its prompt, unless efforts are set", async () => {
    const [request] = await sent("compatible", "judge-1");
    expect(request).not.toHaveProperty("reasoning_effort");
    expect(request).toMatchObject({ max_tokens: 3_000 });
  });

  test("leaves out what its 400 names, then and from then on, is asked again, and reports it", async () => {
    const bodies: Record<string, unknown>[] = [];
    const refusing: typeof fetch = async (input, init) => {
      const body: unknown = JSON.parse(String(init?.body));
      bodies.push(body as Record<string, unknown>);
      const known = ["reasoning_effort", "response_format"].find((field) => field in Object(body));
      return known === undefined
        ? fetch(input, {
            ...init,
            body: JSON.stringify({ ...Object(body), response_format: FORMAT }),
          })
        : Response.json({ error: { message: `unknown field ${known}` } }, { status: 400 });
    };
    const efforts = { low: "low", medium: "medium", high: "high" };
    const port = portAt("compatible", "judge-1", { efforts, fetch: refusing });
    expect(port.refused?.()).toEqual([]);
    await sentBy(port);
    expect(port.refused?.()).toEqual(["reasoning_effort", "response_format"]);
    expect(bodies.map((body) => "reasoning_effort" in body)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(bodies.map((body) => "response_format" in body)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(JSON.stringify(bodies[2])).toContain("matches this schema");
  });

  test("any other 400 is the error that it is", async () => {
    const refusing: typeof fetch = async () =>
      Response.json({ error: { message: "the moon is full" } }, { status: 400 });
    await expect(sent("compatible", "judge-1", { fetch: refusing })).rejects.toMatchObject({
      name: "LanguageModelError",
    });
  });
});

describe("[ORA-18] structured output", () => {
  test("is a strict schema at OpenAI, and nothing is kept there", async () => {
    const [request] = await sent("openai", "gpt-5-mini");
    expect(request).toMatchObject({
      store: false,
      stream: true,
      text: { format: { type: "json_schema", name: "ruling", strict: true } },
    });
  });

  test("is the output's format at Anthropic, and a limit of tokens", async () => {
    const [request] = await sent("anthropic", "claude-opus-4-7");
    expect(request).toMatchObject({
      max_tokens: 16_000,
      output_config: { format: { type: "json_schema" } },
    });
  });

  test("is a schema of its own kind at Google", async () => {
    const [request] = await sent("google", "gemini-3-flash");
    expect(request).toMatchObject({
      generationConfig: {
        responseMimeType: "application/json",
        responseSchema: { type: "object", required: ["ruling", "note"] },
      },
    });
  });

  test("is a strict schema with its name at a compatible server, and token counts in the stream", async () => {
    const [request] = await sent("compatible", "judge-1");
    expect(request).toMatchObject({
      stream_options: { include_usage: true },
      response_format: { type: "json_schema", json_schema: { name: "ruling", strict: true } },
      messages: [{ role: "system" }, { role: "user" }],
    });
  });
});

describe("[ORA-18] the web search", () => {
  test("Google searches in a call of its own, whose notes go along with the question", async () => {
    const [search, answer] = await sent("google", "gemini-3-flash", { webSearch: true });
    expect(search).toMatchObject({ tools: [{ googleSearch: {} }] });
    expect(JSON.stringify(search)).not.toContain("responseSchema");
    expect(answer).not.toHaveProperty("tools");
    expect(JSON.stringify(answer)).toContain("WEB NOTES");
  });

  test("a turn of Anthropic's that pauses is sent back until it is done", async () => {
    fake.choose("pause-then-good");
    const requests = await sent("anthropic", "claude-opus-4-7", { webSearch: true });
    expect(requests).toHaveLength(4);
    expect(requests[1]?.messages).toMatchObject([{ role: "user" }, { role: "assistant" }]);
  });

  test("a compatible server has none", () => {
    const options = { name: "x", model: "x", baseUrl: fake.baseUrl, webSearch: true };
    expect(createLanguageModel({ provider: "compatible", ...options }).searchesWeb).toBe(false);
    expect(createLanguageModel({ provider: "openai", ...options }).searchesWeb).toBe(true);
  });
});
