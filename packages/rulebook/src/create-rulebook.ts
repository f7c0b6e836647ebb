import type { Bilingual, Language, RuleView } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import type { GlossaryEntry, RulesEdition, RuleText } from "./edition.ts";
import { addTo } from "./groups.ts";
import { putNamedFirst, rulesByName } from "./named-rules.ts";
import { ancestorsOf, compareRuleNumbers } from "./rule-numbers.ts";
import { ruleReferences } from "./rule-references.ts";
import type { Rulebook, RuleHit } from "./rulebook.ts";
import { type SearchRules, searchIndexInSteps } from "./search-index.ts";

/**
 * An edition ready for reading. Sections and chapters ("7", "702") are read like rules, with their
 * title as text. The search index is built at the first search.
 */
export function createRulebook(edition: RulesEdition): Rulebook {
  const rules = new Map(edition.rules.map((rule) => [rule.number, rule]));
  const titles = new Map(edition.headings.map(({ number, title }) => [number, title]));
  const numbers = [...new Set([...titles.keys(), ...rules.keys()])].sort(compareRuleNumbers);
  const glossary = indexGlossary(edition.glossary);
  const has = (number: string): boolean => rules.has(number) || titles.has(number);
  const parentOf = (number: string): string | undefined =>
    has(number) ? ancestorsOf(number).find(has) : undefined;
  const children = groupByParent(numbers, parentOf);
  const titleOf = (number: string): Bilingual | undefined => {
    const under = [number, ...ancestorsOf(number)].find((candidate) => titles.has(candidate));
    return under === undefined ? undefined : titles.get(under);
  };
  const textOf = (number: string, language: Language): string => {
    const rule = rules.get(number);
    const title = titles.get(number);
    // The whole text of 702.19 is its name: « Piétinement » in French.
    if (rule?.official != null)
      return rule.official === title?.en ? title[language] : rule.official;
    if (rule?.paraphrase != null) return rule.paraphrase[language];
    return title?.[language] ?? "";
  };
  const named = rulesByName(numbers, titles);
  let searchIndex: SearchRules | undefined;
  const search = (terms: string, { limit }: { readonly limit: number }): readonly RuleHit[] => {
    for (const steps = indexInSteps(); searchIndex === undefined; ) steps.next();
    return putNamedFirst(terms, searchIndex(terms, limit), { has, named }).slice(0, limit);
  };
  function* indexInSteps(): Generator<void, void, void> {
    searchIndex ??= yield* searchIndexInSteps(
      edition.rules.map((rule) => ({ rule, headings: headingsAbove(rule.number, titles) })),
    );
  }

  return {
    edition: edition.id,
    effectiveDate: edition.effectiveDate,
    verbatim: edition.verbatim,
    size: rules.size,
    has,
    numbers: () => numbers,
    read(number, language): RuleView | undefined {
      if (!has(number)) return undefined;
      const rule = rules.get(number);
      return {
        number,
        edition: edition.id,
        effective_date: edition.effectiveDate,
        verbatim: rule === undefined ? edition.verbatim : rule.official !== null,
        text: textOf(number, language),
        paraphrase: rule?.paraphrase ?? null,
        examples: [...(rule?.examples ?? [])],
        heading: titleOf(number)?.[language] ?? null,
        parent: parentOf(number) ?? null,
        children: [...(children.get(number) ?? [])],
      };
    },
    parentOf,
    childrenOf: (number) => children.get(number) ?? [],
    linksOf: (number) =>
      ruleReferences(linkedText(rules.get(number))).filter((link) => link !== number && has(link)),
    glossary: (term) => glossary.get(foldPhrase(term)),
    search,
    indexInSteps,
  };
}

const linkedText = (rule: RuleText | undefined): string =>
  rule === undefined ? "" : [rule.official, rule.paraphrase?.en, rule.paraphrase?.fr].join("\n");

function headingsAbove(number: string, titles: ReadonlyMap<string, Bilingual>): string[] {
  // What a section is called says nothing of one rule in it.
  const above = [number, ...ancestorsOf(number)].filter((each) => each.length > 1);
  return above.flatMap((each) => {
    const title = titles.get(each);
    return title === undefined ? [] : [title.en, title.fr];
  });
}

function indexGlossary(entries: readonly GlossaryEntry[]): ReadonlyMap<string, GlossaryEntry> {
  const byTerm = new Map<string, GlossaryEntry>();
  for (const entry of entries) {
    for (const term of [foldPhrase(entry.term.en), foldPhrase(entry.term.fr)]) {
      if (!byTerm.has(term)) byTerm.set(term, entry);
    }
  }
  return byTerm;
}

function groupByParent(
  numbers: readonly string[],
  parentOf: (number: string) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const number of numbers) {
    const parent = parentOf(number);
    if (parent !== undefined) addTo(children, parent, number);
  }
  return children;
}
