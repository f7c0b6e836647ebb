import { describe, expect, test } from "vitest";
import { card, commander, deckOf, fill } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { cutOrder } from "../report/cut-order.ts";
import { doublersIn } from "./doublers.ts";

const creature = (text: string) => card(text, { type_line: "Creature — Elf", cmc: 3 });
const harmonicon = card(
  "If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
  { type_line: "Artifact", cmc: 4 },
);
const visitors = (verb: string, count: number) =>
  Array.from({ length: count }, () => creature(`When this creature ${verb}, you gain 1 life.`));
const doubled = (...cards: readonly ReturnType<typeof card>[]) =>
  doublersIn(deckFacts(deckOf(harmonicon, ...cards))).map((each) => each.card.name);

describe("[Q-2] what doubles triggers has its worth by those of the deck", () => {
  test("a deck full of them keeps it", () => {
    expect(doubled(...visitors("enters", 8))).toEqual([harmonicon.name]);
    const order = cutOrder(deckFacts(deckOf(harmonicon, ...visitors("enters", 8), ...fill)));
    expect(order[0]?.card.name).not.toBe(harmonicon.name);
  });

  test("few of them, or triggers of another event, give it none", () => {
    expect(doubled(...visitors("enters", 7))).toEqual([]);
    expect(doubled(...visitors("dies", 8))).toEqual([]);
  });

  test("what copies a trigger serves a commander that has one", () => {
    const resonator = card("{2}, {T}: Copy target triggered ability you control.", {
      type_line: "Artifact",
    });
    const deck = deckOf(resonator);
    const leader = { ...commander, oracle_text: "Whenever this creature attacks, draw a card." };
    const led = {
      ...deck,
      entries: deck.entries.map((each) =>
        each.card?.name === commander.name ? { ...each, card: leader } : each,
      ),
    };
    expect(doublersIn(deckFacts(deck))).toEqual([]);
    expect(doublersIn(deckFacts(led)).map((each) => each.card.name)).toEqual([resonator.name]);
  });
});
