import { LANGUAGES, type Language, type SettledQuestion } from "@spellwright/contract";
import type { JudgeKnowledge } from "@spellwright/judge";
import { api, type Feature } from "../../http/index.ts";
import { inTurns, mapInSteps, NO_LIMIT_MS } from "../../runtime/turns.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { listQuestionChapters, listQuestions } from "./list-questions.ts";
import { readQuestion } from "./read-question.ts";
import { createQuestionSearch } from "./search-questions.ts";
import { createSettledQuestions, type Interaction } from "./settled-questions.ts";

interface QuestionsParts {
  readonly knowledge: Knowledge;
  readonly judgeKnowledge: () => Promise<JudgeKnowledge>;
}

/** What pages need of settled questions before a call is made: their heads and the sitemap. */
export interface PublicQuestions {
  readonly find: (slug: string, language: Language) => Promise<SettledQuestion | undefined>;
  readonly slugs: () => Promise<readonly string[]>;
}

const load = async (judgeKnowledge: QuestionsParts["judgeKnowledge"]) => {
  const settled = createSettledQuestions(await judgeKnowledge());
  // A list shows them all: made for the first one, they would keep everybody else waiting.
  const present = (interaction: Interaction) =>
    LANGUAGES.map((language) => settled.shown(interaction, language));
  await inTurns(mapInSteps(settled.interactions, present), NO_LIMIT_MS);
  return { settled, search: createQuestionSearch(settled) };
};

const handlersOf = (knowledge: Knowledge, loaded: () => ReturnType<typeof load>) => ({
  questions: {
    list: api.questions.list.handler(async ({ input }) => {
      const { settled, search } = await loaded();
      return listQuestions(settled, search, input);
    }),
    chapters: api.questions.chapters.handler(async ({ input }) =>
      listQuestionChapters((await loaded()).settled, await knowledge.rulebook(), input.language),
    ),
    read: api.questions.read.handler(async ({ input }) =>
      readQuestion((await loaded()).settled, await knowledge.rulebook(), input),
    ),
  },
});

/** Settled questions in public: every one with its page, searchable, by chapter; anybody may read them. */
export const createQuestions = ({
  knowledge,
  judgeKnowledge,
}: QuestionsParts): Feature<ReturnType<typeof handlersOf>> & PublicQuestions => {
  let kept: ReturnType<typeof load> | undefined;
  const loaded = () => (kept ??= load(judgeKnowledge));
  return {
    handlers: handlersOf(knowledge, loaded),
    find: async (slug, language) => {
      const { settled } = await loaded();
      const interaction = settled.bySlug.get(slug);
      return interaction && settled.shown(interaction, language);
    },
    slugs: async () => [...(await loaded()).settled.bySlug.keys()],
  };
};
