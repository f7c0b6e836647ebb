import type { Catalogue } from "../catalogue.ts";
import type { questions as reference } from "../fr/questions.ts";

export const questions = {
  title: "Rules questions, answered",
  lead: "What players ask most, with the answer and the rules that decide it. Free to read, no account needed.",
  loading: "Loading the questions…",
  failed: "Couldn’t load the questions.",
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
    ask: "Ask the Oracle",
    clear: "All questions",
  },
  verdict: {
    yes: "Yes",
    no: "No",
    yesShort: "Yes.",
    noShort: "No.",
  },
  page: {
    kind: "Settled question",
    because: "Why",
    cases: "Depending on the case",
    asked: "Also asked",
    rules: "Rules",
    near: "Related questions",
    ask: "Ask about my case",
    copy: "Copy link",
    copied: "Link copied",
    copyFailed: "Copying failed. The address of this page is the link.",
    missing: "This question does not exist",
    missingText: "Its address may be wrong. The search below may find it.",
    back: "All questions",
  },
  reliability: {
    title: "How often is it right?",
    lead_one: "We asked the Oracle {{count}} rules question we knew the answer to, and counted.",
    lead_other:
      "We asked the Oracle {{count}} rules questions we knew the answers to, and counted.",
    right_one: "{{right}} right of {{count}} question.",
    right_other: "{{right}} right of {{count}} questions.",
    range: "The true share is probably between {{from}} and {{to}}%.",
    between: "{{from}} to {{to}}%",
    of: "{{count}} of {{all}}",
    strengths: {
      ruling: {
        name: "Ruling",
        short: "Ruling",
        text: "Computed, defined by the rules, or a question we have already settled.",
      },
      likely: {
        name: "Likely answer",
        short: "Likely",
        text: "The best reading. Confirm it if the game depends on it.",
      },
      none: {
        name: "No ruling",
        short: "No ruling",
        text: "The Oracle doesn’t decide: it shows what it found, without a percentage and without a zap.",
      },
    },
    byKind: "By kind of question",
    byLanguage: "By language",
    asked: "Question",
    kinds: {
      yes_no: "Yes or no",
      number: "How many",
      which: "Which, when, who",
      explain: "Why, how",
    },
    languages: {
      fr: "French",
      en: "English",
    },
    how: "How it is measured",
    measured:
      "Measured on {{date}} with: {{engine}}, version {{version}}, without a language model.",
    notes: {
      questions:
        "The questions are written the way players type them, with slips and card nicknames.",
      learned: "The limits were set with some of these questions, so the result flatters a little.",
      range:
        "Few questions, wide range. It holds the true share 95 times in 100. Below ten questions we give no share.",
      model:
        "When a language model answers, its percentage comes from what confirms the answer: a computation, a settled question, an official note, a second reading. It is not counted here.",
    },
  },
} satisfies Catalogue<typeof reference>;
