import type { LanguageModel, LanguageModelTool, LookedUp, ToolLimits } from "@spellwright/contract";
import type { JudgeOptions, JudgeQuestion } from "../src/judge.ts";
import type { ModelRuling } from "../src/model/model-ruling.ts";
import { ask, options } from "./ask.ts";
import { judge } from "./asked-model.ts";

/** Calls a tool of the request by its name. */
export type Call = (name: string, input: unknown) => Promise<string>;

interface Asked {
  readonly call: Call;
  readonly prompt: string;
  readonly tools: readonly LanguageModelTool[];
  readonly limits: ToolLimits | undefined;
}

/**
 * Asks a model that runs the tools of its request itself, as a recorded one does, and answers then.
 *
 * @param think what it looks up and rules
 */
export const askLooking = async (
  question: string,
  think: (asked: Asked) => Promise<ModelRuling>,
  more: Partial<JudgeOptions> = {},
  { contextTokens, ...input }: Partial<JudgeQuestion> & { readonly contextTokens?: number } = {},
) => {
  const looked: LookedUp[] = [];
  const model: LanguageModel = {
    name: "looking",
    contextTokens: async () => contextTokens,
    generate: async ({ schema, schemaName, prompt, tools = [], toolLimits: limits, signal }) => {
      const told = { model: "looking-1", usage: null, sources: [] };
      if (schemaName === "second_reading")
        return { output: schema.parse({ reasoning: "", answer: "yes" }), ...told };
      const call: Call = async (name, given) => {
        const tool = tools.find((one) => one.name === name);
        if (tool === undefined) throw new Error(`no tool ${name}`);
        return tool.run(given, signal);
      };
      return { output: schema.parse(await think({ call, prompt, tools, limits })), ...told };
    },
  };
  const answer = await judge.answer(
    ask(question, "en", input),
    options({ model, effort: "medium", onLookUp: (one) => looked.push(one), ...more }),
  );
  return { answer, looked };
};
