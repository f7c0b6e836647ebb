import { addUsage, type LanguageModelResult, type Usage } from "@spellwright/contract";
import type { LimitedRequest, Target } from "../converse.ts";
import { lookUp, type Repeat } from "./look-up.ts";
import { createToolMemory } from "./tool-memory.ts";

type Ask<Output> = (prompt: string) => Promise<LanguageModelResult<Output>>;

const withUsage = <Output>(
  answer: LanguageModelResult<Output>,
  before: Usage | null | undefined,
): LanguageModelResult<Output> =>
  before === undefined ? answer : { ...answer, usage: addUsage(before, answer.usage) };

/**
 * How a model is asked that may look things up: in turns with tools, then for its answer. One that has no
 * tools or answers badly with them is asked in one shot, and is from then on for a while.
 *
 * @param ask asks for the answer, without tools
 */
export const createAskWithTools = (target: Target, repeat: Repeat) => {
  const memory = createToolMemory();
  return async <Output>(
    request: LimitedRequest<Output>,
    ask: Ask<Output>,
  ): Promise<LanguageModelResult<Output>> => {
    const { tools = [], prompt } = request;
    if (tools.length === 0 || !memory.mayHaveTools()) return ask(prompt);
    const found = await lookUp(target, { ...request, tools }, repeat);
    if (found.kind === "answered") return { ...found.attempt.result, usage: found.usage ?? null };
    if (found.kind === "looked") {
      const told = found.results.length === 0 ? [] : ["LOOKED UP", ...found.results];
      const whole = told.length === 0 ? prompt : `${prompt}\n\n${told.join("\n")}`;
      return withUsage(await ask(whole), found.usage);
    }
    const answer = await ask(prompt);
    memory.noteWithout();
    return withUsage(answer, found.usage);
  };
};
