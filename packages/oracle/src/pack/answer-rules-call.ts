import type {
  ChapterPage,
  GlossaryTerm,
  Language,
  RulePage,
  RulesContents,
  RuleView,
} from "@spellwright/contract";
import {
  createRulebook,
  createRulesBrowser,
  createRulesPages,
  findRules,
  type RulesEdition,
  toTerm,
} from "@spellwright/rulebook";

/** A call of the rules browser, and what it gives. All that a page of the server leaves for the next comes at once. */
export interface RulesCalls {
  readonly "rules.contents": { readonly input: object; readonly output: RulesContents };
  readonly "rules.chapter": {
    readonly input: { readonly number: string };
    readonly output: ChapterPage;
  };
  readonly "rules.read": { readonly input: { readonly number: string }; readonly output: RulePage };
  readonly "rules.search": {
    readonly input: { readonly q: string; readonly limit: number };
    readonly output: { readonly items: RuleView[] };
  };
  readonly "rules.glossary": {
    readonly input: { readonly q?: string };
    readonly output: { readonly items: GlossaryTerm[]; readonly next_cursor: null };
  };
  readonly "rules.term": {
    readonly input: { readonly term: string };
    readonly output: GlossaryTerm;
  };
}

/** Answers each call in a language. */
export type RulesAnswers = {
  readonly [Call in keyof RulesCalls]: (
    input: RulesCalls[Call]["input"],
    language: Language,
  ) => RulesCalls[Call]["output"] | undefined;
};

/** Answers calls of the rules browser from the edition of a pack. Undefined where it holds no such thing. */
export const createRulesAnswers = (edition: RulesEdition): RulesAnswers => {
  const rulebook = createRulebook(edition);
  const browser = createRulesBrowser(edition, rulebook);
  const pages = createRulesPages(rulebook, browser);
  return {
    "rules.contents": (_, language) => pages.contents(language),
    "rules.chapter": ({ number }, language) => {
      const chapter = pages.chapter(number, language);
      if (chapter === undefined) return undefined;
      const { numbers, ...head } = chapter;
      const items = numbers.flatMap((rule) => rulebook.read(rule, language) ?? []);
      return { ...head, items, next_cursor: null };
    },
    "rules.read": ({ number }, language) => pages.rule(number, language),
    "rules.search": ({ q, limit }, language) => ({
      items: findRules(rulebook, q, language, limit),
    }),
    "rules.glossary": ({ q = "" }, language) => ({
      items: [...browser.glossary(language, q)],
      next_cursor: null,
    }),
    "rules.term": ({ term }, language) => {
      const entry = rulebook.glossary(term);
      return entry && toTerm(entry, language);
    },
  };
};
