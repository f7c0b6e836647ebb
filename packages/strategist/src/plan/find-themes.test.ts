import type { Card } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import { card, deckOf, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { reportOnDeck } from "../report/deck-report.ts";
import { findThemes, themeFinding } from "./find-themes.ts";

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
    [
      "what is for the type of this commander rewards it",
      [
        elves,
        many(3, "Creatures you control that share a creature type with your commander have haste."),
      ],
      [10, 3],
    ],
    ["a name rewards nothing", [elves, many(3, lord), [bow]], [10, 3]],
    ["two cards that reward it are no plan", [elves, many(2, lord)], undefined],
    ["seven creatures are no tribe", [many(6, "", elf), many(3, lord)], undefined],
    [
      "Humans are none: most creatures are",
      [many(20, "", human), many(3, "Other Humans you control get +1/+1.")],
      undefined,
    ],
  ])("finds %s", (_, cards, counts) => {
    const { ways } = reportOnDeck(deckOf(...cards.flat()), { candidates: [], near: [] });
    const kin = ways.other.find(({ code }) => code === "report.ways.kin")?.params;
    expect(kin && [kin.makers, kin.payoffs]).toEqual(counts);
    if (kin !== undefined) expect(kin.kind).toEqual({ kind: { en: "Elf", fr: "Elf" } });
  });
});

