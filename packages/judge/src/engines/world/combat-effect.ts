import templates from "../../../../../data/judge/engines/card-templates.json" with { type: "json" };
import irrelevant from "../../../../../data/judge/engines/no-effect-on-combat.json" with {
  type: "json",
};

import { compilePattern, patternsOf } from "../../vocabulary/patterns.ts";

const CUES = patternsOf(templates.combatTriggers, "iu");
/** Sentences that leave the combat that a question tells as it is. */
const NO_EFFECT = irrelevant.flatMap(({ patterns }) =>
  patterns.map((pattern) => compilePattern(pattern, "i")),
);
/** Activated and loyalty abilities: nobody uses one unless the question says so. */
const ACTIVATED = /^(?:[+\u2212\u2013-]?\d+|[A-Z][^.:]*|\{[^:]*):\s/;

/** What an ability that was not read may change. */
export type CombatEffect = "nothing" | "deaths" | "its own death" | "what follows a hit" | "all";

/** What an ability of a card may change in a combat whose creatures and blocks are told. */
export const combatEffectOf = (ability: readonly string[], name: string): CombatEffect => {
  const [first = "", ...rest] = ability;
  const later = rest.join(". ");
  if (CUES.noDeath.test(first))
    return first.startsWith(`If ${name} would`) || /^if this creature would/i.test(first)
      ? "its own death"
      : "deaths";
  const hit = CUES.hit.exec(first)?.[1];
  if (hit !== undefined)
    return CUES.matters.test(`${hit} ${later}`) ? "what follows a hit" : "nothing";
  const declared = CUES.declared.exec(first)?.[1];
  if (declared !== undefined)
    return CUES.aside.test(declared) && !CUES.matters.test(`${declared} ${later}`)
      ? "nothing"
      : "all";
  return ACTIVATED.test(first) || NO_EFFECT.some((pattern) => pattern.test(first))
    ? "nothing"
    : "all";
};
