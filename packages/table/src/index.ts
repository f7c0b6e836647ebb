import type { Engine } from "@spellwright/judge";
import { decideTable as decideScene } from "./reading/decide-table.ts";
import { decideShield } from "./shields/decide-shield.ts";

/** What the abilities of named cards decide: what they do to each other, and what a shield keeps from them. */
export const decideTable: Engine = (understanding, cards) =>
  decideScene(understanding, cards) ?? decideShield(understanding, cards);
