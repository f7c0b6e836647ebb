import type { Card } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { reportOnDeck } from "./deck-report.ts";
import { findSynergies } from "./synergies.ts";

const many = (count: number, text: string, more: Partial<Card> = {}) =>
  Array.from({ length: count }, () => card(text, more));

describe("[ANA-03] a tribe is counted", () => {
  const elf = { type_line: "Creature — Elf Druid" };
  const human = { type_line: "Creature — Human" };
  const lord = "Other Elves you control get +1/+1.";
  const chosen = "Creatures of the chosen type get +1/+1.";
  const makesElves = "Create two 1/1 green Elf Warrior creature tokens.";
  const elves = many(9, "", elf);
  const bow = card("Elf Bow deals 1 damage to any target.", { name: "Elf Bow" });

  // The commander of the made deck is an Elf too.
  test.each([
    ["its creatures, those that reward it among them", [elves, many(3, lord, elf)], [13, 3]],
    ["what is for any type rewards it as well", [elves, many(3, chosen)], [10, 3]],
    ["tokens of the type reward nothing", [elves, many(3, lord), many(5, makesElves)], [10, 3]],
    ["a name rewards nothing", [elves, many(3, lord), [bow]], [10, 3]],
    ["two cards that reward it are no plan", [elves, many(2, lord)], undefined],
    ["seven creatures are no tribe", [many(6, "", elf), many(3, lord)], undefined],
    [
      "Humans are none: most creatures are",
      [many(20, "", human), many(3, "Other Humans you control get +1/+1.")],
      undefined,
    ],
  ])("%s", (_, cards, counts) => {
    const { ways } = reportOnDeck(deckOf(...cards.flat()), { candidates: [], near: [] });
    const kin = ways.other.find(({ code }) => code === "report.ways.kin")?.params;
    expect(kin && [kin.makers, kin.payoffs]).toEqual(counts);
    if (kin !== undefined) expect(kin.kind).toEqual({ kind: { en: "Elf", fr: "Elf" } });
  });
});

describe("[ANA-03] cards that feed one another are found where the list has both sides", () => {
  const axesOf = (...cards: readonly Card[]) =>
    inOneGo(findSynergies(deckFacts(deckOf(...cards)))).map(({ axis }) => axis);
  const tokens = "Create two 1/1 white Soldier creature tokens.";
  const outlet = "Sacrifice another creature: Scry 1.";

  test.each([
    ["tokensAndSacrifice", tokens, outlet],
    ["tokensAndEntering", tokens, "Whenever another creature you control enters, scry 1."],
    ["sacrificeAndDeath", outlet, "Whenever a creature you control dies, scry 1."],
    [
      "counters",
      "Put a +1/+1 counter on target creature.",
      "Creatures with +1/+1 counters on them have vigilance.",
    ],
    [
      "blinkAndEntering",
      "Exile another target permanent you control. Return it to the battlefield.",
      "When this creature enters, scry 1.",
    ],
    [
      "graveyard",
      "Surveil 2.",
      "Return target creature card from your graveyard to the battlefield.",
    ],
    ["artifacts", "Create a Treasure token.", "Artifacts you control have ward {1}."],
    ["enchantments", "Enchant creature", "Whenever you cast an enchantment spell, scry 1."],
    ["spells", "Draw two cards.", "Whenever you cast an instant or sorcery spell, scry 1."],
    ["lifegain", "You gain 4 life.", "Whenever you gain life, scry 1."],
    [
      "landfall",
      "Search your library for a basic land card, put it onto the battlefield tapped.",
      "Landfall — Scry 1.",
    ],
    ["equipment", "Equip {2}", "This creature gets +1/+0 for each Equipment you control."],
    [
      "discard",
      "Target player discards two cards.",
      "Whenever an opponent discards a card, scry 1.",
    ],
  ])("%s", (axis, makes, rewards) => {
    expect(axesOf(...many(4, makes), ...many(3, rewards))).toContain(axis);
    expect(axesOf(...many(8, makes))).not.toContain(axis);
    expect(axesOf(...many(3, rewards))).not.toContain(axis);
  });

  test.each([
    ["{T}: Add {C}{C}.", false],
    [
      "Its controller may search their library for a basic land card, put it onto the battlefield.",
      false,
    ],
    ["Search your library for a basic land card, reveal it, put it into your hand.", false],
    ["You may play an additional land on each of your turns.", true],
    ["You may put a land card from your hand onto the battlefield.", true],
    ["Return all land cards from your graveyard to the battlefield.", true],
  ])("what feeds landfall puts lands onto the battlefield: “%s” %s", (text, feeds) => {
    const found = axesOf(...many(4, text), ...many(3, "Landfall — Scry 1."));
    expect(found.includes("landfall")).toBe(feeds);
  });
});
