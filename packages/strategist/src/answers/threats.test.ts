import type { Card } from "@spellwright/contract";
import { expect, test } from "vitest";
import { card, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { emptiesGraveyard } from "./hits.ts";
import { leaningsOf } from "./threats.ts";

const HERALD = "Whenever this creature attacks, create a 1/1 white Human creature token.";
const creature = (text: string, size: string) =>
  card(text, { type_line: "Creature — Beast", power: size, toughness: size, cmc: 3 });
const spell = card("Draw two cards.", { type_line: "Sorcery" });
const told = (...held: readonly (readonly [quantity: number, card: Card])[]) =>
  leaningsOf(
    deckFacts({
      name: "Test",
      format: "legacy",
      bracket: null,
      entries: held.map(([quantity, each]) => line(each, quantity)),
    }),
  ).map(({ code, params }) => [code, params.count]);

test("[Q-2] a deck of creatures leans on these, not on the few tokens that come by the way", () => {
  expect(told([20, creature("", "3")], [8, creature(HERALD, "2")], [32, spell])).toEqual([
    ["leansOn.creatures", 28],
  ]);
});

test("[Q-2] a deck leans on tokens where it wins with them", () => {
  const maker = card("Create two 1/1 white Human creature tokens.", { type_line: "Sorcery" });
  expect(told([12, maker], [48, spell])).toEqual([["leansOn.tokens", 12]]);
  expect(told([8, creature(HERALD, "1")], [9, creature("", "4")], [43, spell])).toEqual([]);
});

test("[Q-3] what takes a whole graveyard away answers graveyards, wherever it puts them", () => {
  const bottom =
    "When this creature enters, up to one target player puts all the cards from their graveyard on the bottom of their library in a random order.";
  expect(emptiesGraveyard(creature(bottom, "3"))).toBe(true);
  const own = "When this creature enters, return target card from your graveyard to your hand.";
  expect(emptiesGraveyard(creature(own, "2"))).toBe(false);
});
