import { OUTCOMES } from "@spellwright/contract";
import * as z from "zod";

/**
 * A handle of what was given: a rule, a card, a note, a fact. The schema that is sent lists them as an enumeration. What
 * comes back is still read leniently ("702.12b", "[R1] 702.12b"), for servers that do not keep it.
 */
const handleOf = (handles: readonly string[]) =>
  handles.length === 0 ? z.string() : z.string().meta({ enum: [...handles] });

/**
 * What a language model must answer: it thinks first, then quotes, and decides last. Rules appear as
 * handles of what it was given, never as numbers of its own. Nothing is optional, so that every
 * provider's strict mode accepts the schema.
 *
 * @param handles of the rules, cards and notes of this request
 * @param facts handles of what a result was computed from
 */
export const modelRulingOf = (handles: readonly string[], facts: readonly string[] = []) => {
  const handle = handleOf(handles);
  return z.object({
    reasoning: z.string().describe("Think here, step by step; nobody reads it"),
    citations: z.array(
      z.object({
        handle,
        quote: z.string().describe("Words that stand under this handle, copied exactly"),
        claim: z.string().describe("What these words say, in the words of the answer"),
      }),
    ),
    outcome: z.enum(OUTCOMES),
    verdict: z.enum(["yes", "no"]).nullable(),
    ruling: z.string().describe("One or two sentences that decide"),
    explanation: z.string(),
    quantity: z
      .string()
      .nullable()
      .describe("The number or size that is asked for, in digits: 4, -1, 3/3; null where none is"),
    computed_result: z
      .enum(["agrees", "disagrees", "none"])
      .describe("Whether the ruling says what COMPUTED RESULT says; none where there is none"),
    wrong_assumption: handleOf(facts)
      .nullable()
      .describe("Where it disagrees: the fact that the computation took for granted and is not so"),
    interactions: z.array(z.object({ cards: z.array(z.string()), description: z.string() })),
    steps: z.array(
      z.object({
        action: z.string(),
        handle: handle.nullable(),
        timing: z.string().nullable(),
        layer: z.string().nullable(),
      }),
    ),
    recent_updates: z
      .string()
      .nullable()
      .describe("What a web search showed to have changed lately; null without one"),
    confidence: z.number().describe("Between 0 and 1"),
  });
};
export type ModelRuling = z.infer<ReturnType<typeof modelRulingOf>>;

/** What a second reading answers that sees the question and the quotes, and not what was ruled. */
export const SecondReading = z.object({
  reasoning: z.string(),
  answer: z.enum(["yes", "no", "not_stated"]),
});
export type SecondReading = z.infer<typeof SecondReading>;
