import type { Language, RelevantRule, RuleView } from "@spellwright/contract";
import { checkCitations, type Rulebook } from "@spellwright/rulebook";
import { type Citation, MOST_RULES } from "../decision.ts";

export interface CheckedRules {
  readonly rules: RelevantRule[];
  /** Cited numbers that this edition does not hold: never shown (ORA-17). */
  readonly dropped: readonly string[];
}

/** Chapters whose rules have the name of a keyword action or ability above them (CR 701, 702). */
const KEYWORDS = /^70[12]\.\d/;

/** The keyword a rule belongs to, as its heading names it in that language; not the chapter's title. */
const keywordOf = ({ number, heading }: RuleView, rulebook: Rulebook, language: Language) =>
  KEYWORDS.test(number) && heading !== rulebook.read(number.slice(0, 3), language)?.heading
    ? heading
    : null;

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
  const rules = checked.citations.slice(0, MOST_RULES).map((rule): RelevantRule => {
    const {
      claim,
      quotes: [quote, ...more] = [],
      ofOffered,
    } = citations.find(({ number }) => number === rule.number) ?? {};
    const keyword = keywordOf(rule, rulebook, language);
    return {
      number: rule.number,
      text: rule.text,
      edition: rule.edition,
      verbatim: rule.verbatim,
      ...(keyword ? { keyword } : {}),
      ...(claim ? { claim } : {}),
      ...(quote ? { quote } : {}),
      ...(more.length > 0 ? { more_quotes: more } : {}),
      ...(ofOffered ? { of_near_question: true } : {}),
    };
  });
  return { rules, dropped: checked.unknown };
};
