import { type FakeLocalModels, startFakeLocalModels } from "@spellwright/fakes";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { announceLocalModels } from "./announce-local-models.ts";

describe("[N-7] the line on models of this machine", () => {
  let empty: FakeLocalModels;
  const started: FakeLocalModels[] = [];
  const start = async (...[options]: Parameters<typeof startFakeLocalModels>) => {
    const server = await startFakeLocalModels(options);
    started.push(server);
    return server;
  };
  const announce = async (addresses: Parameters<typeof announceLocalModels>[0]) => {
    const lines: string[] = [];
    await announceLocalModels(addresses, (line) => lines.push(line));
    return lines;
  };
  beforeEach(async () => {
    empty = await start({ kind: "ollama", models: [] });
  });
  afterEach(() => Promise.all(started.splice(0).map((server) => server.close())));

  it("names what there is, and the settings that have the largest one answer", async () => {
    const ollama = await start({
      kind: "ollama",
      models: ["1b", "3b", "8b", "14b", "30b"].map((size) => ({
        name: `qwen3:${size}`,
        parameters: Number.parseInt(size, 10),
      })),
    });
    const studio = await start({
      kind: "lm-studio",
      models: [{ name: "gemma-3-12b", parameters: 12 }],
    });
    const addresses = { ollama: ollama.url, lm_studio: studio.url, llama_cpp: empty.url };
    expect(await announce(addresses)).toEqual([
      `Language models on this machine, not used: Ollama (qwen3:30b, qwen3:14b, qwen3:8b and 2 more), LM Studio (gemma-3-12b). To have one answer, start with LANGUAGE_MODEL_URL=${ollama.url}/v1 LANGUAGE_MODEL_NAME=qwen3:30b; LANGUAGE_MODEL=off asks no more`,
    ]);
  });

  it("quotes a name as a shell takes it", async () => {
    const llama = await start({
      kind: "llama-cpp",
      models: [{ name: "/models/My Model (8B).gguf", parameters: 8 }],
    });
    const addresses = { ollama: empty.url, lm_studio: empty.url, llama_cpp: llama.url };
    expect((await announce(addresses)).join()).toContain(
      "LANGUAGE_MODEL_NAME='/models/My Model (8B).gguf';",
    );
  });

  it("is not there without a model", async () => {
    const { url } = empty;
    expect(await announce({ ollama: url, lm_studio: url, llama_cpp: url })).toEqual([]);
  });
});
