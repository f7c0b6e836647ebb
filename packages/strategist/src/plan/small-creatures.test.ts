import { expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { helpersOfSmallCreatures } from "./small-creatures.ts";

const creatures = (count: number, power: string) =>
  Array.from({ length: count }, () => card("", { type_line: "Creature — Rat", power }));

test.each([
  "Creatures you control with power 2 or less can't be blocked by creatures with power 3 or greater.",
  "Creatures your opponents control without flying or reach can't block creatures with power 2 or less.",
])("[Q-1] counts what lets small creatures through as part of a plan of them: %s", (text) => {
  const helper = card(text, { type_line: "Creature — Human", power: "4" });
  const helped = (count: number, power: string) =>
    helpersOfSmallCreatures(deckFacts(deckOf(...creatures(count, power), helper))).map(
      (each) => each.card,
    );
  expect(helped(15, "2")).toEqual([helper]);
  expect(helped(15, "5")).toEqual([]);
  expect(helped(6, "2")).toEqual([]);
});
