import type { Archetype } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, line } from "../../test/made-deck.ts";
import {
  cheap,
  deckOf,
  FOREST,
  kills,
  lands,
  many,
  plain,
  spells,
  swapsFor,
  untrue,
} from "../../test/swap-decks.ts";

describe("[ANA-04] a swap for the curve", () => {
  test.each([
    ["average", "too dear on average", spells.heavy],
    ["early", "without early plays", spells.slow],
    ["late", "with too many late cards", spells.split],
  ] as const)("%s: a list %s, with the figures before and after", (measure, _, held) => {
    const deck = deckOf(held, lands);
    const found = swapsFor(deck, cheap, "curve");
    expect(found.length).toBeGreaterThan(0);
    for (const swap of found) {
      expect(swap.reason).toMatchObject({ measure, lists: "commander" });
      expect(swap.cut.cmc - swap.add.cmc).toBeGreaterThanOrEqual(2);
      expect(untrue(deck, swap)).toEqual([]);
    }
  });

  test.each([
    ["a usual list", deckOf(spells.usual, lands)],
    ["ramp, which is built for dear cards", deckOf(spells.split, lands, { archetype: "ramp" })],
    [
      "one that puts its creatures into play",
      deckOf(
        [
          ...spells.split.slice(6),
          ...many(6, () =>
            card("You may put a creature card from your hand onto the battlefield.", { cmc: 2 }),
          ),
        ],
        lands,
      ),
    ],
    ["a draft", deckOf(spells.heavy.slice(0, 30), [[FOREST, 10]], { format: "draft" })],
    ["a list that is not whole", deckOf(spells.heavy, [[FOREST, 9]])],
  ])("is none for %s", (_, deck) => {
    expect(swapsFor(deck, cheap, "curve")).toEqual([]);
  });

  test("a list is held to what its plan asks: the owner calls it aggro, its average is 3.2", () => {
    const held = [
      ...many(32, () => card("", { type_line: "Creature — Ape", power: "2", cmc: 2 })),
      ...many(18, () => kills(5)),
      ...many(12, () => plain(4)),
    ];
    const of = (archetype: Archetype) =>
      swapsFor(deckOf(held, lands, { archetype }), cheap, "curve").map(({ reason }) => reason);
    expect(of("aggro")[0]).toMatchObject({ measure: "average", lists: "plan", bound: 2.8 });
    expect(of("midrange")).toEqual([]);
  });

  test("what costs itself less is not dear, and X is no small cost", () => {
    const delve = (cmc: number) => card("Delve\nDestroy target creature.", { cmc });
    const held = [...many(29, () => delve(7)), ...many(33, () => plain(3))];
    expect(swapsFor(deckOf(held, lands), cheap, "curve")).toEqual([]);
    const x = kills(3, { mana_cost: "{X}{3}" });
    expect(swapsFor(deckOf(spells.heavy, lands), [x], "curve")).toEqual([]);
  });

  test("a body stays a body, and what makes mana first stands in for nothing else", () => {
    const body = kills(3, { type_line: "Creature — Ape" });
    const rock = card("{T}: Add {C}.\nDestroy target creature.", { type_line: "Artifact", cmc: 3 });
    expect(swapsFor(deckOf(spells.heavy, lands), [body, rock], "curve")).toEqual([]);
  });

  test("sixty cards: a single dear copy goes, never what the list has three or four of", () => {
    const dear = kills(7);
    const held = [...many(12, () => kills(6)), ...many(10, () => plain(4)), dear];
    const deck = deckOf(held, [[FOREST, 25]], { format: "modern" });
    const four = kills(6);
    const entries = [...deck.entries, line(four, 4), line(plain(3), 8)];
    const legal = { legalities: { modern: "legal" as const } };
    const found = swapsFor({ ...deck, entries }, [kills(3, legal)], "curve");
    expect(found.map(({ reason }) => reason)).toMatchObject([{ lists: "sixty" }]);
    expect(found.map(({ cut }) => cut.name)).not.toContain(four.name);
  });
});
