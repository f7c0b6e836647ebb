import { strategyTranslator } from "@spellwright/locales";
import { expect, test } from "vitest";
import { createReportPhrases } from "./report-phrases.ts";

test.each([
  ["fr", 1, 0, "1 carte, 0 terrain, valeur de mana moyenne –."],
  ["fr", 2, 1, "2 cartes, 1 terrain, valeur de mana moyenne –."],
  ["en", 1, 0, "1 card, 0 lands, average mana value –."],
  ["en", 2, 1, "2 cards, 1 land, average mana value –."],
] as const)(
  "[LANG-02] the summary gives each number its own form: %s, %d, %d",
  (language, cards, lands, told) => {
    const { summary } = createReportPhrases(strategyTranslator(language), language);
    expect(summary({ cards, lands, averageManaValue: null })).toBe(told);
  },
);
