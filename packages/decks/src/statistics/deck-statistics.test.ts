import { describe, expect, it } from "vitest";
import { factsOf, starterDecks, starterIndex, withFacts } from "../../test/starter-cards.ts";
import {
  castingCosts,
  categoryOf,
  deckStatistics,
  entryOfCard,
  leastCost,
  readDecklist,
  resolveDecklist,
} from "../index.ts";

const forest = factsOf({
  name: "Forest",
  type_line: "Basic Land — Forest",
  cmc: 0,
  mana_cost: "",
  oracle_text: "({T}: Add {G}.)",
  color_identity: ["G"],
});
const tower = factsOf({
  name: "Tower",
  type_line: "Land",
  cmc: 0,
  mana_cost: "",
  oracle_text: "{T}: Add one mana of any color in your commander's color identity.",
});
const ring = factsOf({
  name: "Ring",
  type_line: "Artifact",
  cmc: 1,
  mana_cost: "{1}",
  oracle_text: "{T}: Add {C}{C}.",
});
const hybrid = factsOf({
  name: "Hybrid",
  type_line: "Artifact Creature — Golem",
  cmc: 9,
  mana_cost: "{7}{G/U}{U/P}",
  colors: ["G", "U"],
});
const lead = factsOf({
  name: "Lead",
  type_line: "Legendary Creature — Elf",
  cmc: 3,
  mana_cost: "{1}{G}{U}",
  colors: ["G", "U"],
  color_identity: ["G", "U"],
});
const split = factsOf({
  name: "Fire // Ice",
  type_line: "Instant // Instant",
  cmc: 4,
  mana_cost: null,
  colors: ["U", "R"],
  card_faces: [
    { name: "Fire", mana_cost: "{1}{R}", type_line: "Instant" },
    { name: "Ice", mana_cost: "{1}{U}", type_line: "Instant" },
  ],
});

describe("[FOR-06] statistics of a deck", () => {
  const statistics = deckStatistics([
    entryOfCard(lead, { board: "commander" }),
    entryOfCard(forest, { quantity: 10 }),
    entryOfCard(tower),
    entryOfCard(ring),
    entryOfCard(hybrid, { quantity: 2 }),
    entryOfCard(split, { quantity: 3 }),
    entryOfCard(ring, { board: "sideboard", quantity: 4 }),
    entryOfCard(ring, { board: "maybeboard", quantity: 9 }),
    { ...entryOfCard(ring), name: "Mystery", card: null },
  ]);

  it("counts the deck, its lands, its piles in the order of the page", () => {
    expect(statistics).toMatchObject({ cards: 19, sideboard: 4, unknown: 1, lands: 11 });
    expect(statistics.categories).toEqual([
      { category: "commander", count: 1 },
      { category: "creature", count: 2 },
      { category: "instant", count: 3 },
      { category: "artifact", count: 1 },
      { category: "land", count: 11 },
      { category: "other", count: 1 },
      { category: "sideboard", count: 4 },
    ]);
  });

  it("draws the curve of the nonland cards and their average", () => {
    expect(statistics.curve).toEqual([0, 1, 0, 1, 3, 0, 0, 2]);
    expect(statistics.averageManaValue).toBeCloseTo((3 + 1 + 18 + 12) / 7);
    expect(deckStatistics([entryOfCard(forest)]).averageManaValue).toBeNull();
  });

  it("sets colors and mana symbols against the sources of mana", () => {
    expect(statistics.colors).toEqual({ W: 0, U: 6, B: 0, R: 3, G: 3, C: 1 });
    expect(statistics.pips).toEqual({ W: 0, U: 1 + 2 * 2 + 3, B: 0, R: 3, G: 1 + 2, C: 0 });
    expect(statistics.sources).toEqual({ W: 0, U: 1, B: 0, R: 0, G: 11, C: 1 });
    expect(statistics.types).toMatchObject({ creature: 3, artifact: 3, land: 11, instant: 3 });
  });

  it("[ANA-03] counts a fetch land for every color of the typed lands that it finds", () => {
    const fetch = factsOf({
      name: "Strand",
      type_line: "Land",
      oracle_text:
        "{T}, Pay 1 life, Sacrifice this land: Search your library for a Plains or Island card, put it onto the battlefield, then shuffle.",
    });
    const basics = factsOf({
      name: "Expanse",
      type_line: "Land",
      oracle_text:
        "{T}, Sacrifice this land: Search your library for a basic Plains card, put it onto the battlefield tapped, then shuffle.",
    });
    const foundry = factsOf({ name: "Foundry", type_line: "Land — Mountain Plains" });
    const sourcesOf = (...cards: readonly ReturnType<typeof factsOf>[]) =>
      deckStatistics([...cards, hybrid].map((card) => entryOfCard(card))).sources;
    expect(sourcesOf(fetch, foundry)).toMatchObject({ W: 2, U: 1, R: 2 });
    expect(sourcesOf(fetch)).toMatchObject({ W: 1, U: 1, R: 0 });
    expect(sourcesOf(basics, foundry)).toMatchObject({ W: 2, R: 1 });
  });

  it.each([
    [
      "a fetch land",
      "Land",
      "{T}, Pay 1 life, Sacrifice this land: Search your library for a Forest or Island card, put it onto the battlefield, then shuffle.",
      ["U", "G"],
    ],
    [
      "a fetch land for basics",
      "Land",
      "{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
      ["U", "G"],
    ],
    ["a land of any color", "Land", "{T}: Add one mana of any color.", ["U", "G"]],
    ["a land cycler", "Creature — Elf", "Forestcycling {2}", ["G"]],
    ["a basic land cycler", "Creature — Elf", "Basic landcycling {1}", ["U", "G"]],
    [
      "a land that lets others search",
      "Land",
      "{T}, Sacrifice this land: Destroy target land. Its controller may search their library for a basic land card.",
      [],
    ],
    [
      "a spell that searches",
      "Sorcery",
      "Search your library for a basic land card, put that card onto the battlefield tapped.",
      [],
    ],
  ] as const)(
    "[ANA-03] %s counts as a source of what it finds",
    (_, type_line, oracle_text, colors) => {
      const card = factsOf({ name: "Card", type_line, oracle_text });
      const { sources } = deckStatistics([
        entryOfCard(lead, { board: "commander" }),
        entryOfCard(card),
      ]);
      const leads = deckStatistics([entryOfCard(lead, { board: "commander" })]).sources;
      const found = (["W", "U", "B", "R", "G"] as const).filter(
        (color) => sources[color] > leads[color],
      );
      expect(found).toEqual(colors);
    },
  );

  it("[ANA-03] without a commander, any color is one that the costs ask for", () => {
    const any = factsOf({
      name: "Card",
      type_line: "Land",
      mana_cost: "",
      oracle_text: "{T}: Add one mana of any color.",
    });
    const red = factsOf({ name: "Spell", type_line: "Instant", mana_cost: "{R}" });
    expect(deckStatistics([entryOfCard(any), entryOfCard(red)]).sources).toMatchObject({
      W: 0,
      R: 1,
      G: 0,
    });
  });

  it("puts a card with several types in one pile", () => {
    const type = (type_line: string) =>
      categoryOf(entryOfCard(factsOf({ name: "Card", type_line })));
    expect(type("Artifact Land")).toBe("land");
    expect(type("Enchantment Creature — God")).toBe("creature");
    expect(type("Kindred Instant — Elf")).toBe("instant");
    expect(type("Battle — Siege")).toBe("battle");
    expect(type("Creature — Giant // Land")).toBe("creature");
  });

  it.each([...starterDecks])("every copy of %s is in the curve or a land", (_, text) => {
    const list = resolveDecklist(readDecklist(text, starterIndex), starterIndex);
    const { curve, lands, cards } = deckStatistics(withFacts(list.entries));
    expect(curve.reduce((sum, copies) => sum + copies, lands)).toBe(cards);
  });
});

