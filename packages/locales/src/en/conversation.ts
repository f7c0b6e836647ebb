import type { Catalogue } from "../catalogue.ts";
import type { conversation as reference } from "../fr/conversation.ts";
import { firstConversation } from "./first-conversation.ts";

export const conversation = {
  ...firstConversation,
  again: {
    title: "Ask again",
    lead: "The new answer is added under the same question; you can still read the earlier one.",
    ask_one: "Ask again for {{count}} zap",
    ask_other: "Ask again for {{count}} zaps",
    checking: "Checking your zaps",
    localTitle: "The answer would be the same",
    localReason:
      "Asking again gives the same answer. Add a card or a detail to your question instead.",
  },
  feedback: {
    ...firstConversation.feedback,
    refunds:
      "Mark a likely answer of this month as wrong and you get it refunded, up to twice a month.",
    refunded: "Thank you, your feedback is saved and the answer is refunded.",
  },
  cards: {
    ...firstConversation.cards,
    title: "Search for cards",
    query: "Card name, in English or French",
    hint: "Type at least three letters of the name.",
    loading: "Looking for cards…",
    none: "No card for “{{query}}”.",
    offline: "Card search isn’t responding. Try again in a moment.",
    found_one: "{{count}} card found",
    found_other: "{{count}} cards found",
    results: "Cards found",
    chosen_zero: "No card selected",
    chosen_one: "{{count}} card selected",
    chosen_other: "{{count}} cards selected",
    remove: "Remove {{name}}",
    insert_zero: "Insert into the question",
    insert_one: "Insert {{count}} card",
    insert_other: "Insert {{count}} cards",
    full: "At most thirty cards per question.",
  },
} satisfies Catalogue<typeof reference>;
