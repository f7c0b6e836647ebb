import type { LanguageModelTool } from "@spellwright/contract";
import { type ModelMessage, type ToolSet, tool } from "ai";
import { turnInSchema } from "../ask-once.ts";
import { converse, type LimitedRequest, type Target, type TurnResult } from "../converse.ts";

/** A request that brings tools. */
export type ToolRequest<Output> = LimitedRequest<Output> & {
  readonly tools: readonly LanguageModelTool[];
};

const FIRST_LOOK =
  "First look up what you need with the tools. When you have all you need, write READY and nothing else; you are asked for the answer then.";

const sdkTools = (tools: readonly LanguageModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input }) => [name, tool({ description, inputSchema: input })]),
  );

/** What a model that may look things up is told first. */
export const firstMessage = ({ vendor }: Target, prompt: string): ModelMessage => ({
  role: "user",
  content: vendor.toolsTogether ? prompt : `${prompt}\n\n${FIRST_LOOK}`,
});

/** One turn in which the model may call tools; in the schema of the answer where both go together. */
export const takeTurn = <Output>(
  target: Target,
  request: ToolRequest<Output>,
  messages: readonly ModelMessage[],
): Promise<TurnResult> => {
  const tools = sdkTools(request.tools);
  if (target.vendor.toolsTogether) return turnInSchema(target, request, messages, tools);
  const call = { system: request.system, messages: [...messages], tools };
  return converse(target, request, call, async () => {});
};
