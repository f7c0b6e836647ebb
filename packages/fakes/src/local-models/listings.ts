/** A model of a stand-in for Ollama, LM Studio or llama.cpp. */
export interface FakeLocalModel {
  readonly name: string;
  /** In billions. */
  readonly parameters: number;
  /** It makes vectors of texts and cannot talk. */
  readonly embeds?: boolean;
  /** Tokens that it was loaded with. Absent: it is not loaded. */
  readonly context?: number;
  /** Ollama’s cloud answers in its name. */
  readonly isRemote?: boolean;
}

type Models = readonly FakeLocalModel[];

const sizeOf = (billions: number): string =>
  billions < 1 ? `${Math.round(billions * 1000)}M` : `${billions}B`;

/** As Ollama lists them. Versions before 0.12 tell no capabilities. */
const ollama = (models: Models, isOld: boolean) => ({
  models: models.map(({ name, parameters, embeds = false, isRemote = false }) => ({
    name,
    model: name,
    modified_at: "2026-09-02T10:11:12.131415926+02:00",
    size: Math.round(parameters * 650_000_000),
    digest: "500a1f067a9f782620b40bee6f7b0c89e17ae61f686b92c24933e4ca4b2b8b41",
    ...(isRemote ? { remote_model: name, remote_host: "https://ollama.com:443" } : {}),
    ...(isOld ? {} : { capabilities: embeds ? ["embedding"] : ["completion", "tools"] }),
    details: {
      ...{ parent_model: "", format: "gguf", quantization_level: "Q4_K_M" },
      family: embeds ? "nomic-bert" : "qwen3",
      families: [embeds ? "nomic-bert" : "qwen3"],
      parameter_size: sizeOf(parameters),
    },
  })),
});

const lmStudio = (models: Models) => ({
  object: "list",
  data: models.map(({ name, embeds = false }) => ({
    ...{ id: name, object: "model", type: embeds ? "embeddings" : "llm", publisher: "community" },
    ...{ arch: "qwen3", compatibility_type: "gguf", quantization: "Q4_K_M" },
    ...{ state: "not-loaded", max_context_length: 40_960 },
  })),
});

const compatible = (models: Models) => ({
  object: "list",
  data: models.map(({ name }) => ({ id: name, object: "model", owned_by: "organization_owner" })),
});

const llamaCpp = (models: Models) => ({
  object: "list",
  data: models.map(({ name, parameters }) => ({
    ...{ id: name, object: "model", created: 1_790_000_000, owned_by: "llamacpp" },
    meta: {
      ...{ vocab_type: 2, n_vocab: 151_936, n_ctx_train: 40_960, n_embd: 4096 },
      ...{ n_params: parameters * 1e9, size: Math.round(parameters * 650_000_000) },
    },
  })),
});

/** LM Studio says 200 to addresses that it does not know. */
const unknownToStudio = (path: string) => ({
  error: `Unexpected endpoint or method. (GET ${path}). Returning 200 anyway`,
});

/** Which server a stand-in is. The old ones tell less. */
export const LOCAL_KINDS = [
  "ollama",
  "old-ollama",
  "lm-studio",
  "old-lm-studio",
  "llama-cpp",
] as const;
export type LocalKind = (typeof LOCAL_KINDS)[number];

/** What each server tells of the context of its loaded models. */
const contextAt = (kind: LocalKind, path: string, models: Models): unknown => {
  const loaded = models.filter(({ context }) => context !== undefined);
  const [first] = loaded;
  if (kind === "ollama" && path === "/api/ps")
    return {
      models: loaded.map(({ name, context }) => ({ name, model: name, context_length: context })),
    };
  if (kind === "llama-cpp" && path.startsWith("/props?"))
    return { default_generation_settings: { n_ctx: first?.context ?? 0 }, total_slots: 1 };
  const studio = models.find(({ name }) => path === `/api/v0/models/${encodeURIComponent(name)}`);
  if (kind === "lm-studio" && studio)
    return {
      ...{ id: studio.name, object: "model", type: "llm", max_context_length: 131_072 },
      ...(studio.context === undefined
        ? { state: "not-loaded" }
        : { state: "loaded", loaded_context_length: studio.context }),
    };
  return undefined;
};

/** What a server of that kind answers at a path. Undefined: it knows no such path. */
export const listingOf = (kind: LocalKind, path: string, models: Models): unknown => {
  const context = contextAt(kind, path, models);
  if (context !== undefined) return context;
  if (kind === "ollama" || kind === "old-ollama")
    return path === "/api/tags" ? ollama(models, kind === "old-ollama") : undefined;
  if (path === "/v1/models") return (kind === "llama-cpp" ? llamaCpp : compatible)(models);
  if (kind === "llama-cpp") return undefined;
  return kind === "lm-studio" && path === "/api/v0/models"
    ? lmStudio(models)
    : unknownToStudio(path);
};
