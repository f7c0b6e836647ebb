import type { LanguageModelResult } from "@spellwright/contract";
import type { LimitedRequest, Target } from "../converse.ts";
import { lookUp, type Repeat } from "./look-up.ts";
import { refusesTools } from "./refuses-tools.ts";
import { withSpent } from "./spent.ts";
import { createToolMemory } from "./tool-memory.ts";

type Ask<Output> = (prompt: string) => Promise<LanguageModelResult<Output>>;

/**
 * How a model is asked that may look things up: in turns with tools, then for its answer. One that has no
 * tools, answers badly with them or has no room for what they give is asked in one shot, and is from then on
 * for a while.
 */
export const createAskWithTools = (target: Target, repeat: Repeat) => {
  const memory = createToolMemory();

  const askInOneShot = async <Output>(prompt: string, ask: Ask<Output>) => {
    const answer = await ask(prompt);
    memory.noteWithout();
    return answer;
  };

  const askWithResults = async <Output>(
    prompt: string,
    results: readonly string[],
    ask: Ask<Output>,
  ) => {
    if (results.length === 0) return ask(prompt);
    try {
      return await ask([prompt, "", "LOOKED UP", ...results].join("\n"));
    } catch (error) {
      if (!refusesTools(error)) throw error;
      return askInOneShot(prompt, ask);
    }
  };

  /** @param ask asks for the answer, without tools */
  return async <Output>(
    request: LimitedRequest<Output>,
    ask: Ask<Output>,
  ): Promise<LanguageModelResult<Output>> => {
    const { tools = [], prompt } = request;
    if (tools.length === 0 || !memory.mayHaveTools()) return ask(prompt);
    const found = await lookUp(target, { ...request, tools }, repeat);
    switch (found.kind) {
      case "answered":
        return withSpent(found.attempt.result, found.spent);
      case "looked":
        return withSpent(await askWithResults(prompt, found.results, ask), found.spent);
      case "unfit":
        return withSpent(await askInOneShot(prompt, ask), found.spent);
    }
  };
};
