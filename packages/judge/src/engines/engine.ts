import type { Decision, DecisionStep } from "../decision.ts";
import type { Understanding } from "../question/understand.ts";
import type { NamedCard } from "./named-card.ts";

export type { NamedCard } from "./named-card.ts";

/**
 * What code alone works out of a question. Pure and exact: an engine answers only a situation that it
 * has read completely; for anything else, or when a number is missing, it returns undefined.
 */
export type Engine = (
  understanding: Understanding,
  cards: readonly NamedCard[],
) => Decision | undefined;

/** The numbers follow from the rules. What may be wrong is the reading of the sentence. */
const EXACT = 0.93;
/** A named card's own text may change the situation. One that was read may have been read wrongly. */
const PER_CARD = { unread: 0.08, read: 0.03 } as const;
const LEAST = 0.6;

/**
 * How sure an engine's result is, by the number of named cards that it had to read (0 to 1).
 *
 * @param texts whether what they say was read, not their names and sizes alone
 */
export const engineConfidence = (namedCards: number, texts: "unread" | "read" = "unread"): number =>
  Math.max(LEAST, EXACT - namedCards * PER_CARD[texts]);

/** What an engine worked out as a decision: it always rules. */
export const ruled = (
  engine: string,
  told: Omit<Decision, "id" | "outcome" | "interactions">,
): Decision => ({ id: `engine/${engine}`, outcome: "ruling", interactions: [], ...told });

/** One step of a result, with the rule that it applies. */
export const stepBy = (
  action: string,
  rule: string | null,
  layer: string | null = null,
): DecisionStep => ({ action, rule, layer, timing: null });
