import type { Card } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import { card, deckOf, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { findThemes } from "./find-themes.ts";
import { planOf } from "./plan-graph.ts";

const creature = { type_line: "Creature — Otter" };
const many = (count: number, text: string, more: Partial<Card> = {}) =>
  Array.from({ length: count }, () => card(text, { ...creature, ...more }));
const themesIn = (...cards: readonly Card[]) => inOneGo(findThemes(deckFacts(deckOf(...cards))));

describe("[Q-1] the mechanic that a deck shares is what it is about", () => {
  const upward = "Whenever a permanent you control is turned face up, draw a card.";
  const faceDown = [
    ...many(5, "Morph {6}{G}{G}", { keywords: ["Morph"], cmc: 9 }),
    ...many(3, "Disguise {1}{G}", { keywords: ["Disguise"] }),
  ];
  const explores = many(8, "When this creature enters, it explores.", { keywords: ["Explore"] });
  const walker = "Whenever a creature you control explores, you gain 3 life.";

  test("face-down cards are one theme, whichever keyword they have; what is turned up is no heart of it", () => {
    const [first] = themesIn(...faceDown, ...many(3, upward));
    expect(first).toMatchObject({ theme: "faceDown", isOwn: false });
    expect([first?.makers.length, first?.payoffs.length]).toEqual([8, 3]);
    expect(themesIn(...faceDown).map(({ theme }) => theme)).not.toContain("faceDown");
  });

  test("a keyword action that many cards do and others reward is a theme by its name", () => {
    expect(themesIn(...explores, ...many(3, walker, { keywords: ["Explore"] }))).toContainEqual(
      expect.objectContaining({ theme: "mechanic", kind: { en: "explore", fr: "explore" } }),
    );
    expect(themesIn(...explores)).toEqual([]);
  });

  test("a keyword that many cards have anyway is none", () => {
    const haste = many(7, "Haste", { keywords: ["Haste"] });
    const wants = many(40, "Creatures you control with haste get +1/+0.");
    expect(themesIn(...haste, ...wants).map(({ theme }) => theme)).not.toContain("mechanic");
  });

  test("its cards have a part in the plan, and what helps them is not cut", () => {
    const plan = planOf(deckFacts(deckOf(...faceDown, ...many(3, upward))));
    expect(plan.unused).toEqual([]);
    for (const { name } of faceDown) expect(plan.worth.get(name)).toBeGreaterThan(0);
  });
});

describe("[Q-1] what the commander counts from some size on is what the deck is about", () => {
  const ledBy = (text: string, ...cards: readonly Card[]) => {
    const deck = deckOf(...cards);
    const leader = card(text, { type_line: "Legendary Creature — Giant" });
    const others = deck.entries.filter(({ board }) => board !== "commander");
    const entries = [line(leader, 1, "commander"), ...others];
    return inOneGo(findThemes(deckFacts({ ...deck, entries }))).map(({ theme }) => theme);
  };
  const counts = "Whenever you cast a creature spell with mana value 5 or greater, draw a card.";

  test.each([
    ["mana values", counts, { cmc: 5 }, "largeValue"],
    [
      "powers",
      "Creatures you control with power 4 or greater have haste.",
      { power: "4" },
      "largePower",
    ],
  ])("finds %s", (_, text, more, theme) => {
    expect(ledBy(text, ...many(8, "", more))[0]).toBe(theme);
    expect(ledBy(text, ...many(8, "", { cmc: 2, power: "2" }))).not.toContain(theme);
  });
});
