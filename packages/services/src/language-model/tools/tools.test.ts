import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import { calling, type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createLanguageModel } from "../create-language-model.ts";
import type { LanguageModelOptions } from "../options.ts";

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startFakeLanguageModel();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const Answer = z.object({ ruling: z.string(), note: z.string().nullable() });
const PROMPT = "[R1] 702.19b Excess damage goes on.";

/** A tool that keeps what it was asked for. */
const readRule = () => {
  const read: string[] = [];
  const tool = toolOf({
    name: "read_rule",
    description: "Reads a rule",
    input: z.object({ number: z.string(), chapter: z.string().nullable() }),
    run: async ({ number }) => {
      read.push(number);
      return "[R2] 702.2b Deathtouch makes one damage enough.";
    },
  });
  return { read, tools: [tool] };
};

const VENDORS = [
  ["openai", "gpt-5-mini"],
  ["anthropic", "claude-opus-4-7"],
  ["google", "gemini-3-flash"],
  ["compatible", "judge-1"],
] as const;
type Provider = (typeof VENDORS)[number][0];

const modelOf = (provider: Provider, model: string, more: Partial<LanguageModelOptions> = {}) =>
  createLanguageModel({
    ...{ provider, model, name: "test", apiKey: fake.apiKey, retryPauseMs: 1 },
    baseUrl: provider === "google" ? fake.googleBaseUrl : fake.baseUrl,
    ...more,
  } as LanguageModelOptions);

const ask = (
  port: ReturnType<typeof modelOf>,
  tools: readonly LanguageModelTool[],
  more: object = {},
) =>
  port.generate({
    ...{ system: "You are a judge.", prompt: PROMPT, schema: Answer, schemaName: "ruling" },
    ...{ effort: "medium", signal: new AbortController().signal, tools, ...more },
  });

const bodies = () => fake.requests().map(({ body }) => JSON.stringify(body));
/** Together where a vendor takes both; else a last call in the schema follows the rounds. */
const lastCall = (provider: Provider) =>
  provider === "google" || provider === "compatible" ? 1 : 0;

