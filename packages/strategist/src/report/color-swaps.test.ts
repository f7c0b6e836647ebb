import { describe, expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import {
  deckOf,
  FOREST,
  ISLAND,
  kills,
  land,
  lands,
  many,
  plain,
  swapsFor,
  untrue,
} from "../../test/swap-decks.ts";
import { colorTarget } from "../color-targets.ts";

const green = (cmc: number) => plain(cmc, { mana_cost: `{${cmc - 1}}{G}`, color_identity: ["G"] });
const blue = (cmc: number) =>
  plain(cmc, { mana_cost: `{${cmc - 2}}{U}{U}`, color_identity: ["U"] });
const pairLand = () => land("{T}: Add {G} or {U}.");
/** Green has far more than it needs, blue far less. */
const shortOfBlue = [...many(20, () => green(3)), ...many(42, () => blue(4))];
const greenLands = [[FOREST, 30] as const, [ISLAND, 7] as const];

describe("[ANA-04] a swap for the colors", () => {
  test("a land that makes the short color takes the place of one that does not: sources and target are told", () => {
    const deck = deckOf(shortOfBlue, greenLands);
    const found = swapsFor(deck, [pairLand()], "colorSource");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      cut: { name: "Forest" },
      reason: { color: "U", sources: [7, 8], needed: 26 },
      effect: { colors: [{ color: "U", sources: [7, 8] }] },
    });
    for (const swap of found) expect(untrue(deck, swap)).toEqual([]);
  });

  test("gives a rock for a rock that costs no less; fast mana and rocks that do more stay", () => {
    const rock = (text: string, cmc = 2) =>
      card(text, { type_line: "Artifact", cmc, mana_cost: `{${cmc}}` });
    const idle = rock("{T}: Add {C}.");
    const kept = [rock("{T}: Add {C}{C}.", 1), rock("{T}: Add {C}.\n{2}, {T}: Draw a card.")];
    const offered = [rock("{T}: Add {U}.", 3), rock("{T}: Add {U}.")];
    const deck = deckOf([...shortOfBlue.slice(3), idle, ...kept], greenLands);
    const found = swapsFor(deck, offered, "colorSource");
    expect(found.map(({ add, cut }) => [add.name, cut.name])).toEqual([
      [offered[1]?.name, idle.name],
    ]);
  });

  test.each([
    [
      "enters tapped where the other does not",
      land("This land enters tapped.\n{T}: Add {G} or {U}."),
    ],
    [
      "is bound to some spells",
      land("{T}: Add {U}. Spend this mana only to cast creature spells."),
    ],
    ["is there already", ISLAND],
    [
      "is no card of the format",
      { ...pairLand(), legalities: { commander: "not_legal" as const } },
    ],
    ["is outside the identity", { ...pairLand(), color_identity: ["R" as const] }],
    ["is a Game Changer", { ...pairLand(), game_changer: true }],
  ])("is none that %s", (_, offered) => {
    expect(swapsFor(deckOf(shortOfBlue, greenLands), [offered], "colorSource")).toEqual([]);
  });

  test("is none where the other color would miss its target, and none for colors that have enough", () => {
    const offered = [land("{T}: Add {U}."), pairLand()];
    const torn = deckOf(
      [...many(30, () => green(3)), ...many(32, () => blue(4))],
      [
        [FOREST, 18],
        [ISLAND, 19],
      ],
    );
    // Of green there is just enough: only the land that makes both may come.
    expect(swapsFor(torn, offered, "colorSource").map(({ add }) => add.name)).toEqual([
      offered[1]?.name,
    ]);
    const even = deckOf(
      [...many(31, () => green(3)), ...many(31, () => plain(3, { mana_cost: "{2}{U}" }))],
      [
        [FOREST, 18],
        [ISLAND, 19],
      ],
    );
    expect(swapsFor(even, offered, "colorSource", "colorCost")).toEqual([]);
  });

  test("a land that looks for others is none beside fewer than three of more types that make the color", () => {
    const seeker = land(
      "{T}, Pay 1 life, Sacrifice this land: Search your library for a Forest or Plains card, put it onto the battlefield, then shuffle.",
    );
    const swapsWith = (...types: readonly string[]) => {
      const duals = types.flatMap((type) => many(3, () => land("", `Land — ${type}`)));
      return swapsFor(deckOf([...shortOfBlue, ...duals], greenLands), [seeker], "colorSource");
    };
    expect(swapsWith("Forest Plains")).toEqual([]);
    expect(swapsWith("Forest Island", "Plains").map(({ add }) => add.name)).toEqual([seeker.name]);
    // One of the types that it looks for is not there.
    expect(swapsWith("Forest Island")).toEqual([]);
  });

  test("a card that asks for far more of the color makes way for one of its role that the deck can pay", () => {
    const dear = kills(4, { mana_cost: "{U}{U}{U}{U}", color_identity: ["U"] });
    const payable = kills(3, { mana_cost: "{2}{G}", color_identity: ["G"] });
    const alike = kills(4, { mana_cost: "{1}{U}{U}{U}", color_identity: ["U"] });
    // Other cards of more roles are the key ones.
    const keys = many(14, () => card("Draw two cards. Destroy target creature.", { cmc: 3 }));
    const deck = deckOf([...shortOfBlue.slice(15), dear, ...keys], greenLands);
    const found = swapsFor(deck, [alike, payable], "colorCost");
    expect(found).toMatchObject([
      {
        add: { name: payable.name },
        cut: { name: dear.name },
        reason: { color: "U", sources: 7, needed: [39, 0], roles: ["removal"] },
      },
    ]);
    for (const swap of found) expect(untrue(deck, swap)).toEqual([]);
  });

  test("a spell with X is not held to be cast without X: it asks for what a later turn can pay", () => {
    const withX = plain(2, { mana_cost: "{X}{U}{U}", color_identity: ["U"] });
    expect(colorTarget(deckOf([withX, ...many(61, () => plain(3))], lands), "U")?.needed).toBe(22);
  });

  test("without a commander no land counts that makes mana for one", () => {
    const tower = land("{T}: Add one mana of any color in your commander's color identity.");
    const pair = pairLand();
    const legal = { modern: "legal" as const };
    const deck = deckOf(
      [...many(10, () => green(3)), ...many(26, () => blue(4))],
      [
        [FOREST, 18],
        [ISLAND, 6],
      ],
      { format: "modern" },
    );
    const offered = [tower, pair].map((each) => ({ ...each, legalities: legal }));
    expect(swapsFor(deck, offered, "colorSource").map(({ add }) => add.name)).toEqual([pair.name]);
  });
});
