import type { Catalogue } from "../catalogue.ts";
import type { firstConversation as reference } from "../fr/first-conversation.ts";

/** What is done with an answer and a discussion. */
export const firstConversation = {
  actions: {
    label: "Answer actions",
    more: "More actions on the answer",
    copyMarkdown: "Copy as Markdown",
    again: "Ask again",
    edit: "Edit the question",
    helpful: "Helpful answer",
    wrong: "Wrong answer…",
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
  },
} satisfies Catalogue<typeof reference>;
