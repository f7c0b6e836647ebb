import type { DeckCardFacts, DeckLine } from "@spellwright/contract";
import { expect, test } from "vitest";
import { copiesOf, filterLines, groupLines } from "./group-lines.ts";

const lineOf = (
  name: string,
  category: DeckLine["category"],
  { quantity = 1, french, cmc }: { quantity?: number; french?: string; cmc?: number } = {},
): DeckLine => ({
  id: name,
  deck_id: "deck",
  card_id: null,
  card_name: name,
  quantity,
  is_sideboard: false,
  is_commander: category === "commander",
  board: "main",
  set_code: null,
  collector_number: null,
  finish: null,
  categories: [],
  tags: [],
  category,
  card: cmc === undefined ? null : ({ name, printed_name: french ?? null, cmc } as DeckCardFacts),
});

const lines = [
  lineOf("Mountain", "land", { quantity: 30, french: "Montagne", cmc: 0 }),
  lineOf("Skullclamp", "artifact", { french: "Pincecrâne", cmc: 1 }),
  lineOf("Arcane Signet", "artifact", { french: "Cachet d’ésotérisme", cmc: 2 }),
  lineOf("Sol Ring", "artifact", { french: "Anneau solaire", cmc: 1 }),
  lineOf("Our Own Golem", "artifact"),
  lineOf("Krenko, Mob Boss", "commander", { french: "Krenko le caïd", cmc: 4 }),
];

test("[FOR-07] categories stand in their order, cards by mana value, then by name in the page's language", () => {
  const summary = (language: "fr" | "en") =>
    groupLines(lines, language).map(({ category, count, lines: filed }) => [
      category,
      count,
      ...filed.map(({ card_name }) => card_name),
    ]);
  expect(summary("fr")).toEqual([
    ["commander", 1, "Krenko, Mob Boss"],
    ["artifact", 4, "Sol Ring", "Skullclamp", "Arcane Signet", "Our Own Golem"],
    ["land", 30, "Mountain"],
  ]);
  expect(summary("en")[1]).toEqual([
    "artifact",
    4,
    "Skullclamp",
    "Sol Ring",
    "Arcane Signet",
    "Our Own Golem",
  ]);
  expect(copiesOf(lines)).toBe(35);
});

test.each([
  { text: "pincecrane", found: ["Skullclamp"], why: "French, without its accent" },
  { text: "SOL ", found: ["Sol Ring"], why: "English, case and spaces aside" },
  { text: "d'éso", found: ["Arcane Signet"], why: "a typed apostrophe" },
  { text: "golem", found: ["Our Own Golem"], why: "a card that is not known" },
  { text: "d‘eso", found: ["Arcane Signet"], why: "whatever sign is the apostrophe" },
  { text: "zzz", found: [], why: "none" },
])("[FOR-07] the list is searched: $why", ({ text, found }) => {
  expect(filterLines(lines, text).map(({ card_name }) => card_name)).toEqual(found);
});
