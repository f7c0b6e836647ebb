import type { LanguageModelTool } from "@spellwright/contract";
import { withoutLoneSurrogates } from "@spellwright/text";
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

/** How much may be run for one turn. */
interface TurnLimits {
  readonly calls: number;
  /** Characters of all its results together. */
  readonly characters: number;
}

/** Longest account of what is wrong with an input, in characters. */
const PROBLEM_LENGTH = 400;
const TOO_MANY = "Too many calls: nothing more is looked up.";
const FAILED = "The tool failed: nothing was looked up.";
const THE_REST = "(The rest does not fit.)";

interface Ran {
  /** `left`: not run, for there are too many. */
  readonly kind: "understood" | "wrong" | "left";
  readonly text: string;
}

/** A tool that fails is answered as such, so that the model goes on without it. A run that is over ends. */
const runRead = async (
  tool: LanguageModelTool,
  input: unknown,
  signal: AbortSignal,
): Promise<Ran> => {
  try {
    return { kind: "understood", text: await tool.run(input, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: "wrong", text: FAILED };
  }
};

const runOne = async (
  { name, input }: ToolCall,
  tools: readonly LanguageModelTool[],
  signal: AbortSignal,
): Promise<Ran> => {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) {
    const names = tools.map((one) => one.name).join(", ");
    return { kind: "wrong", text: `There is no such tool. There are: ${names}.` };
  }
  const read = tool.input.safeParse(input);
  if (read.success) return runRead(tool, input, signal);
  const problem = read.error.message.slice(0, PROBLEM_LENGTH);
  return { kind: "wrong", text: `The input does not fit the schema: ${problem}` };
};

/** The lines that fit: half a rule would mislead. */
const fitting = (text: string, characters: number): string => {
  if (text.length <= characters) return text;
  const whole = text.slice(0, text.lastIndexOf("\n", characters));
  return `${whole.length > characters ? "" : whole}\n${THE_REST}`.trim();
};

/** Runs the calls of one turn, in their order. Those beyond the limits are only answered. */
export const runCalls = async (
  calls: readonly ToolCall[],
  tools: readonly LanguageModelTool[],
  limits: TurnLimits,
  signal: AbortSignal,
): Promise<RunCalls> => {
  const ran: Ran[] = [];
  let room = limits.characters;
  for (const [at, call] of calls.entries()) {
    const one: Ran =
      at < limits.calls && room > 0
        ? await runOne(call, tools, signal)
        : { kind: "left", text: TOO_MANY };
    const text = withoutLoneSurrogates(
      one.kind === "understood" ? fitting(one.text, room) : one.text,
    );
    if (one.kind === "understood") room -= one.text.length;
    ran.push({ ...one, text });
  }
  return {
    message: {
      role: "tool",
      content: calls.map(({ id, name }, at) => ({
        type: "tool-result",
        toolCallId: id,
        toolName: name,
        output: { type: "text", value: ran[at]?.text ?? TOO_MANY },
      })),
    },
    results: ran.flatMap(({ kind, text }) => (kind === "understood" ? text : [])),
    allWrong: ran.every(({ kind }) => kind === "wrong"),
  };
};
