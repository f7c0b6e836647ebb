import { translator } from "@spellwright/locales";
import { expect, test } from "vitest";
import { summaryLine } from "./summary-line.ts";

test.each([
  ["fr", 1, 1, "1 carte, 1 terrain, valeur moy. –"],
  ["fr", 0, 0, "0 carte, 0 terrain, valeur moy. –"],
  ["fr", 60, 24, "60 cartes, 24 terrains, valeur moy. –"],
  ["en", 1, 1, "1 card, 1 land, avg. value –"],
  ["en", 0, 2, "0 cards, 2 lands, avg. value –"],
] as const)(
  "[LANG-02] in %s, %i and %i are counted as %s",
  (language, card_count, land_count, line) => {
    const counted = { card_count, land_count, average_mana_value: null };
    expect(summaryLine(counted, translator(language), language)).toBe(line);
  },
);
