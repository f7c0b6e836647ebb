import { expect, test } from "vitest";
import {
  deckOf,
  FOREST,
  ISLAND,
  kills,
  land,
  many,
  plain,
  swapsFor,
} from "../../test/swap-decks.ts";

const green = () => plain(3, { mana_cost: "{2}{G}", color_identity: ["G"] });
const blue = () => plain(3, { mana_cost: "{2}{U}", color_identity: ["U"] });
const spells = [...many(20, green), ...many(20, blue), ...many(22, () => kills(3))];
const slow = () => land("This land enters tapped.\n{T}: Add {G} or {U}.");
const lands = (each = slow()) =>
  [
    [FOREST, 18],
    [ISLAND, 18],
    [each, 1],
  ] as const;

test("[ANA-04] a land that may enter untapped takes the place of one of the same colors that never does", () => {
  const quick = land("{T}: Add {G} or {U}.");
  const found = swapsFor(deckOf(spells, lands()), [quick], "tappedLand");
  expect(found.map(({ add }) => add.name)).toEqual([quick.name]);
});

test.each([
  ["makes one of its colors only", "{T}: Add {G}."],
  ["enters tapped as well", "This land enters tapped.\n{T}: Add {G} or {U}."],
])("[ANA-04] no land does that %s", (_, text) => {
  expect(swapsFor(deckOf(spells, lands()), [land(text)], "tappedLand")).toEqual([]);
});

test("[ANA-04] what counts opponents comes to no duel", () => {
  const crowd = land(
    "This land enters tapped unless you have two or more opponents.\n{T}: Add {G} or {U}.",
    "Land",
  );
  const duel = { ...crowd, legalities: { commander: "legal", modern: "legal" } };
  const swapsIn = (format?: "modern") =>
    swapsFor(deckOf(spells, lands(), format === undefined ? {} : { format }), [duel], "tappedLand");
  expect(swapsIn().map(({ add }) => add.name)).toEqual([crowd.name]);
  expect(swapsIn("modern")).toEqual([]);
});
