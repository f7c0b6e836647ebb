import type {
  ChapterPage,
  GlossaryTerm,
  Language,
  RulePage,
  RulesContents,
} from "@spellwright/contract";
import { type JudgeKnowledge, type KeywordName, keywordNames } from "@spellwright/judge";
import { toTerm } from "@spellwright/rulebook";
import { AppError, pageInMemory } from "../../../http/index.ts";
import type { Knowledge } from "../knowledge.ts";

interface PageAsked {
  readonly language: Language;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** ORA-17, the rules browser: a rule with all that stands around it. @throws AppError RULE_NOT_FOUND */
export const readRule = async (
  knowledge: Knowledge,
  { number, language }: { number: string; language: Language },
): Promise<RulePage> => {
  const [rulebook, browser] = await Promise.all([knowledge.rulebook(), knowledge.rulesBrowser()]);
  const rule = rulebook.read(number, language);
  const around = browser.around(number, language);
  if (rule === undefined || around === undefined) throw new AppError("RULE_NOT_FOUND", { number });
  return { ...rule, ...around };
};

const editionOf = async (knowledge: Knowledge) => {
  const { edition, effectiveDate, verbatim } = (await knowledge.editions()).rules;
  return { edition, effective_date: effectiveDate, verbatim };
};

/** Sections and chapters of the edition in use. */
export const readContents = async (
  knowledge: Knowledge,
  language: Language,
): Promise<RulesContents> => {
  const browser = await knowledge.rulesBrowser();
  const sections = browser.contents(language).map((section) => ({
    ...section,
    chapters: section.chapters.map((chapter) => ({ ...chapter })),
  }));
  return { ...(await editionOf(knowledge)), sections };
};

/** The rules of a chapter, page by page. @throws AppError RULE_NOT_FOUND, FIELD_INVALID */
export const readChapter = async (
  knowledge: Knowledge,
  { number, ...asked }: PageAsked & { readonly number: string },
): Promise<ChapterPage> => {
  const [rulebook, { sections, ...edition }] = await Promise.all([
    knowledge.rulebook(),
    readContents(knowledge, asked.language),
  ]);
  const chapters = sections.flatMap((section) => section.chapters);
  const place = chapters.findIndex((chapter) => chapter.number === number);
  const chapter = chapters[place];
  if (chapter === undefined) throw new AppError("RULE_NOT_FOUND", { number });
  const section = sections.find((each) => each.chapters.includes(chapter));
  const numbers = (await knowledge.rulesBrowser()).rulesOf(number);
  const { items, next_cursor } = pageInMemory(numbers, asked);
  return {
    ...edition,
    ...chapter,
    section: section === undefined ? null : { number: section.number, title: section.title },
    previous: chapters[place - 1]?.number ?? null,
    next: chapters[place + 1]?.number ?? null,
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

/** Keywords as a text in a language writes them; those whose rule the edition in use does not hold are left out. */
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
