import type {
  ChapterPage,
  GlossaryTerm,
  Language,
  RulePage,
  RulesContents,
} from "@spellwright/contract";
import { type JudgeKnowledge, type KeywordName, keywordNames } from "@spellwright/judge";
import { createRulesPages, toTerm } from "@spellwright/rulebook";
import { AppError, pageInMemory } from "../../../http/index.ts";
import type { Knowledge } from "../knowledge.ts";

interface PageAsked {
  readonly language: Language;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const pagesOf = async (knowledge: Knowledge) => {
  const [rulebook, browser] = await Promise.all([knowledge.rulebook(), knowledge.rulesBrowser()]);
  return { rulebook, pages: createRulesPages(rulebook, browser) };
};

/** ORA-17, the rules browser: a rule with all that stands around it. @throws AppError RULE_NOT_FOUND */
export const readRule = async (
  knowledge: Knowledge,
  { number, language }: { number: string; language: Language },
): Promise<RulePage> => {
  const rule = (await pagesOf(knowledge)).pages.rule(number, language);
  if (rule === undefined) throw new AppError("RULE_NOT_FOUND", { number });
  return rule;
};

/** Sections and chapters of the edition in use. */
export const readContents = async (
  knowledge: Knowledge,
  language: Language,
): Promise<RulesContents> => (await pagesOf(knowledge)).pages.contents(language);

/** The rules of a chapter, page by page. @throws AppError RULE_NOT_FOUND, FIELD_INVALID */
export const readChapter = async (
  knowledge: Knowledge,
  { number, ...asked }: PageAsked & { readonly number: string },
): Promise<ChapterPage> => {
  const { rulebook, pages } = await pagesOf(knowledge);
  const chapter = pages.chapter(number, asked.language);
  if (chapter === undefined) throw new AppError("RULE_NOT_FOUND", { number });
  const { numbers, ...head } = chapter;
  const { items, next_cursor } = pageInMemory(numbers, asked);
  return {
    ...head,
    items: items.flatMap((rule) => rulebook.read(rule, asked.language) ?? []),
    next_cursor,
  };
};

/** Entries of the glossary whose term begins with `q`. @throws AppError FIELD_INVALID */
export const listGlossary = async (
  knowledge: Knowledge,
  { q = "", ...asked }: PageAsked & { readonly q?: string | undefined },
): Promise<{ items: GlossaryTerm[]; next_cursor: string | null }> =>
  pageInMemory((await knowledge.rulesBrowser()).glossary(asked.language, q), asked);

/** One entry by its term in either language. @throws AppError TERM_NOT_FOUND */
export const readTerm = async (
  knowledge: Knowledge,
  { term, language }: { term: string; language: Language },
): Promise<GlossaryTerm> => {
  const entry = (await knowledge.rulebook()).glossary(term);
  if (entry === undefined) throw new AppError("TERM_NOT_FOUND", { term });
  return toTerm(entry, language);
};

/** Keywords as a text in a language writes them. Those whose rule the edition in use does not hold are left out. */
export const listKeywords = async (
  knowledge: Knowledge,
  judgeKnowledge: () => Promise<JudgeKnowledge>,
  language: Language,
): Promise<{ items: KeywordName[] }> => {
  const [rulebook, { vocabulary }] = await Promise.all([knowledge.rulebook(), judgeKnowledge()]);
  return {
    items: keywordNames(vocabulary, language).filter(
      ({ rule }) => rulebook.read(rule, language) !== undefined,
    ),
  };
};