describe.each(VENDORS)("%s", (provider, model) => {
  test("[N] calls tools, is sent what they give, and answers in the schema", async () => {
    fake.choose("tools-then-good");
    const { read, tools } = readRule();
    const { output, usage } = await ask(modelOf(provider, model), tools);
    expect(read).toEqual([expect.stringContaining("702.19b")]);
    expect(output.ruling).toContain("Excess damage");
    const sent = bodies();
    expect(sent).toHaveLength(2 + lastCall(provider));
    expect(sent[0]).toContain("read_rule");
    expect(sent.slice(1).every((body) => body.includes("Deathtouch makes one"))).toBe(true);
    // What all rounds cost, not the last alone: each thinks for 32 tokens.
    expect(usage?.output_tokens).toBeGreaterThanOrEqual(32 * sent.length);
  });

  test("[N] answers without a tool where it needs none", async () => {
    const { read, tools } = readRule();
    const { output } = await ask(modelOf(provider, model), tools);
    expect(output.ruling).toContain("Excess damage");
    expect(read).toEqual([]);
    expect(fake.requests()).toHaveLength(1 + lastCall(provider));
  });

  test("[N] has four rounds at most, and answers then from what was looked up", async () => {
    fake.choose("tools-for-ever");
    const { read, tools } = readRule();
    const { output } = await ask(modelOf(provider, model), tools);
    expect(read).toHaveLength(4);
    expect(output.ruling).toContain("Excess damage");
    expect(fake.requests()).toHaveLength(5);
    expect(bodies().at(-1)).toContain("LOOKED UP");
  });

  test("[N] has no further round once its results are as long as they may be", async () => {
    fake.choose("tools-for-ever");
    const { read, tools } = readRule();
    const toolLimits = { rounds: 4, calls: 6, tokens: 5, ms: 60_000 };
    await ask(modelOf(provider, model), tools, { toolLimits });
    expect(read).toHaveLength(1);
    expect(fake.requests()).toHaveLength(2);
  });

  test.each(["tools-wrong-input", "tools-unknown", "tools-as-text", "tools-refused"] as const)(
    "[N] %s: is asked in one shot, then and from then on",
    async (scenario) => {
      fake.choose(scenario);
      const { read, tools } = readRule();
      const port = modelOf(provider, model);
      const { output } = await ask(port, tools);
      expect(output.ruling).toContain("Excess damage");
      expect(read).toEqual([]);
      expect(bodies().at(-1)).not.toContain("read_rule");
      const before = fake.requests().length;
      await ask(port, tools);
      expect(fake.requests()).toHaveLength(before + 1);
      expect(bodies().at(-1)).not.toContain("read_rule");
    },
  );

  test("[N] gets what is wrong with a call and may make a better one", async () => {
    const { read, tools } = readRule();
    fake.write(({ tools: offered, text }) => {
      if (offered.length === 0 || text.includes("Deathtouch"))
        return { ruling: "Yes.", note: null };
      const number = text.includes("does not fit") ? "702.2b" : 7;
      return calling({ name: "read_rule", input: { number, chapter: null } });
    });
    const { output } = await ask(modelOf(provider, model), tools);
    expect(output.ruling).toBe("Yes.");
    expect(read).toEqual(["702.2b"]);
  });

  test("[ERR-02] a tool ends with its request", async () => {
    fake.choose("tools-for-ever");
    const ending = new AbortController();
    const tool = toolOf({
      ...{ name: "wait", description: "Waits", input: z.object({ why: z.string() }) },
      run: async (_input, signal) => {
        ending.abort();
        signal.throwIfAborted();
        return "never";
      },
    });
    const asked = ask(modelOf(provider, model), [tool], { signal: ending.signal });
    await expect(asked).rejects.toMatchObject({ failure: "aborted" });
    expect(fake.requests()).toHaveLength(1);
  });

  test("[ERR-02] a round that lasts too long is left, and answered without", async () => {
    fake.choose("hang-then-good");
    const { tools } = readRule();
    const toolLimits = { rounds: 4, calls: 6, tokens: 1_000, ms: 50 };
    const { output } = await ask(modelOf(provider, model), tools, { toolLimits });
    expect(output.ruling).toContain("Excess damage");
    expect(fake.requests()).toHaveLength(2);
    expect(bodies().at(-1)).not.toContain("read_rule");
  });

  test("[ERR-02] a 503 in a round is repeated once", async () => {
    fake.choose("503-then-good");
    const { tools } = readRule();
    await ask(modelOf(provider, model), tools);
    expect(fake.requests()).toHaveLength(2 + lastCall(provider));
  });

  test("[N] what it looked up and its server has no room for is left out", async () => {
    fake.choose("tools-for-ever");
    const { tools } = readRule();
    const full: typeof fetch = async (input, init) =>
      String(init?.body).includes("LOOKED UP")
        ? Response.json({ error: { message: "the prompt is too long" } }, { status: 413 })
        : fetch(input, init);
    const { output } = await ask(modelOf(provider, model, { fetch: full }), tools);
    expect(output.ruling).toContain("Excess damage");
    expect(bodies().at(-1)).not.toContain("Deathtouch");
  });

  test("[ERR-04] a server that is away is trouble, and no lack of tools", async () => {
    fake.choose("503");
    const { tools } = readRule();
    const port = modelOf(provider, model);
    await expect(ask(port, tools)).rejects.toMatchObject({ failure: "unavailable" });
    fake.choose("good");
    await ask(port, tools);
    expect(bodies().some((body) => body.includes("read_rule"))).toBe(true);
  });
});

test.each([
  ["openai", "gpt-5-mini"],
  ["anthropic", "claude-opus-4-7"],
  ["google", "gemini-3-flash"],
] as const)("[ORA-18] %s searches the web beside the tools", async (provider, model) => {
  fake.choose("web-search");
  const { tools } = readRule();
  const port = modelOf(provider, model, { webSearch: true });
  const { sources, searches } = await ask(port, tools);
  expect(sources.map(({ url }) => url)).toEqual(["https://example.org/rules"]);
  expect(searches).toBe(1);
  expect(bodies().some((body) => body.includes("read_rule"))).toBe(true);
});
