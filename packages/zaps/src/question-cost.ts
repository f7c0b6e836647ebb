import type { Effort } from "@spellwright/contract";

const COST_BY_EFFORT: Readonly<Record<Effort, number>> = { low: 1, medium: 2, high: 3 };

/** Price of a question to the Forge, whatever answers it (BILL-12). */
export const STRATEGY_COST = 1;

/** Price of every ruling when no language model is configured (ORA-11). */
const LOCAL_COST = 1;

/**
 * What a ruling costs in zaps (ORA-11, BILL-12).
 *
 * @param hasLanguageModel without one, effort changes nothing, so every ruling costs the same.
 */
export const rulingCost = (effort: Effort, hasLanguageModel: boolean): number =>
  hasLanguageModel ? COST_BY_EFFORT[effort] : LOCAL_COST;
