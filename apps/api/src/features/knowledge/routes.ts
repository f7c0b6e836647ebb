import { api } from "../../http/index.ts";
import type { Knowledge } from "./knowledge.ts";
import { readCardNamed, readRule, searchCards, searchRules } from "./look-up.ts";

export const knowledgeHandlers = (knowledge: Knowledge) => ({
  cards: {
    search: api.cards.search.handler(({ input }) => searchCards(knowledge, input)),
    named: api.cards.named.handler(({ input }) => readCardNamed(knowledge, input.name)),
  },
  rules: {
    search: api.rules.search.handler(({ input }) => searchRules(knowledge, input)),
    read: api.rules.read.handler(({ input }) => readRule(knowledge, input)),
  },
});
