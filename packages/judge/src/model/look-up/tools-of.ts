import type { LanguageModelTool } from "@spellwright/contract";
import { compute } from "./compute/compute.ts";
import type { LookUp } from "./look-up.ts";
import { readCardBy } from "./read-card.ts";
import { readRule } from "./read-rule.ts";
import { searchRules } from "./search-rules.ts";

/** What the Oracle's model may look up. */
export const toolsOf = (lookUp: LookUp): readonly LanguageModelTool[] => [
  searchRules(lookUp),
  readRule(lookUp),
  ...(lookUp.readCard === undefined ? [] : [readCardBy(lookUp.readCard, lookUp)]),
  compute(lookUp),
];
