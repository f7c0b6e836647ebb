import { describe, expect, test } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { putOntoBattlefieldBy } from "./put-onto-battlefield.ts";

const made = (oracle_text: string, type_line = "Sorcery", more = {}) =>
  factsOf({ name: "Made-Up Card", type_line, oracle_text, ...more });
const VEHICLE = "Artifact — Vehicle";
const LEGEND = "Legendary Creature — Demon";

const zonesFor = (text: string, type: string, more = {}) =>
  putOntoBattlefieldBy(made(text))
    .filter(({ fits }) => fits(made("", type, more)))
    .map(({ from }) => from);

describe("[Q-1] what a card brings onto the battlefield without its cost, by its text", () => {
  test.each([
    ["Return target Vehicle card from your graveyard to the battlefield.", VEHICLE, "graveyard"],
    ["Return target Vehicle card from your graveyard to the battlefield.", LEGEND, undefined],
    [
      "Return target legendary creature card from your graveyard to the battlefield.",
      LEGEND,
      "graveyard",
    ],
    ["You may put a creature card from your hand onto the battlefield.", LEGEND, "hand"],
    ["You may put a permanent card from your hand onto the battlefield.", "Instant", undefined],
    [
      "You may put a land card from your hand onto the battlefield.",
      "Basic Land — Island",
      undefined,
    ],
    [
      "Search your library for an artifact card, put it onto the battlefield, then shuffle.",
      VEHICLE,
      "library",
    ],
    [
      "Look at the top six cards of your library. You may put up to two creature cards from among them onto the battlefield.",
      LEGEND,
      "library",
    ],
  ] as const)("%s %s: %s", (text, type, zone) => {
    expect(zonesFor(text, type)).toEqual(zone === undefined ? [] : [zone]);
  });

  test("a size that is told counts, and what X or a sum decides is not brought for less", () => {
    const small =
      "Return target creature card with mana value 3 or less from your graveyard to the battlefield.";
    expect(zonesFor(small, LEGEND, { cmc: 3 })).toEqual(["graveyard"]);
    expect(zonesFor(small, LEGEND, { cmc: 8 })).toEqual([]);
    const paid =
      "Search your library for a creature card with mana value X or less, put it onto the battlefield, then shuffle.";
    expect(zonesFor(paid, LEGEND, { cmc: 3 })).toEqual([]);
  });

  test.each([
    "Exile target creature you control, then return it to the battlefield under its owner's control.",
    "Create a 4/4 white Angel creature token.",
    "Target opponent puts a creature card from their hand onto the battlefield.",
  ])("brings nothing: %s", (text) => {
    expect(zonesFor(text, LEGEND)).toEqual([]);
  });
});
