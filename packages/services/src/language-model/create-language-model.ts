import type { LanguageModel } from "@spellwright/contract";
import { type LanguageModelOptions, searchesWeb } from "./options.ts";

/**
 * A language model behind one of the vendors' protocols, with structured output. A call is repeated
 * once after a timeout, a 502 or a 503 and never after an abort (ERR-02); an answer that breaks the
 * schema is sent back once for repair.
 */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  // The libraries of the vendors are many: a server without a model never loads them.
  const asking = import("./ask-model.ts").then(({ createAsking }) => createAsking(options));
  return {
    name: options.name,
    searchesWeb: searchesWeb(options),
    generate: async (request) => (await asking)(request),
  };
}
