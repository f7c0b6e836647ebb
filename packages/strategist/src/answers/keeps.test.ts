import { describe, expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { KEEPS } from "./keeps.ts";

const keptFrom = (text: string): readonly string[] => {
  const [, each] = deckFacts(deckOf(card(text, { type_line: "Instant" }))).cards;
  if (each === undefined) throw new Error("no card");
  return (["counters", "wipes", "removal"] as const).filter((menace) => KEEPS[menace](each));
};

describe("[Q-3] a card keeps what it says it keeps", () => {
  test.each([
    ["Creatures you control gain indestructible until end of turn.", ["wipes", "removal"]],
    ["Target creature you control gains hexproof until end of turn.", ["removal"]],
    ["Spells you control can't be countered this turn.", ["counters"]],
    ["Permanents you control phase out.", ["wipes", "removal"]],
    ["Counter target spell.", ["counters", "wipes", "removal"]],
    ["Counter target noncreature spell.", ["counters", "wipes", "removal"]],
    ["Counter target creature spell.", []],
    ["Counter target blue instant spell.", []],
    ["Counter target spell if it's blue.", []],
    ["Draw two cards.", []],
  ])("“%s” keeps from %j", (text, menaces) => {
    expect(keptFrom(text)).toEqual(menaces);
  });
});
