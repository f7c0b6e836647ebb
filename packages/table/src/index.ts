import type { Engine } from "@spellwright/judge";
import { decideTable as decideScene } from "./reading/decide-table.ts";
import { decideShield } from "./shields/decide-shield.ts";
import { decideTargets } from "./targets/decide-targets.ts";

/**
 * What the abilities of named cards decide: what they do to each other, what follows from what they target and what is
 * paid, and what a shield keeps from them.
 */
export const decideTable: Engine = (understanding, cards) =>
  decideScene(understanding, cards) ??
  decideTargets(understanding, cards) ??
  decideShield(understanding, cards);
