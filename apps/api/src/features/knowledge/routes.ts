import type { DataPack } from "@spellwright/contract";
import type { JudgeKnowledge } from "@spellwright/judge";
import { api, networkOf } from "../../http/index.ts";
import { browseCards } from "./browsing/browse-cards.ts";
import {
  listGlossary,
  listKeywords,
  readChapter,
  readContents,
  readRule,
  readTerm,
} from "./browsing/browse-rules.ts";
import type { CardPages } from "./browsing/card-page.ts";
import { listCards, searchRules } from "./browsing/look-up.ts";
import type { EditionComparison } from "./editions/compare-editions.ts";
import type { CardBrowsing, Knowledge } from "./knowledge.ts";
import type { LiveCards } from "./live-cards/live-cards.ts";

export const knowledgeHandlers = (
  knowledge: Knowledge & CardBrowsing,
  live: LiveCards | undefined,
  pages: CardPages,
  editions: EditionComparison,
  judgeKnowledge: () => Promise<JudgeKnowledge>,
  readDataPack: () => Promise<DataPack>,
) => ({
  dataPack: { read: api.dataPack.read.handler(() => readDataPack()) },
  cards: {
    search: api.cards.search.handler(({ context, input }) =>
      listCards({ knowledge, live }, { ...input, caller: networkOf(context.ip) }),
    ),
    named: api.cards.named.handler(({ context, input }) =>
      pages.named(input.name, networkOf(context.ip)),
    ),
    printing: api.cards.printing.handler(({ context, input }) =>
      pages.printing(input.name, input.set, networkOf(context.ip)),
    ),
    browse: api.cards.browse.handler(({ input }) => browseCards(knowledge, input)),
    page: api.cards.page.handler(({ context, input }) =>
      pages.page(input.name, networkOf(context.ip)),
    ),
  },
  rules: {
    search: api.rules.search.handler(({ input }) => searchRules(knowledge, input)),
    contents: api.rules.contents.handler(({ input }) => readContents(knowledge, input.language)),
    chapter: api.rules.chapter.handler(({ input }) => readChapter(knowledge, input)),
    glossary: api.rules.glossary.handler(({ input }) => listGlossary(knowledge, input)),
    term: api.rules.term.handler(({ input }) => readTerm(knowledge, input)),
    editions: api.rules.editions.handler(() => editions.list()),
    diff: api.rules.diff.handler(({ input }) => editions.diff(input)),
    keywords: api.rules.keywords.handler(({ input }) =>
      listKeywords(knowledge, judgeKnowledge, input.language),
    ),
    read: api.rules.read.handler(({ input }) => readRule(knowledge, input)),
  },
});
