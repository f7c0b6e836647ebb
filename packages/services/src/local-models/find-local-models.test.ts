import { LOCAL_SERVERS, type LocalServer } from "@spellwright/contract";
import { type FakeLocalModels, type LocalScenario, startFakeLocalModels } from "@spellwright/fakes";
import { afterEach, describe, expect, it } from "vitest";
import { findLocalModels } from "./find-local-models.ts";

const running: FakeLocalModels[] = [];
const start = async (
  ...[options]: Parameters<typeof startFakeLocalModels>
): Promise<FakeLocalModels> => {
  const server = await startFakeLocalModels(options);
  running.push(server);
  return server;
};
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

/** An address of this machine where nobody listens any more. */
const nobody = async (): Promise<string> => {
  const { url, close } = await startFakeLocalModels({ kind: "ollama", models: [] });
  await close();
  return url;
};
const addressesWith = async (
  given: Partial<Record<LocalServer, FakeLocalModels>>,
): Promise<Record<LocalServer, string>> => {
  const free = await nobody();
  const at = (server: LocalServer) => given[server]?.url ?? free;
  return { ollama: at("ollama"), lm_studio: at("lm_studio"), llama_cpp: at("llama_cpp") };
};
const EMBEDDING = { name: "nomic-vectors:latest", parameters: 137, embeds: true };

describe("[N-7] models on this machine", () => {
  it.each(["ollama", "old-ollama"] as const)(
    "are listed by %s, the largest first",
    async (kind) => {
      const ollama = await start({
        kind,
        models: [
          { name: "llama3.2:3b", parameters: 3.2 },
          EMBEDDING,
          { name: "qwen3:8b", parameters: 8.2 },
          { name: "smollm2:135m", parameters: 0.135 },
        ],
      });
      expect(await findLocalModels(await addressesWith({ ollama }))).toEqual([
        {
          server: "ollama",
          url: `${ollama.url}/v1`,
          models: [
            { name: "qwen3:8b", billions: 8.2 },
            { name: "llama3.2:3b", billions: 3.2 },
            { name: "smollm2:135m", billions: 0.135 },
          ],
        },
      ]);
      // A list was read. Nothing was said to a model.
      expect(ollama.requests().map(({ method, path }) => [method, path])).toEqual([
        ["GET", "/api/tags"],
      ]);
    },
  );

  it.each(["lm-studio", "old-lm-studio"] as const)(
    "are listed by %s, those for vectors left out",
    async (kind) => {
      const studio = await start({
        kind,
        models: [
          { name: "text-embedding-nomic-embed-text-v1.5", parameters: 0.137, embeds: true },
          { name: "qwen2.5-7b-instruct", parameters: 7 },
          { name: "mixtral-8x7b-instruct", parameters: 47 },
          { name: "gemma-3n-e4b", parameters: 4 },
        ],
      });
      const [found] = await findLocalModels(await addressesWith({ lm_studio: studio }));
      expect(found?.models).toEqual([
        { name: "mixtral-8x7b-instruct", billions: 56 },
        { name: "qwen2.5-7b-instruct", billions: 7 },
        { name: "gemma-3n-e4b", billions: null },
      ]);
    },
  );

  it("are none where LM Studio has only one for vectors, whatever its name", async () => {
    const models = [{ name: "bge-m3", parameters: 0.57, embeds: true }];
    const lm_studio = await start({ kind: "lm-studio", models });
    expect(await findLocalModels(await addressesWith({ lm_studio }))).toEqual([]);
  });

  it("are listed by llama.cpp with the parameters that it counts", async () => {
    const models = [{ name: "/models/Qwen 3.gguf", parameters: 8.03 }];
    const llama_cpp = await start({ kind: "llama-cpp", models });
    expect(await findLocalModels(await addressesWith({ llama_cpp }))).toEqual([
      {
        server: "llama_cpp",
        url: `${llama_cpp.url}/v1`,
        models: [{ name: "/models/Qwen 3.gguf", billions: 8.03 }],
      },
    ]);
  });

  it("come with the server first that has the largest", async () => {
    const ollama = await start({
      kind: "ollama",
      models: [{ name: "llama3.2:3b", parameters: 3.2 }],
    });
    const lm_studio = await start({
      kind: "lm-studio",
      models: [{ name: "qwen3-14b", parameters: 14 }],
    });
    const found = await findLocalModels(await addressesWith({ ollama, lm_studio }));
    expect(found.map(({ server }) => server)).toEqual(["lm_studio", "ollama"]);
  });

  it("are no models of a cloud, and none whose name a terminal would obey", async () => {
    const ollama = await start({
      kind: "ollama",
      models: [
        { name: "gpt-oss:120b-cloud", parameters: 120, isRemote: true },
        { name: "evil\u001b[2J:8b", parameters: 8 },
        { name: "'; rm -rf ~; '", parameters: 9 },
        { name: "qwen3-embedding:8b", parameters: 8 },
      ],
    });
    expect(await findLocalModels(await addressesWith({ ollama }))).toEqual([]);
  });

  it.each<LocalScenario>(["hang", "web-site", "endless", "error", "moved"])(
    "are found beside a port that behaves like “%s”",
    async (scenario) => {
      const models = [{ name: "qwen3:8b", parameters: 8.2 }];
      const ollama = await start({ kind: "ollama", models });
      const [lm_studio, llama_cpp] = await Promise.all([
        start({ kind: "lm-studio", models, scenario }),
        start({ kind: "llama-cpp", models, scenario }),
      ]);
      const found = await findLocalModels(
        await addressesWith({ ollama, lm_studio, llama_cpp }),
        // What sends something is left for what it sends, however much time there is.
        scenario === "hang" ? 300 : 60_000,
      );
      expect(found.map(({ server }) => server)).toEqual(["ollama"]);
      // The redirection was not followed.
      expect(llama_cpp.requests().map(({ path }) => path)).toEqual(["/v1/models"]);
    },
  );

  it("are none where nobody listens", async () => {
    const addresses = await addressesWith({});
    expect(Object.keys(addresses)).toEqual([...LOCAL_SERVERS]);
    expect(await findLocalModels(addresses)).toEqual([]);
  });
});
