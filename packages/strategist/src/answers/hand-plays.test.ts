import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import type { ManaMaker } from "./castable-with.ts";
import { handPlays, makesMana } from "./hand-plays.ts";

const made = (mana_cost: string, cmc: number, more: Partial<Card> = {}) =>
  card("Draw a card.", { type_line: "Instant", mana_cost, cmc, ...more });
const lands = (...colors: readonly string[]): readonly ManaMaker[] =>
  colors.map((each) => ({ colors: new Set(each), amount: 1 }));
const playsOf = (cards: readonly Card[], ground: readonly ManaMaker[] | number) => {
  const named = cards.map((each) => ({ card: each, written: each.name, copies: 1 }));
  const entries = cards.map((each) => line(each, 4));
  const facts = deckFacts({ name: "Test", format: "modern", bracket: null, entries });
  return handPlays(named, named, ground, facts);
};

describe("[FOR-09] what a hand plays is paid for by its own lands", () => {
  test("two blue symbols ask for two sources", () => {
    const counter = made("{U}{U}", 2);
    const one = playsOf([counter], lands("U", "W", "W"));
    expect(one.early).toEqual([]);
    expect(one.withColor.get("U")).toMatchObject([{ card: counter }]);
    expect(playsOf([counter], lands("U", "U")).early).toHaveLength(1);
  });

  test("one land of two colors pays for one symbol of them", () => {
    const gold = made("{W}{U}", 2);
    expect(playsOf([gold], lands("WU", "R")).early).toEqual([]);
    expect(playsOf([gold], lands("WU", "U")).early).toHaveLength(1);
  });

  test("casts a card of three mana from the third land on", () => {
    const drake = made("{2}{U}", 3);
    expect(playsOf([drake], lands("U", "U")).withLand).toHaveLength(1);
    expect(playsOf([drake], lands("U")).withLands).toHaveLength(1);
    expect(playsOf([drake], 3).early).toHaveLength(1);
    expect(playsOf([drake], 2).early).toEqual([]);
  });

  test("what makes mana helps once it is cast, what makes others cheaper does not", () => {
    const rock = card("{T}: Add {C}{C}.", { type_line: "Artifact", cmc: 1, mana_cost: "{1}" });
    const warden = card("Creature spells with flying you cast cost {1} less to cast.", {
      type_line: "Creature — Bird",
    });
    expect(playsOf([rock, made("{3}{U}", 4)], lands("U", "U")).early).toHaveLength(2);
    expect([rock, warden].map((each) => makesMana({ card: each }))).toEqual([true, false]);
  });

  test("a fight needs a creature that is cast as early", () => {
    const fight = card("Target creature you control fights target creature you don't control.", {
      type_line: "Sorcery",
      cmc: 1,
      mana_cost: "{G}",
    });
    const bear = card("", { type_line: "Creature — Bear", cmc: 2, mana_cost: "{1}{G}" });
    const alone = playsOf([fight], lands("G", "G"));
    expect(alone.early).toEqual([]);
    expect(alone.withoutCreature).toHaveLength(1);
    expect(playsOf([fight, bear], lands("G", "G")).early).toHaveLength(2);
  });

  test("colors that nothing in the hand makes are told", () => {
    expect(playsOf([made("{2}{R}{R}", 4)], lands("C", "C")).lacking).toEqual(["R"]);
  });
});
