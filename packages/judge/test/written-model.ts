import { type LanguageModel, LanguageModelError, type WebSource } from "@spellwright/contract";

export interface AskedModel {
  readonly system: string;
  readonly prompt: string;
}

interface Extras {
  readonly searchesWeb?: boolean;
  readonly searches?: number;
  readonly sources?: readonly WebSource[];
  readonly fallbackFrom?: string;
  /** Told one after the other before the answer. */
  readonly partials?: readonly unknown[];
}

/**
 * A port that writes what the test says, through the schema that it is given, and keeps the prompts.
 *
 * @param output what it writes, or how it makes that of the prompt
 */
export const modelThatWrites = (
  output: unknown | ((asked: AskedModel) => unknown),
  { searchesWeb = false, partials = [], sources = [], ...extras }: Extras = {},
) => {
  const prompts: AskedModel[] = [];
  const model: LanguageModel = {
    name: "written-by-the-test",
    searchesWeb,
    generate: async ({ schema, system, prompt, onPartial }) => {
      prompts.push({ system, prompt });
      for (const partial of partials) onPartial?.(partial);
      const parsed = schema.safeParse(
        typeof output === "function" ? output({ system, prompt }) : output,
      );
      if (!parsed.success) throw new LanguageModelError("invalid_output");
      return { output: parsed.data, model: "model-1", usage: null, sources, ...extras };
    },
  };
  return { model, prompts };
};
