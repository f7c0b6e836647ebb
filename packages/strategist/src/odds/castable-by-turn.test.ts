import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, deckOf, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { castableByTurn } from "./castable-by-turn.ts";

const LAND = { type_line: "Land", cmc: 0 };
const forest = card("({T}: Add {G}.)", { type_line: "Basic Land — Forest", cmc: 0 });
const tapped = card("This land enters tapped.\n{T}: Add {G}.", LAND);
const wastes = card("{T}: Add {C}.", LAND);
const tomb = card("{T}: Add {C}{C}. This land deals 2 damage to you.", LAND);
const filler = card("Scry 1.", { cmc: 2, mana_cost: "{1}{W}" });

/** The chances of a card in the first turns, of a list of sixty: four of it and some lands. */
const chancesOf = (asked: Card, ...lands: readonly (readonly [Card, number])[]) => {
  const copies = lands.reduce((sum, [, count]) => sum + count, 0);
  const entries = [
    line(asked, 4),
    line(filler, 56 - copies),
    ...lands.map(([land, count]) => line(land, count)),
  ];
  const facts = deckFacts({ ...deckOf(), format: "modern", entries });
  const [each] = facts.cards.filter((one) => one.card === asked);
  if (each === undefined) throw new Error("no card");
  const games = castableByTurn(facts, each, false);
  return [1, 2, 3].map((turn) => games?.paid(turn).share ?? -1);
};

describe("[Q-3] a card is paid for with the colors and the untapped mana of a turn", () => {
  const elf = card("", { type_line: "Creature — Elf", cmc: 1, mana_cost: "{G}" });

  test("lands that enter tapped pay for nothing in their turn", () => {
    const [first = -1] = chancesOf(elf, [forest, 24]);
    const [late = -1, second = -1] = chancesOf(elf, [tapped, 24]);
    expect([first > 0.95, late, second > 0.95]).toEqual([true, 0, true]);
  });

  test("a tapped land of its color is played before one of another", () => {
    const other = card("This land enters tapped.\n{T}: Add {R}.", LAND);
    const [, second = -1] = chancesOf(elf, [tapped, 10], [other, 10], [wastes, 10]);
    // Ten of 60 among eight cards, of hands that are kept.
    expect(second).toBeGreaterThan(0.7);
  });

  test("lands of another color pay for nothing colored", () => {
    expect(chancesOf(elf, [wastes, 24])).toEqual([0, 0, 0]);
  });

  test("{C} asks for colorless mana", () => {
    const seer = card("", { type_line: "Creature — Eldrazi", cmc: 1, mana_cost: "{C}" });
    expect(chancesOf(seer, [forest, 24])).toEqual([0, 0, 0]);
    expect(chancesOf(seer, [wastes, 24])[0]).toBeGreaterThan(0.95);
  });

  test("a land that makes two pays for two in the first turn", () => {
    const two = card("", { type_line: "Artifact", cmc: 2, mana_cost: "{2}" });
    expect(chancesOf(two, [tomb, 24])[0]).toBeGreaterThan(0.95);
    expect(chancesOf(two, [wastes, 24])[0]).toBe(0);
  });

  test("a cost of none is paid without a land", () => {
    const mox = card("", { type_line: "Artifact", cmc: 0, mana_cost: "{0}" });
    expect(chancesOf(mox, [wastes, 24])[0]).toBe(1);
  });

  test("another cost that a card names is paid for too", () => {
    const drone = card(
      "Warp {G} (You may cast this card from your hand for its warp cost. Exile this creature at the beginning of the next end step, then you may cast it from exile on a later turn.)",
      { type_line: "Creature — Elf", cmc: 4, mana_cost: "{3}{G}" },
    );
    expect(chancesOf(drone, [forest, 24])[0]).toBeGreaterThan(0.95);
  });

  test("artifacts stand in for generic mana where the deck has them", () => {
    const trinket = card("", { type_line: "Artifact", cmc: 0, mana_cost: "{0}" });
    const cast = card("Affinity for artifacts\nDraw two cards.", { cmc: 5, mana_cost: "{4}{G}" });
    expect(chancesOf(cast, [forest, 20], [trinket, 30])[1]).toBeGreaterThan(0.8);
    expect(chancesOf(cast, [forest, 20])[1]).toBe(0);
  });
});
