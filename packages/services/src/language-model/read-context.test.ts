import { type FakeLocalModels, startFakeLocalModels } from "@spellwright/fakes";
import { afterEach, describe, expect, test } from "vitest";
import { createLanguageModel } from "./create-language-model.ts";
import { createReadContext } from "./read-context.ts";
import { withFallback } from "./with-fallback.ts";

const running: FakeLocalModels[] = [];
const start = async (...[options]: Parameters<typeof startFakeLocalModels>) => {
  const server = await startFakeLocalModels(options);
  running.push(server);
  return server;
};
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

const QWEN = { name: "qwen3:8b", parameters: 8.2 };
const { signal } = new AbortController();
const compatible = (url: string, contextTokens?: number) =>
  createLanguageModel({
    ...{ provider: "compatible", name: "qwen", model: QWEN.name },
    ...{ baseUrl: `${url}/v1`, contextTokens },
  });

describe("[N-4] what the context of a model holds", () => {
  test.each(["ollama", "llama-cpp", "lm-studio"] as const)(
    "is what %s loaded it with, and is asked once a minute",
    async (kind) => {
      const server = await start({ kind, models: [{ ...QWEN, context: 16_384 }] });
      let now = 0;
      const read = createReadContext({ baseUrl: `${server.url}/v1`, model: QWEN.name }, () => now);
      expect(await read(signal)).toBe(16_384);
      const asked = server.requests().length;
      expect(await read(signal)).toBe(16_384);
      expect(server.requests()).toHaveLength(asked);
      now = 61_000;
      expect(await read(signal)).toBe(16_384);
      expect(server.requests()).toHaveLength(2 * asked);
    },
  );

  test.each([
    ["ollama", "good"],
    ["lm-studio", "good"],
    ["llama-cpp", "good"],
    ["old-ollama", "good"],
    ["ollama", "web-site"],
    ["ollama", "endless"],
    ["ollama", "error"],
    ["ollama", "moved"],
  ] as const)("is unknown where %s (%s) does not tell", async (kind, scenario) => {
    const server = await start({ kind, models: [QWEN], scenario });
    expect(await compatible(server.url).contextTokens?.(signal)).toBeUndefined();
  });

  test("is what was set, and nobody is asked", async () => {
    const server = await start({ kind: "ollama", models: [{ ...QWEN, context: 16_384 }] });
    expect(await compatible(server.url, 32_768).contextTokens?.(signal)).toBe(32_768);
    expect(server.requests()).toEqual([]);
  });

  test("is large at the vendors; with a fallback the smaller one counts, and an unknown one makes it unknown", async () => {
    const vendor = createLanguageModel({
      ...{ provider: "anthropic", name: "large", model: "claude-opus-4-7", apiKey: "k" },
    });
    expect(await vendor.contextTokens?.(signal)).toBeGreaterThanOrEqual(100_000);
    const server = await start({ kind: "ollama", models: [{ ...QWEN, context: 4_096 }] });
    const unknown = await start({ kind: "ollama", models: [QWEN] });
    const both = (url: string) => withFallback(vendor, compatible(url), () => {});
    expect(await both(server.url).contextTokens?.(signal)).toBe(4_096);
    expect(await both(unknown.url).contextTokens?.(signal)).toBeUndefined();
  });
});
