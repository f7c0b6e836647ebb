import { expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { deckMeetsNeeds } from "./deck-meets-needs.ts";

const many = (count: number, text: string, type_line: string) =>
  Array.from({ length: count }, () => card(text, { type_line }));
const TOKENS = "Create two 1/1 white Soldier creature tokens.";

test.each([
  [
    "creatures of the type that it names",
    "Whenever a Dwarf you control becomes tapped, draw a card.",
    many(8, "", "Creature — Dwarf"),
  ],
  [
    "the artifacts that it counts",
    "Draw a card for each artifact you control.",
    many(14, "", "Artifact"),
  ],
  [
    "creatures that die for it",
    "Whenever a creature you control dies, draw a card.",
    many(8, TOKENS, "Sorcery"),
  ],
])("[ANA-04] offers a card only to a deck with %s", (_, text, needed) => {
  const newcomer = card(text, { type_line: "Enchantment" });
  expect(deckMeetsNeeds(deckFacts(deckOf(...fill, ...needed)))(newcomer)).toBe(true);
  expect(deckMeetsNeeds(deckFacts(deckOf(...fill)))(newcomer)).toBe(false);
});

test("[ANA-04] offers no card that works only if something happened first", () => {
  const idol = card("{T}: Draw a card. Activate only if you created a token this turn.");
  expect(deckMeetsNeeds(deckFacts(deckOf(...fill)))(idol)).toBe(false);
});
