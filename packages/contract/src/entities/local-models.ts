import * as z from "zod";

/** Servers of language models that people run on their own machine. */
export const LOCAL_SERVERS = ["ollama", "lm_studio", "llama_cpp"] as const;
export const LocalServer = z.enum(LOCAL_SERVERS);
export type LocalServer = z.infer<typeof LocalServer>;

/** A model that a server on this machine has, and its parameters in billions where they are known. */
export const LocalModel = z.object({ name: z.string(), billions: z.number().nullable() });
export type LocalModel = z.infer<typeof LocalModel>;

/** What one server on this machine has: models that answer in words, the largest first. */
export const LocalModels = z.object({
  server: LocalServer,
  url: z.string().describe("As LANGUAGE_MODEL_URL takes it"),
  models: z.array(LocalModel).min(1),
});
export type LocalModels = z.infer<typeof LocalModels>;
