import { ORPCError } from "@orpc/client";
import type { GlossaryTerm, Language, RulePage } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { sanitise } from "../answering/sanitise.ts";
import type { Api } from "../service/api-client.ts";

/** A rule with what stands below it, or a term with the rules that define it, to be shown page by page. */
export interface Passage {
  /** What finds it again. */
  readonly key: string;
  readonly title: string;
  /** Address of its page, without host. */
  readonly path: string;
  /** For Discord: what others wrote is shown as letters. */
  readonly paragraphs: readonly string[];
  readonly verbatim: boolean;
}

/** A rule's number as players write it: 702, 702.19, 702.19b. */
const NUMBER = /^\d{3}(?:\.\d+[a-z]?)?\.?$/i;
/** Of the rules that a term names so many are read. */
const RULES_MAX = 3;

const linesOf = (text: string): readonly string[] => text.split("\n").map(sanitise);

const titleOf = ({ number, heading }: RulePage): string =>
  heading === null ? number : `${number} ${sanitise(heading)}`;

const belowOf = ({ child_rules }: RulePage): readonly string[] =>
  child_rules.map(({ number, text }) => `**${number}** ${linesOf(text).join(" ")}`);

const ofRule = (rule: RulePage, language: Language): Passage => ({
  key: rule.number,
  title: titleOf(rule),
  path: pagePath(language, "rule", rule.number),
  paragraphs: [...linesOf(rule.text), ...belowOf(rule)],
  verbatim: rule.verbatim,
});

const ofTerm = (
  { term, english, definition }: GlossaryTerm,
  rules: readonly RulePage[],
  language: Language,
): Passage => ({
  key: english,
  title: sanitise(term),
  path: pagePath(language, "glossaryTerm", english),
  paragraphs: [
    ...linesOf(definition),
    ...rules.flatMap((rule) => [
      `**${titleOf(rule)}** ${linesOf(rule.text).join(" ")}`,
      ...belowOf(rule),
    ]),
  ],
  verbatim: rules.every(({ verbatim }) => verbatim),
});

const termNamed = (api: Api, term: string, language: Language): Promise<GlossaryTerm | undefined> =>
  api.rules.term({ term, language }, { context: { language } }).catch((error: unknown) => {
    if (error instanceof ORPCError && error.code === "TERM_NOT_FOUND") return undefined;
    throw error;
  });

/**
 * The rule of a number, or all that defines a term.
 *
 * @param search a number, or a term of either language
 * @returns undefined for words that are no term
 * @throws ORPCError RULE_NOT_FOUND for a number that the edition lacks, and where the API does not answer
 */
export const readPassage = async (
  api: Api,
  search: string,
  language: Language,
): Promise<Passage | undefined> => {
  const readRule = (number: string): Promise<RulePage> =>
    api.rules.read({ number, language }, { context: { language } });
  if (NUMBER.test(search))
    return ofRule(await readRule(search.replace(/\.$/, "").toLowerCase()), language);
  const term = await termNamed(api, search.slice(0, 100), language);
  if (term === undefined) return undefined;
  const rules = await Promise.all(term.rules.slice(0, RULES_MAX).map(readRule));
  return ofTerm(term, rules, language);
};