describe("[ANA-03] cards that feed one another are found where the list has both sides", () => {
  const themesIn = (...cards: readonly Card[]) =>
    inOneGo(findThemes(deckFacts(deckOf(...cards)))).map(({ theme }) => theme);
  const tokens = "Create two 1/1 white Soldier creature tokens.";
  const outlet = "Sacrifice another creature: Scry 1.";
  const lands = "Search your library for a basic land card, put it onto the battlefield tapped.";
  const landfall = "Landfall — Whenever a land you control enters, scry 1.";

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
    ["lifegain", "You gain 4 life.", "Whenever you gain life, scry 1."],
    ["landfall", lands, landfall],
    [
      "discard",
      "Target player discards two cards.",
      "Whenever an opponent discards a card, scry 1.",
    ],
  ])("finds %s", (theme, makes, rewards) => {
    expect(themesIn(...many(4, makes), ...many(3, rewards))).toContain(theme);
    expect(themesIn(...many(8, makes))).not.toContain(theme);
    expect(themesIn(...many(3, rewards))).not.toContain(theme);
  });

  test("calls it a theme to use what opponents own, from eight cards on", () => {
    const steals = "When this creature enters, gain control of target artifact.";
    expect(themesIn(...many(8, steals))).toContain("theft");
    expect(themesIn(...many(7, steals))).not.toContain("theft");
  });

  test("calls a graveyard a theme where enough cards use it, not for a few", () => {
    const raises = "Return target creature card from your graveyard to the battlefield.";
    const surveils = many(8, "Surveil 2.");
    expect(themesIn(...surveils, ...many(5, raises))).toContain("graveyard");
    expect(themesIn(...surveils, ...many(4, raises))).not.toContain("graveyard");
  });

  test.each([
    ["artifacts", "Artifact", 14, "Artifacts you control have ward {1}."],
    ["enchantments", "Enchantment", 10, "Whenever you cast an enchantment spell, scry 1."],
    ["spells", "Instant", 12, "Whenever you cast an instant or sorcery spell, scry 1."],
    [
      "equipment",
      "Artifact — Equipment",
      4,
      "This creature gets +1/+0 for each Equipment you control.",
    ],
    [
      "planeswalkers",
      "Legendary Planeswalker — Ajani",
      5,
      "Planeswalkers you control have ward {1}.",
    ],
  ])("%s are counted by their type", (theme, type_line, least, rewards) => {
    const bodies = many(4, rewards, { type_line: "Creature" });
    expect(themesIn(...many(least, "", { type_line }), ...bodies)).toContain(theme);
    expect(themesIn(...many(least - 1, "", { type_line }), ...bodies)).not.toContain(theme);
  });

  test.each([
    ["team", 7, tokens, 3, "Creatures you control get +1/+1."],
    ["attacks", 6, tokens, 4, "Whenever a creature you control attacks, scry 1."],
    [
      "reanimator",
      6,
      "Discard two cards.",
      5,
      "Return target creature card from your graveyard to the battlefield.",
    ],
    ["wheels", 6, "Each player draws two cards.", 3, "Whenever an opponent draws a card, scry 1."],
    ["drawing", 8, "Draw two cards.", 3, "Whenever you draw a card, scry 1."],
    ["madness", 4, "Discard a card: Scry 1.", 3, "Whenever you discard a card, scry 1."],
    ["treasures", 5, "Create a Treasure token.", 2, "Whenever you sacrifice an artifact, scry 1."],
    [
      "selfDamage",
      6,
      "This artifact deals 1 damage to you.",
      3,
      "Whenever you’re dealt damage, scry 1.",
    ],
    ["coinFlips", 3, "Flip a coin.", 1, "Whenever you win a coin flip, scry 1."],
    ["dice", 4, "Roll a six-sided die.", 2, "Whenever you roll one or more dice, scry 1."],
    ["groupHug", 8, "Each player draws a card.", 0, ""],
    ["cycling", 8, "Cycling {2}", 2, "Whenever you cycle a card, scry 1."],
    ["cycling", 8, "Cycling {2}", 2, "Cycling abilities you activate cost {2} less to activate."],
    ["mill", 8, "Target opponent mills four cards.", 0, ""],
  ])("finds %s", (theme, least, makes, payoffs, rewards) => {
    const found = themesIn(...many(least, makes), ...many(payoffs, rewards));
    expect(found).toContain(theme);
    expect(themesIn(...many(least - 1, makes), ...many(payoffs, rewards))).not.toContain(theme);
  });

  test("[Q-1] poison is a plan without payoffs", () => {
    const infect = (count: number) => many(count, "Infect", { keywords: ["Infect"] });
    expect(themesIn(...infect(6))).toEqual(["poison"]);
    expect(themesIn(...infect(5))).toEqual([]);
  });

  test("[Q-1] of spells a deck of sixty cards asks for fewer, which prowess rewards", () => {
    const sixty = (count: number) => {
      const lines = [
        line(card("Scry 1.", { type_line: "Instant" }), count),
        line(card("Prowess", { type_line: "Creature", keywords: ["Prowess"] }), 4),
        line(card("", { type_line: "Basic Land — Mountain" }), 56 - count),
      ];
      const deck = { name: "Test", format: "modern", bracket: null, entries: lines } as const;
      return inOneGo(findThemes(deckFacts(deck))).map(({ theme }) => theme);
    };
    expect(sixty(7)).toEqual(["spells"]);
    expect(sixty(6)).toEqual([]);
  });

  test("of a side that the commander is on, one card is enough", () => {
    const { entries, ...deck } = deckOf(...many(6, tokens));
    const leader = card("Whenever a creature you control enters, scry 1.", {
      type_line: "Legendary Creature — Elf",
    });
    const led = entries.map((entry) =>
      entry.board === "commander" ? { ...entry, name: leader.name, card: leader } : entry,
    );
    const [first] = inOneGo(findThemes(deckFacts({ ...deck, entries: led })));
    expect(first).toMatchObject({ theme: "tokensAndEntering", payoffs: [{ name: leader.name }] });
    expect(themesIn(...many(6, tokens))).toEqual([]);
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
    const found = themesIn(...many(4, text), ...many(3, landfall));
    expect(found.includes("landfall")).toBe(feeds);
  });
});

test("[Q-1] what is brought back puts nothing into a graveyard", () => {
  const large = many(6, "", { type_line: "Creature — Beast", cmc: 7 });
  const revives = many(5, "Return target creature card from your graveyard to the battlefield.", {
    type_line: "Sorcery",
  });
  const fillers = many(4, "Target player discards a card. You discard two cards.", {
    type_line: "Sorcery",
  });
  const codeOf = (...cards: readonly Card[]) => {
    const themes = inOneGo(findThemes(deckFacts(deckOf(...cards))));
    const found = themes.find(({ theme }) => theme === "reanimator");
    return found && themeFinding(found).code;
  };
  expect(codeOf(...large, ...revives)).toBe("report.themes.revived");
  expect(codeOf(...large, ...fillers, ...revives)).toBe("report.themes.filledAndRevived");
});