describe("[ANA-03] [FOR-06] computes what a card is cast for", () => {
  const room = factsOf({
    name: "Attic // Cellar",
    layout: "split",
    cmc: 8,
    mana_cost: "{2}{B} // {3}{B}{B}",
    type_line: "Enchantment — Room // Enchantment — Room",
  });
  const kept = { ...room, layout: "split", keywords: ["Aftermath"] };
  const told = { ...room, layout: "adventure", cmc: 3, mana_cost: "{1}{U}{U} // {1}{U}" };
  const either = { ...room, layout: "modal_dfc", cmc: 2, mana_cost: "{1}{B}" };

  it.each([
    ["a Room: one door at a time", room, ["{2}{B} 3", "{3}{B}{B} 5"], 3],
    ["a split card with aftermath: the half that the hand casts", kept, ["{2}{B} 3"], 3],
    ["an adventurer card: creature or Adventure", told, ["{1}{U}{U} 3", "{1}{U} 2"], 3],
    ["a card with two faces: its front", either, ["{1}{B} 2"], 2],
    [
      "a card with X: X is nothing",
      { ...room, layout: "normal", mana_cost: "{X}{B}", cmc: 1 },
      ["{X}{B} 1"],
      1,
    ],
    ["a card without a cost", { ...room, layout: "normal", mana_cost: "", cmc: 0 }, [" 0"], 0],
  ] as const)("computes it for %s", (_, card, costs, least) => {
    expect(castingCosts(card).map(({ cost, manaValue }) => `${cost} ${manaValue}`)).toEqual(costs);
    expect(leastCost(card)).toBe(least);
  });

  it("the curve and the average take a Room by its cheaper door, which is what is paid for it", () => {
    const { curve, averageManaValue } = deckStatistics([entryOfCard(room)]);
    expect(curve.lastIndexOf(1)).toBe(3);
    expect(averageManaValue).toBe(3);
  });
});
