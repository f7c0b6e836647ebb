import { describe, expect, test } from "vitest";
import { card, deckOf } from "../test/made-deck.ts";
import { colorTarget } from "./color-targets.ts";
import { deckCardOf } from "./deck-facts.ts";
import { costFaceUp, leastPlayed, usualCost } from "./usual-cost.ts";

describe("[ANA-06] a card counts at what it is played for", () => {
  const colossus = card("Morph {6}{G}{G}", {
    type_line: "Creature — Beast",
    mana_cost: "{6}{G}{G}{G}",
    cmc: 9,
  });
  const bear = card("", { type_line: "Creature — Bear", mana_cost: "{1}{G}", cmc: 2 });

  test.each([
    ["a dear morph costs three face down", colossus, 3],
    ["a disguise too", card("Disguise {4}{R}", { ...colossus, oracle_text: "Disguise {4}{R}" }), 3],
    [
      "a cheap one is cast face up",
      card("Morph {2}{G}", { ...bear, oracle_text: "Morph {2}{G}" }),
      2,
    ],
    [
      "another card costs what it says",
      card("Trample", { ...colossus, oracle_text: "Trample" }),
      9,
    ],
  ])("%s", (_, each, cost) => {
    expect(leastPlayed(each)).toBe(cost);
    expect(usualCost(deckCardOf(each, 1, false))).toBe(cost);
  });

  test("the plan of a game names it where it is turned face up", () => {
    expect(costFaceUp(deckCardOf(colossus, 1, false))).toBe(9);
    expect(costFaceUp(deckCardOf(bear, 1, false))).toBe(2);
  });

  test("what is cast face down asks for no sources of a color", () => {
    expect(colorTarget(deckOf(colossus, bear), "G")?.card).toBe(bear);
    const dear = { ...colossus, oracle_text: "Trample" };
    expect(colorTarget(deckOf(dear, bear), "G")?.card).toBe(dear);
  });
});
