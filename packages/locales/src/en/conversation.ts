import type { Catalogue } from "../catalogue.ts";
import type { conversation as reference } from "../fr/conversation.ts";

/** What is done with an answer and a discussion. */
export const conversation = {
  actions: {
    label: "Answer actions",
    more: "More actions on the answer",
    copyMarkdown: "Copy as Markdown",
    again: "Ask again",
    edit: "Edit the question",
    helpful: "Helpful answer",
    wrong: "Wrong answer…",
  },
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
  versions: {
    label: "Answers to this question",
    position: "{{index}} / {{count}}",
    spoken: "Answer {{index}} of {{count}}",
    previous: "Previous answer",
    next: "Next answer",
  },
  quote: {
    button: "Quote this passage",
    passage: "“{{passage}}”",
  },
  feedback: {
    title: "What is wrong?",
    lead: "Your feedback helps us correct the Oracle.",
    comment: "What is wrong? (optional)",
    send: "Send feedback",
    sent: "Thank you, your feedback is saved.",
    withdraw: "Withdraw my feedback",
    withdrawn: "Feedback withdrawn",
  },
  export: {
    menu: "More actions on the discussion",
    markdown: "Export as Markdown",
    json: "Export as JSON",
    fileName: "discussion",
  },
  detail: {
    label: "Add the missing detail to get a ruling",
  },
  changed: {
    mark: "changed since",
    title: "This rule has changed since the answer.",
    before: "In the answer, rules of {{date}}",
    now: "Today, rules of {{date}}",
    moved: "Today, rule {{number}} in the rules of {{date}}",
    removed: "This rule is no longer in the rules of {{date}}.",
  },
  access: {
    deleted: "This discussion was deleted.",
  },
  cards: {
    open: "Search for cards",
    title: "Search for cards",
    query: "Card name, in English or French",
    hint: "Type at least three letters of the name.",
    loading: "Looking for cards…",
    none: "No card for “{{query}}”.",
    offline: "Card search is not answering. Try again in a moment.",
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
