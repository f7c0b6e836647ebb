import type { Catalogue } from "../catalogue.ts";
import type { questions as reference } from "../fr/questions.ts";

export const questions = {
  title: "Rules questions, answered",
  lead: "What players ask most, with the answer and the rules that decide it. Free to read, no account needed.",
  loading: "Reading the questions…",
  failed: "The questions could not be read.",
  count_one: "{{count}} question",
  count_other: "{{count}} questions",
  chapters: "By chapter",
  chapter: "Chapter of the rules",
  all: "All chapters",
  more: "Show more",
  search: {
    label: "Search the questions",
    help: "A keyword, a situation: “trample deathtouch”, “counter a copy”.",
    submit: "Search",
    found_one: "{{count}} question for “{{query}}”",
    found_other: "{{count}} questions for “{{query}}”",
    none: "No settled question for “{{query}}”.",
    ask: "Ask it to the Oracle",
    clear: "All questions",
  },
  verdict: {
    yes: "Yes",
    no: "No",
  },
  page: {
    kind: "Settled question",
    because: "Why",
    cases: "Depending on the case",
    asked: "Also asked",
    rules: "Rules",
    near: "Close questions",
    ask: "Ask about my case",
    copy: "Copy link",
    copied: "Link copied",
    copyFailed: "Copying failed. The address of this page is the link.",
    missing: "This question does not exist",
    missingText: "Its address may be wrong. The search below may find it.",
    back: "All questions",
  },
} satisfies Catalogue<typeof reference>;
