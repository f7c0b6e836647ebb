import { LANGUAGES, type Language, type SettledQuestionSummary } from "@spellwright/contract";
import type { Judge, JudgeKnowledge } from "@spellwright/judge";
import { api, type Feature } from "../../http/index.ts";
import { mapInSteps, NO_LIMIT_MS, runInSlices } from "../../runtime/time-slices.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { explainText } from "./explain-text.ts";
import { listQuestionChapters, listQuestions } from "./list-questions.ts";
import { readQuestion } from "./read-question.ts";
import { createQuestionSearch } from "./search-questions.ts";
import { createSettledQuestions, type SettledQuestion } from "./settled-questions.ts";

interface QuestionsParts {
  readonly knowledge: Knowledge;
  readonly judgeKnowledge: () => Promise<JudgeKnowledge>;
  /** The judge of the rules in use. */
  readonly judgeInUse: () => Promise<Judge>;
}

/** What pages need of settled questions before a call is made: their heads and the sitemap. */
export interface PublicQuestions {
  readonly find: (slug: string, language: Language) => Promise<SettledQuestionSummary | undefined>;
  readonly slugs: () => Promise<readonly string[]>;
}

const load = async (judgeKnowledge: QuestionsParts["judgeKnowledge"]) => {
  const settled = createSettledQuestions(await judgeKnowledge());
  // A list shows them all: made for the first one, they would keep everybody else waiting.
  const present = (settledQuestion: SettledQuestion) =>
    LANGUAGES.map((language) => settled.shown(settledQuestion, language));
  await runInSlices(mapInSteps(settled.settledQuestions, present), NO_LIMIT_MS);
  return { settled, search: createQuestionSearch(settled) };
};

const handlersOf = (
  { knowledge, judgeInUse }: Pick<QuestionsParts, "knowledge" | "judgeInUse">,
  loaded: () => ReturnType<typeof load>,
) => ({
  questions: {
    list: api.questions.list.handler(async ({ input }) => {
      const { settled, search } = await loaded();
      return listQuestions(settled, search, input);
    }),
    chapters: api.questions.chapters.handler(async ({ input }) =>
      listQuestionChapters((await loaded()).settled, await knowledge.rulebook(), input.language),
    ),
    explain: api.questions.explain.handler(async ({ input }) => {
      const [{ settled, search }, judge] = await Promise.all([loaded(), judgeInUse()]);
      return explainText({ facts: knowledge, judge, settled, search }, input);
    }),
    read: api.questions.read.handler(async ({ input }) =>
      readQuestion((await loaded()).settled, await knowledge.rulebook(), input),
    ),
  },
});

/** Settled questions in public: every one with its page, searchable, by chapter. Anybody may read them. */
export const createQuestions = (
  parts: QuestionsParts,
): Feature<ReturnType<typeof handlersOf>> & PublicQuestions => {
  let kept: ReturnType<typeof load> | undefined;
  const loaded = () => (kept ??= load(parts.judgeKnowledge));
  return {
    handlers: handlersOf(parts, loaded),
    find: async (slug, language) => {
      const { settled } = await loaded();
      const settledQuestion = settled.bySlug.get(slug);
      return settledQuestion && settled.shown(settledQuestion, language);
    },
    slugs: async () => [...(await loaded()).settled.bySlug.keys()],
  };
};
