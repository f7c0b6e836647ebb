import type { Language, RelevantRule } from "@spellwright/contract";
import { checkCitations, type Rulebook } from "@spellwright/rulebook";
import type { Citation } from "../decision.ts";
import { lexicon } from "../lexicon/index.ts";

export interface CheckedRules {
  readonly rules: RelevantRule[];
  /** Cited numbers that this edition does not hold: never shown (ORA-17). */
  readonly dropped: readonly string[];
}

/** DATA-04: at most eight rules are shown. */
const MOST_SHOWN = 8;

const keywordByRule: ReadonlyMap<string, string> = new Map(
  [...lexicon.values()].flatMap(({ keyword, rules }) =>
    keyword
      ? (rules ?? [])
          .filter((rule) => /^70[12]\.\d+$/.test(rule))
          .map((rule) => [rule, keyword] as const)
      : [],
  ),
);

/** Keeps what the edition in use holds, each rule once, with that edition's own text (ORA-17). */
export const checkDecision = (
  citations: readonly Citation[],
  rulebook: Rulebook,
  language: Language,
): CheckedRules => {
  const checked = checkCitations(
    citations.map(({ number }) => number),
    rulebook,
    language,
  );
  const rules = checked.citations.slice(0, MOST_SHOWN).map((rule): RelevantRule => {
    const claim = citations.find(({ number }) => number === rule.number)?.claim;
    const keyword = keywordByRule.get(rule.number.replace(/[a-z]$/, ""));
    return {
      number: rule.number,
      text: rule.text,
      edition: rule.edition,
      verbatim: rule.verbatim,
      ...(keyword ? { keyword } : {}),
      ...(claim ? { claim } : {}),
    };
  });
  return { rules, dropped: checked.unknown };
};
