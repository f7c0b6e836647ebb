import type { Language, QuestionChapter, SettledQuestionSummary } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { pageInMemory } from "../../http/index.ts";
import type { createQuestionSearch } from "./search-questions.ts";
import type { SettledQuestions } from "./settled-questions.ts";

interface QuestionsAsked {
  readonly language: Language;
  readonly q?: string | undefined;
  readonly chapter?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Settled questions, page by page: all, of a chapter, or closest to some words. @throws AppError FIELD_INVALID */
export const listQuestions = async (
  questions: SettledQuestions,
  search: ReturnType<typeof createQuestionSearch>,
  { q, chapter, language, ...asked }: QuestionsAsked,
): Promise<{ items: SettledQuestionSummary[]; next_cursor: string | null; total: number }> => {
  const found =
    q === undefined
      ? questions.settledQuestions
      : (await search.closest(q, language)).flatMap((slug) => questions.bySlug.get(slug) ?? []);
  const shown = found
    .map((settledQuestion) => questions.shown(settledQuestion, language))
    .filter((question) => chapter === undefined || question.chapter === chapter);
  return { ...pageInMemory(shown, asked), total: shown.length };
};

/** Chapters that have settled questions, in the order of the book. */
export const listQuestionChapters = (
  questions: SettledQuestions,
  rulebook: Rulebook,
  language: Language,
): { items: QuestionChapter[] } => {
  const counts = new Map<string, number>();
  for (const settledQuestion of questions.settledQuestions) {
    const { chapter } = questions.shown(settledQuestion, language);
    counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
  }
  return {
    items: [...counts].map(([number, count]) => ({
      number,
      title: rulebook.read(number, language)?.heading ?? number,
      questions: count,
    })),
  };
};
