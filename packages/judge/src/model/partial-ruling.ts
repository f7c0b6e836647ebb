import type { Decision } from "../decision.ts";
import { type ModelRuling, modelRulingOf } from "./model-ruling.ts";

/** A ruling while it is written. */
export interface PartialRuling {
  readonly ruling: string;
  readonly explanation: string;
}

/** What is written after the explanation, left open. */
const TO_COME = {
  quantity: null,
  computed_result: "none",
  wrong_assumption: null,
  interactions: [],
  steps: [],
  recent_updates: null,
  confidence: 0,
} as const;
const Written = modelRulingOf([]);

/** The last word may be half of a number or of a link: it waits for its other half. */
const wholeWords = (text: string): string => text.slice(0, Math.max(0, text.search(/\S*$/)));

/**
 * What may be shown of a growing answer: a ruling that is whole, as it would stand, where a settled question
 * bears it, which anybody may read. Any other may still turn out to decide nothing, and then it is not shown.
 *
 * @param check what becomes of an answer that is written so far
 */
export const partialRuling = (
  partial: unknown,
  check: (written: ModelRuling) => Decision,
): PartialRuling | undefined => {
  // Once the explanation has begun, what stands before it is complete.
  const parsed = Written.safeParse({ ...Object(partial), ...TO_COME });
  if (!parsed.success) return undefined;
  const written = { ...parsed.data, explanation: wholeWords(parsed.data.explanation) };
  const { confirmedBy, ruling, explanation } = check(written);
  return confirmedBy === "settled" ? { ruling, explanation } : undefined;
};
