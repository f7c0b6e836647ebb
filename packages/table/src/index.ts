import type { Engine } from "@spellwright/judge";
import { decideTable as decideScene } from "./reading/decide-table.ts";
import { decideTargets } from "./targets/decide-targets.ts";

export { cardFactsOf } from "./facts/card-facts-of.ts";
export { hindrancesOf } from "./hindrances-of.ts";

/**
 * What the abilities of named cards decide: what they do to each other and what becomes of them, and what follows from
 * what they target and what is paid.
 */
export const decideTable: Engine = (understanding, cards) =>
  decideScene(understanding, cards) ?? decideTargets(understanding, cards);
