import templates from "../../../../../data/judge/engines/card-templates.json" with { type: "json" };
import quiet from "../../../../../data/judge/engines/quiet-lines.json" with { type: "json" };

import { compilePattern, patternsOf } from "../../vocabulary/patterns.ts";

const SAYS = patternsOf(templates.combatTriggers, "iu");
/** Sentences that leave the combat that a question tells as it is. */
const QUIET = quiet.flatMap(({ patterns }) =>
  patterns.map((pattern) => compilePattern(pattern, "i")),
);
/** Activated and loyalty abilities: nobody uses one unless the question says so. */
const ACTIVATED = /^(?:[+\u2212\u2013-]?\d+|[A-Z][^.:]*|\{[^:]*):\s/;

/** What an ability that was not read may change. */
export type Matter = "nothing" | "deaths" | "its own death" | "what follows a hit" | "all";

/** What an ability of a card may change in a combat whose creatures and blocks are told. */
export const matterOf = (ability: readonly string[], name: string): Matter => {
  const [first = "", ...rest] = ability;
  const later = rest.join(". ");
  if (SAYS.noDeath.test(first))
    return first.startsWith(`If ${name} would`) || /^if this creature would/i.test(first)
      ? "its own death"
      : "deaths";
  const hit = SAYS.hit.exec(first)?.[1];
  if (hit !== undefined)
    return SAYS.matters.test(`${hit} ${later}`) ? "what follows a hit" : "nothing";
  const declared = SAYS.declared.exec(first)?.[1];
  if (declared !== undefined)
    return SAYS.aside.test(declared) && !SAYS.matters.test(`${declared} ${later}`)
      ? "nothing"
      : "all";
  return ACTIVATED.test(first) || QUIET.some((pattern) => pattern.test(first)) ? "nothing" : "all";
};
