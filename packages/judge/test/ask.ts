import type { Language } from "@spellwright/contract";
import type { JudgeOptions, JudgeQuestion } from "../src/judge.ts";

/** A question without cards, history or table, as the page sends it. */
export const ask = (
  question: string,
  language: Language = "fr",
  more: Partial<JudgeQuestion> = {},
): JudgeQuestion => ({
  question,
  language,
  cards: [],
  cardRulings: [],
  unknownCards: [],
  gameState: null,
  history: [],
  summary: "",
  ...more,
});

export const options = (more: Partial<JudgeOptions> = {}): JudgeOptions => ({
  effort: "low",
  signal: new AbortController().signal,
  now: new Date("2026-01-02T03:04:05.000Z"),
  ...more,
});
