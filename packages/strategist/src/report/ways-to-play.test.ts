import { describe, expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { sampleDeck } from "../../test/sample-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { reportOnDeck } from "./deck-report.ts";
import { planGame } from "./plan-game.ts";
import { WAYS_TO_PLAY } from "./ways-to-play.ts";

const waysOf = (file: string, format: "commander" | "modern") => {
  const deck = sampleDeck(file, format);
  return reportOnDeck(deck, { candidates: [], near: [] });
};

test("[ANA-02] [ANA-03] each way to play says what the list holds for it, counted on the list", () => {
  const { ways, deck } = waysOf("modern-red-white-burn", "modern");
  const cheap = deck.entries.filter(
    ({ card, board }) =>
      board === "main" &&
      card !== null &&
      card.cmc <= 2 &&
      /Creature/.test(card.type_line) &&
      Number(card.power) > 0,
  );
  expect(cheap.length).toBeGreaterThan(0);
  expect(ways.aggro[0]).toMatchObject({
    code: "report.ways.aggro",
    params: { count: cheap.reduce((sum, { quantity }) => sum + quantity, 0) },
  });
  // Nothing is said of a way that the list has no card for.
  expect(ways.combo).toEqual([]);
});

test("[Q-3] attackers are counted by their first face, and those that make Treasures by attacking too", () => {
  const more = { cmc: 2, type_line: "Creature — Ox // Planeswalker — Ox", power: null };
  const faces = [
    { name: "Front", type_line: "Creature — Ox", power: "2" },
    { name: "Back", type_line: "Planeswalker — Ox" },
  ];
  const pirate = card(
    "Whenever this creature deals combat damage to a player, create a Treasure token.",
    {
      ...{ cmc: 1, type_line: "Creature — Monkey", power: "2" },
    },
  );
  const elf = card("{T}: Add {G}.", { cmc: 1, type_line: "Creature — Elf", power: "1" });
  const deck = deckOf(card("", { ...more, card_faces: faces }), pirate, elf);
  const { ways } = reportOnDeck(deck, { candidates: [], near: [] });
  expect(ways.aggro[0]).toMatchObject({ params: { count: 2 } });
});

test("[ANA-02] every card that a way names is in the list", () => {
  const { ways, deck } = waysOf("atraxa-growing-council", "commander");
  const names = new Set(deck.entries.map(({ name }) => name));
  const named = WAYS_TO_PLAY.flatMap((way) => ways[way]).flatMap(({ params }) => {
    const { cards } = params;
    return typeof cards === "object" && "cards" in cards ? cards.cards : [];
  });
  expect(named.length).toBeGreaterThan(0);
  for (const { name } of named) expect(names).toContain(name);
});

describe("[ANA-03] a card is played in a part of the game", () => {
  const room = "{2}{B} // {3}{B}{B}";
  test.each([
    ["by its mana value", { cmc: 3 }, "early"],
    ["in the middle from four on", { cmc: 4 }, "mid"],
    ["late from seven on", { cmc: 7 }, "late"],
    ["a Room by its cheaper door", { layout: "split", mana_cost: room, cmc: 8 }, "early"],
    [
      "a split card with aftermath by the half that the hand casts",
      { layout: "split", mana_cost: "{3}{U} // {U}", cmc: 5, keywords: ["Aftermath"] },
      "mid",
    ],
    [
      "an adventurer card as its creature",
      { layout: "adventure", mana_cost: "{6}{G} // {2}{G}", cmc: 7 },
      "late",
    ],
  ])("is put there: %s", (_, more, phase) => {
    const played = card("Scry 1.", more);
    const found = planGame(deckFacts(deckOf(played)), { worth: new Map() }).find(({ cards }) =>
      cards.some(({ name }) => name === played.name),
    );
    expect(found?.phase).toBe(phase);
  });
});
