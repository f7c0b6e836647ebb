import type { GlossaryTerm, Language, RuleLink } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import type { GlossaryEntry, RulesEdition } from "./edition.ts";
import { createGlossaryReader } from "./glossary-in-text.ts";
import { addTo, groupBy } from "./groups.ts";
import { ancestorsOf, compareRuleNumbers } from "./rule-numbers.ts";
import type { Rulebook } from "./rulebook.ts";
import { isProper } from "./unambiguous-term.ts";

/** A section or chapter of the contents; `rules` counts the numbered rules in it. */
export interface ChapterTitle {
  readonly number: string;
  readonly title: string;
  readonly rules: number;
}

export interface SectionTitle extends ChapterTitle {
  readonly chapters: readonly ChapterTitle[];
}

/** What stands around one rule. */
export interface RuleSurroundings {
  readonly ancestors: RuleLink[];
  readonly child_rules: RuleLink[];
  readonly links: RuleLink[];
  readonly cited_by: RuleLink[];
  readonly glossary: GlossaryTerm[];
  readonly previous: string | null;
  readonly next: string | null;
}

/** An edition as a book to leaf through: contents, chapters, neighbours, glossary. */
export interface RulesBrowser {
  /** Sections and chapters that hold rules, in the order of the book. */
  contents(language: Language): readonly SectionTitle[];
  /** Numbers of a chapter's rules ("702" → 702.1, 702.1a, …). Empty when it has none. */
  rulesOf(chapter: string): readonly string[];
  /** Undefined when the edition has no such rule. */
  around(number: string, language: Language): RuleSurroundings | undefined;
  /** Entries in the alphabetical order of the language; `start` keeps the terms that begin with it. */
  glossary(language: Language, start: string): readonly GlossaryTerm[];
  /** The number of the rule whose official text this is. Undefined when none or several have it. */
  numberOfText(text: string): string | undefined;
  /** Finds out which rules point to which, a rule a step. What needs it before does so in one go. */
  indexInSteps(): Generator<void, void, void>;
}

/** A rule that everything points to ("see rule 704") shows so many of what points to it. */
const MOST_CITING = 50;
const MOST_TERMS = 20;

/** @param rulebook made of the same edition */
export function createRulesBrowser(edition: RulesEdition, rulebook: Rulebook): RulesBrowser {
  const numbers = edition.rules.map(({ number }) => number).sort(compareRuleNumbers);
  const places = new Map(numbers.map((number, place) => [number, place]));
  const byChapter = groupBy(numbers, (number) => number.slice(0, 3));
  let citing: Citing | undefined;
  function* indexInSteps(): Generator<void, void, void> {
    citing ??= yield* citingInSteps(numbers, rulebook);
  }
  const citingOf = (number: string): readonly string[] => {
    for (const steps = indexInSteps(); citing === undefined; ) steps.next();
    return citing.get(number) ?? [];
  };
  const byText = groupBy(edition.rules, (rule) => rule.official ?? "");
  const termsOf = createGlossaryReader(edition.glossary);
  const linkOf = (number: string, language: Language): RuleLink[] => {
    const rule = rulebook.read(number, language);
    if (rule === undefined) return [];
    const { heading, text, verbatim, paraphrase } = rule;
    return [{ number, heading, text, verbatim, paraphrase }];
  };
  const titleOf = (number: string, language: Language): string =>
    rulebook.read(number, language)?.heading ?? number;

  return {
    contents: (language) => sectionsOf(byChapter, (number) => titleOf(number, language)),
    rulesOf: (chapter) => byChapter.get(chapter) ?? [],
    around(number, language) {
      const rule = rulebook.read(number, language);
      if (rule === undefined) return undefined;
      const links = (list: readonly string[]) => list.flatMap((each) => linkOf(each, language));
      const place = places.get(number);
      return {
        ancestors: links([...ancestorsOf(number)].reverse()),
        child_rules: links(rule.children),
        links: links(rulebook.linksOf(number)),
        cited_by: links(citingOf(number).slice(0, MOST_CITING)),
        glossary: termsOf(number, rule.text)
          .slice(0, MOST_TERMS)
          .map((entry) => toTerm(entry, language)),
        previous: (place === undefined ? undefined : numbers[place - 1]) ?? null,
        next: (place === undefined ? undefined : numbers[place + 1]) ?? null,
      };
    },
    glossary: (language, start) =>
      edition.glossary
        .filter(({ term }) => {
          const begins = foldPhrase(start);
          // One letter leafs through the list. More may be the English name that players say.
          const names = begins.length > 1 ? [term[language], term.en] : [term[language]];
          return names.some((name) => foldPhrase(name).startsWith(begins));
        })
        .map((entry) => toTerm(entry, language))
        .sort((a, b) => a.term.localeCompare(b.term, language)),
    numberOfText: (text) => {
      const rules = text === "" ? [] : (byText.get(text) ?? []);
      return rules.length === 1 ? rules[0]?.number : undefined;
    },
    indexInSteps,
  };
}

/** An entry as one reader sees it. */
export const toTerm = (entry: GlossaryEntry, language: Language): GlossaryTerm => ({
  term: entry.term[language],
  english: entry.term.en,
  proper: isProper(entry),
  definition: entry.definition[language],
  rules: [...entry.rules],
  // An entry without French words of ours says the same in both.
  language: entry.definition.fr === entry.definition.en ? "en" : language,
});

function sectionsOf(
  byChapter: ReadonlyMap<string, readonly string[]>,
  titleOf: (number: string) => string,
): readonly SectionTitle[] {
  const chapters = [...byChapter].map(([number, rules]) => ({
    number,
    title: titleOf(number),
    rules: rules.length,
  }));
  return [...groupBy(chapters, ({ number }) => number.slice(0, 1))].map(([number, inSection]) => ({
    number,
    title: titleOf(number),
    rules: inSection.reduce((sum, chapter) => sum + chapter.rules, 0),
    chapters: inSection,
  }));
}

/** For each rule those that point to it. */
type Citing = ReadonlyMap<string, readonly string[]>;

function* citingInSteps(
  numbers: readonly string[],
  rulebook: Rulebook,
): Generator<void, Citing, void> {
  const citing = new Map<string, string[]>();
  for (const number of numbers) {
    yield;
    for (const link of rulebook.linksOf(number)) addTo(citing, link, number);
  }
  return citing;
}
