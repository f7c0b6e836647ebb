import type { DeckCardFacts, DeckLine } from "@spellwright/contract";
import { expect, test } from "vitest";
import { copiesOf, groupLines } from "./group-lines.ts";

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
  roles: [],
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
    groupLines(lines, language).map(({ key, count, lines: filed }) => [
      key,
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

const spell = (name: string, cmc: number, more: Partial<DeckLine> = {}): DeckLine => ({
  ...lineOf(name, "instant", { cmc }),
  ...more,
});

test("[FOR-07] the list is divided by role, own category, mana value or color; boards and lands stay apart", () => {
  const red = { colors: ["R"], cmc: 1, name: "Bolt" } as DeckCardFacts;
  const all = [
    spell("Opt", 1, { roles: ["draw"], categories: ["Cantrips"] }),
    spell("Bolt", 1, { roles: ["removal", "winCondition"], card: red }),
    spell("Giant", 6),
    lineOf("Mountain", "land", { cmc: 0 }),
    lineOf("Krenko", "commander", { cmc: 4 }),
    lineOf("Duress", "sideboard", { cmc: 1 }),
  ];
  const keys = (by: Parameters<typeof groupLines>[2]) =>
    groupLines(all, "en", by).map(({ key }) => key);
  expect(keys("role")).toEqual(["commander", "role draw", "role removal", "role ", "sideboard"]);
  expect(keys("pile")).toEqual(["commander", "pile Cantrips", "pile ", "sideboard"]);
  expect(keys("manaValue")).toEqual(["commander", "value 1", "value 6", "land", "sideboard"]);
  expect(keys("color")).toEqual(["commander", "color R", "color C", "land", "sideboard"]);
  for (const by of ["type", "pile", "role", "manaValue", "color"] as const)
    expect(groupLines(all, "en", by).reduce((sum, { count }) => sum + count, 0)).toBe(6);
});

test("[FOR-07] cards of a group stand by name alone when that is chosen", () => {
  const [group] = groupLines([spell("Zap", 1), spell("Aid", 5)], "en", "type", "name");
  expect(group?.lines.map(({ card_name }) => card_name)).toEqual(["Aid", "Zap"]);
});
