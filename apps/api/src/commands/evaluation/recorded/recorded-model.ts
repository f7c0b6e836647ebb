import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelRequest,
  type LanguageModelTool,
} from "@spellwright/contract";
import type { Recorded } from "./recording.ts";

/** What is there to answer from when a model is to write its next turn. */
export interface Turn {
  readonly request: Pick<
    LanguageModelRequest<unknown>,
    "system" | "prompt" | "schema" | "schemaName"
  >;
  readonly tools: readonly LanguageModelTool[];
  /** Results of earlier turns, in their order. */
  readonly results: readonly string[];
}

/** Where a turn comes from: a recording, or whoever plays the model. Undefined where it is not written yet. */
export interface Script {
  /** The look-ups of a turn; none: it answers. */
  lookUps(turn: Turn, at: number): Promise<Recorded["rounds"][number] | undefined>;
  ruling(turn: Turn): Promise<Recorded["ruling"] | undefined>;
  second(turn: Turn): Promise<Recorded["second"] | undefined>;
}

/** @throws LanguageModelError `unavailable` for what nobody wrote */
const written = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new LanguageModelError("unavailable", { cause: "not recorded" });
  return value;
};

const runTool = async (
  tools: readonly LanguageModelTool[],
  { tool, input }: Recorded["rounds"][number][number],
  signal: AbortSignal,
): Promise<string> => {
  const found = tools.find(({ name }) => name === tool);
  return found === undefined ? `No tool ${tool}.` : found.run(input, signal);
};

/**
 * A model that answers as a script says: it runs the script's look-ups with the tools that the product
 * offers it, and its answers go through the same checks as those of a real one.
 *
 * @throws LanguageModelError `unavailable` for a turn that nobody wrote
 */
export const createRecordedModel = (script: Script): LanguageModel => ({
  name: "recorded",
  generate: async (request) => {
    const { tools = [], schema, schemaName, signal } = request;
    const done = (output: unknown) => {
      const parsed = schema.safeParse(output);
      if (!parsed.success) throw new LanguageModelError("invalid_output", { cause: parsed.error });
      return { output: parsed.data, model: "recorded", usage: null, sources: [] };
    };
    const results: string[] = [];
    const turn: Turn = { request, tools, results };
    if (schemaName === "second_reading")
      return done({ reasoning: "", answer: written(await script.second(turn)) });
    for (let at = 0; ; at += 1) {
      const lookUps = written(await script.lookUps(turn, at));
      if (lookUps.length === 0) break;
      for (const lookUp of lookUps) results.push(await runTool(tools, lookUp, signal));
    }
    return done(written(await script.ruling(turn)));
  },
});

/** Replays what was recorded, without anybody. Look-ups are left out where none are offered. */
export const replay = ({ rounds, ruling, second }: Recorded): Script => ({
  lookUps: async ({ tools }, at) => (tools.length === 0 ? [] : (rounds[at] ?? [])),
  ruling: async () => ruling,
  second: async () => second,
});
