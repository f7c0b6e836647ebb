export { type CheckedCitations, checkCitations } from "./check-citation.ts";
export { createRulebook } from "./create-rulebook.ts";
export { decodeRulesText } from "./decode-rules-text.ts";
export type * from "./edition.ts";
export { type ParsedRules, parseRules, type RulesTextProblem } from "./parse-rules.ts";
export type * from "./rulebook.ts";
export { starterEdition } from "./starter-edition.ts";
export { withParaphrases } from "./with-paraphrases.ts";
