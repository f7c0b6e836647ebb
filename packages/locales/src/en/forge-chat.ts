import type { Catalogue } from "../catalogue.ts";
import type { forgeChat as reference } from "../fr/forge-chat.ts";

export const forgeChat = {
  label: "Questions and answers with the Forge",
  emptyTitle: "What will you forge?",
  emptyLead:
    "The Forge counts and compares: lands, colors, curve, what cards do, odds of drawing them.",
  examples: "Sample questions",
  placeholder: "How many lands for a curve around three mana?",
  placeholderFollow: "Another question?",
  placeholderDeck: "A question about this deck…",
  tooShort_one: "{{count}} more character needed.",
  tooShort_other: "{{count}} more characters needed.",
  thinking: "The Forge is thinking",
  failedTitle: "The Forge could not answer",
  headAnswer: "The Forge’s answer",
  headUnsettled: "The Forge cannot answer this",
  headRules: "A rules question",
  askOracle: "Ask the Oracle",
  cards: "Cards named",
  sources: "Sources",
  computed: "Computed by Spellwright",
  announce: "The Forge’s answer: {{answer}}",
  start: "Start a discussion",
  view: "View of the deck",
  viewList: "List",
  viewChat: "Discussions",
  suggest: "AI suggestions",
  suggestQuestion:
    "What is missing in this deck? Which cards should I add, and which should I cut?",
  deckEmpty: "Ask your first question about this deck.",
} satisfies Catalogue<typeof reference>;
