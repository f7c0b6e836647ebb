import type { Catalogue } from "../catalogue.ts";
import type { forgeChat as reference } from "../fr/forge-chat.ts";

export const forgeChat = {
  label: "Questions and answers of the Forge",
  emptyTitle: "What will you forge?",
  emptyLead:
    "The Forge counts, measures and compares: lands, colors, curve, roles, chances to draw.",
  examples: "Example questions",
  placeholder: "How many lands for a curve around three mana?",
  placeholderFollow: "Another question?",
  placeholderDeck: "A question about this deck…",
  tooShort_one: "{{count}} more character for the Forge to understand the question.",
  tooShort_other: "{{count}} more characters for the Forge to understand the question.",
  thinking: "The Forge is thinking",
  failedTitle: "The Forge could not answer",
  headAnswer: "The Forge’s answer",
  headUnsettled: "The Forge does not settle it",
  headRules: "A question on the rules",
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
