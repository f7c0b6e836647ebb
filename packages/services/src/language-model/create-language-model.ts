import type { LanguageModel, OmittableField } from "@spellwright/contract";
import { type LanguageModelOptions, searchesWeb } from "./options.ts";
import { createReadContext } from "./read-context.ts";

/** Every model of the vendors' own holds as many tokens, most of them more. */
const VENDOR_CONTEXT = 128_000;

const contextOf = (options: LanguageModelOptions): NonNullable<LanguageModel["contextTokens"]> => {
  if (options.contextTokens === undefined && options.provider === "compatible")
    return createReadContext(options);
  const tokens = options.contextTokens ?? VENDOR_CONTEXT;
  return async () => tokens;
};

/**
 * A language model behind one of the vendors' protocols, with structured output. A call is repeated
 * once after a timeout, a 502 or a 503 and never after an abort (ERR-02). An answer that breaks the
 * schema is sent back once for repair.
 */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const refused = new Set<OmittableField>();
  const onRefused = (field: OmittableField) => void refused.add(field);
  // The libraries of the vendors are many: a server without a model never loads them.
  const asking = import("./ask-model.ts").then(({ createGenerate }) =>
    createGenerate({ ...options, onRefused }),
  );
  return {
    name: options.name,
    searchesWeb: searchesWeb(options),
    contextTokens: contextOf(options),
    refused: () => [...refused],
    generate: async (request) => (await asking)(request),
  };
}
