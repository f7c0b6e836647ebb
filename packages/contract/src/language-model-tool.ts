import type * as z from "zod";

/** Something that a model may look up while it thinks. Whoever implements the port runs it. */
export interface LanguageModelTool {
  readonly name: string;
  /** When to use it and what it gives, for the model. */
  readonly description: string;
  /** Strict schema, an object: nullable fields, never optional ones. */
  readonly input: z.ZodType;
  /**
   * Looks it up. What others wrote in the result is marked as material. What is missing is said in words.
   *
   * @throws ZodError for an input that breaks the schema. Whatever the signal throws
   */
  run(input: unknown, signal: AbortSignal): Promise<string>;
}

/** How much may be looked up for one answer; then it is answered from what is there. */
export interface ToolLimits {
  /** Turns in which the model may call tools. */
  readonly rounds: number;
  /** Calls of one turn that are run. */
  readonly calls: number;
  /** Tokens of all results together, four characters each. */
  readonly tokens: number;
  /** Milliseconds of all rounds together: what is left of the 180 s of a call is for the answer (ERR-02). */
  readonly ms: number;
}

/** What an answer may look up where its request says nothing else. */
export const TOOL_LIMITS: ToolLimits = { rounds: 4, calls: 6, tokens: 6_000, ms: 75_000 };

/** A tool whose input is read by its schema before it runs. */
export const toolOf = <Input>({
  run,
  ...told
}: Omit<LanguageModelTool, "input" | "run"> & {
  readonly input: z.ZodType<Input>;
  run(input: Input, signal: AbortSignal): Promise<string>;
}): LanguageModelTool => ({
  ...told,
  run: async (input, signal) => {
    signal.throwIfAborted();
    return run(told.input.parse(input), signal);
  },
});
