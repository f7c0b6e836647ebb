import type { Catalogue } from "../catalogue.ts";
import type { search as reference } from "../fr/search.ts";
import { firstSearch } from "./first-search.ts";

/** Search over one’s own discussions. */
export const search = {
  ...firstSearch,
  title: "Search my discussions",
  field: "Question, answer, card or rule",
  hint: "At least two letters. Accents don’t matter.",
  loading: "Searching…",
  none: "Nothing for “{{query}}” in your discussions.",
  found_one: "{{count}} result",
  found_other: "{{count}} results",
  results: "Results",
  failed: "The search failed.",
  offline: "You’re offline: search works again once you’re back online.",
  inTitle: "Title",
  inQuestion: "Question",
  inAnswer: "Answer",
  palette: {
    ...firstSearch.palette,
    field: "Card, rule, discussion, deck or action",
    recent: "Recent",
    cards: "Cards",
    rules: "Rules",
    discussions: "Discussions",
    decks: "Decks",
    actions: "Actions",
    glossary: "Rules glossary",
    news: "What’s new",
    none: "Nothing for “{{query}}”.",
    offline: "Offline: searching only the cards and rules on this device.",
  },
} satisfies Catalogue<typeof reference>;
