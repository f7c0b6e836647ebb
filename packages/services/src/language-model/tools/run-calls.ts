import type { LanguageModelTool, ToolLimits } from "@spellwright/contract";
import { withoutHalfSigns } from "@spellwright/text";
import type { ToolModelMessage } from "ai";
import type { ToolCall } from "../listen.ts";

/** What the calls of one turn gave. */
export interface RunCalls {
  /** Sent back to the model, one result for each call. */
  readonly message: ToolModelMessage;
  /** Texts of the calls that were understood. */
  readonly results: readonly string[];
  /** No call of the turn could be run as it was written. */
  readonly allWrong: boolean;
}

/** Longest account of what is wrong with an input, in characters. */
const PROBLEM_LENGTH = 400;

type Ran = { readonly text: string; readonly understood: boolean };

const runOne = async (
  { name, input }: ToolCall,
  tools: readonly LanguageModelTool[],
  signal: AbortSignal,
): Promise<Ran> => {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) {
    const names = tools.map((one) => one.name).join(", ");
    return { text: `There is no such tool. There are: ${names}.`, understood: false };
  }
  const read = tool.input.safeParse(input);
  if (read.success) return { text: await tool.run(input, signal), understood: true };
  const problem = read.error.message.slice(0, PROBLEM_LENGTH);
  return { text: `The input does not fit the schema: ${problem}`, understood: false };
};

/** Runs the calls of one turn, in their order; those beyond the limit are only answered. */
export const runCalls = async (
  calls: readonly ToolCall[],
  tools: readonly LanguageModelTool[],
  limits: ToolLimits,
  signal: AbortSignal,
): Promise<RunCalls> => {
  const ran: Ran[] = [];
  for (const [at, call] of calls.entries()) {
    ran.push(
      at < limits.calls
        ? await runOne(call, tools, signal)
        : { text: "Too many calls in one turn: call it again.", understood: false },
    );
  }
  return {
    message: {
      role: "tool",
      content: calls.map(({ id, name }, at) => ({
        type: "tool-result",
        toolCallId: id,
        toolName: name,
        output: { type: "text", value: withoutHalfSigns(ran[at]?.text ?? "") },
      })),
    },
    results: ran.flatMap(({ text, understood }) => (understood ? text : [])),
    allWrong: ran.every(({ understood }) => !understood),
  };
};
