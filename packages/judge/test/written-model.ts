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
  /** What the second, blind reading answers. Absent: what the first one ruled. */
  readonly second?: "yes" | "no" | "not_stated";
}

/**
 * A port that writes what the test says, through the schema that it is given, and keeps the prompts.
 *
 * @param output what it writes, or how it makes that of the prompt
 */
export const modelThatWrites = (
  output: unknown | ((asked: AskedModel) => unknown),
  { searchesWeb = false, partials = [], sources = [], second, ...extras }: Extras = {},
) => {
  const prompts: AskedModel[] = [];
  let ruled: unknown;
  const model: LanguageModel = {
    name: "written-by-the-test",
    searchesWeb,
    generate: async ({ schema, schemaName, system, prompt, onPartial }) => {
      prompts.push({ system, prompt });
      if (schemaName === "second_reading") {
        const asksForYes = prompt.includes("Is this what the quotes say");
        const answer = second ?? (asksForYes ? "yes" : ruled);
        const read = schema.parse({ reasoning: "", answer });
        return { output: read, model: "model-1", usage: null, sources: [] };
      }
      for (const partial of partials) onPartial?.(partial);
      const parsed = schema.safeParse(
        typeof output === "function" ? output({ system, prompt }) : output,
      );
      if (!parsed.success) throw new LanguageModelError("invalid_output");
      ruled = Object(parsed.data).verdict;
      return { output: parsed.data, model: "model-1", usage: null, sources, ...extras };
    },
  };
  return { model, prompts };
};
