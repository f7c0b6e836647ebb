import { plainEntry } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import { cardWithText, sampleDeck, starterCard } from "../../test/sample-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { isKeepable } from "./draw-hand.ts";
import { chanceOfExactly } from "./hypergeometric.ts";
import { manaByTurn } from "./mana-by-turn.ts";
import type { PlayableCard } from "./playable-cards.ts";
import { simulateGames } from "./simulate-games.ts";

const forest = starterCard("Forest");
const bear = cardWithText("", { name: "Bear", type_line: "Creature — Bear", cmc: 2, power: "2" });
const wall = cardWithText("", { name: "Wall", type_line: "Creature — Wall", cmc: 2, power: "0" });

const deckOf = (
  counts: readonly (readonly [number, StrategyDeck["entries"][number]["card"]])[],
  format: StrategyDeck["format"] = "modern",
) =>
  deckFacts({
    name: "Made up",
    format,
    bracket: null,
    entries: counts.map(([quantity, card]) => ({
      ...plainEntry(card?.name ?? "Unknown", { quantity }),
      card,
    })),
  });

const card = (more: Partial<PlayableCard>): PlayableCard => ({
  isLand: false,
  isModalLand: false,
  isLate: false,
  cost: 2,
  mana: 0,
  from: 0,
  once: 0,
  onceCost: 0,
  isTapped: false,
  colors: new Set(),
  power: 0,
  burn: 0,
  isQuick: false,
  isCommander: false,
  isAsked: false,
  ...more,
});

describe("[FOR-09] simulated opening hands and games", () => {
  test.each([
    [1, 3, false],
    [2, 3, true],
    [5, 3, true],
    [6, 3, false],
    [3, 4, false],
  ])("%d lands and spells of mana value %d: kept is %s", (lands, cost, kept) => {
    const hand = Array.from({ length: 7 }, (_, at) => card({ isLand: at < lands, cost }));
    expect(isKeepable(hand)).toBe(kept);
  });

  test("keep as many first hands as are counted exactly, within their error", () => {
    const games = simulateGames(
      deckOf([
        [24, forest],
        [36, bear],
      ]),
    );
    const exact = [2, 3, 4, 5]
      .map((lands) => chanceOfExactly({ deck: 60, wanted: 24, drawn: 7 }, lands))
      .reduce((sum, chance) => sum + chance, 0);
    expect(Math.abs((games?.keeps.share ?? 0) - exact)).toBeLessThan(games?.keeps.error ?? 0);
    expect(games?.keeps.error).toBeLessThan(0.032);
  });

  test("are the same each time, and others from another seed", () => {
    const facts = deckFacts(sampleDeck("krenko-goblin-uproar", "commander"));
    expect(simulateGames(facts)).toEqual(simulateGames(facts));
    expect(simulateGames(facts, { seed: 1 })).not.toEqual(simulateGames(facts, { seed: 2 }));
  });

  test("[Q-3] burn goes to the head: a list of burn wins sooner than one of bears", () => {
    const burn = cardWithText("This spell deals 5 damage to any target.", { cmc: 1 });
    const winsBy = (spell: typeof burn) =>
      simulateGames(
        deckOf([
          [24, forest],
          [36, spell],
        ]),
      )?.medianTurn ?? 99;
    expect(winsBy(burn)).toBeLessThan(winsBy(bear));
    expect(winsBy(cardWithText("This spell deals 5 damage to target creature.", { cmc: 1 }))).toBe(
      99,
    );
  });

  test("bears win no earlier than they can: 20 damage at two a turn each", () => {
    const games = simulateGames(
      deckOf([
        [24, forest],
        [36, bear],
      ]),
    );
    // One bear in turns 2 and 3, two in turns 4 and 5, three from the sixth: 2, 4, 8, 12 damage.
    expect(games?.wonBy[0]?.turn).toBeGreaterThanOrEqual(6);
    expect(games?.medianTurn).toBeGreaterThanOrEqual(6);
    expect(games?.medianTurn).toBeLessThanOrEqual(8);
    expect(games).toMatchObject({ life: 20, drawsFirst: false });
  });

  test("what deals no damage never wins, and the interval says how surely", () => {
    const games = simulateGames(
      deckOf([
        [24, forest],
        [36, wall],
      ]),
    );
    expect(games).toMatchObject({ medianTurn: null, wonBy: [] });
  });

  test("cards that are not known are drawn and never cast", () => {
    const games = simulateGames(
      deckOf([
        [24, forest],
        [36, null],
      ]),
    );
    expect(games).toMatchObject({ keeps: { share: 0 }, medianTurn: null });
    expect(games?.keeps.error).toBeGreaterThan(0);
  });

  test.each([
    [13, false],
    [14, true],
  ])("a deck of %d cards is played: %s", (count, isPlayed) => {
    expect(simulateGames(deckOf([[count, forest]])) !== undefined).toBe(isPlayed);
  });

  test("more life to take never makes a deck faster (CR 903.7)", () => {
    const list = [
      [40, forest],
      [59, bear],
    ] as const;
    const duel = simulateGames(deckOf(list, "duel commander"));
    const table = simulateGames(deckOf(list, "commander"));
    expect(table).toMatchObject({ life: 40, drawsFirst: true });
    expect(table?.medianTurn ?? 99).toBeGreaterThan(duel?.medianTurn ?? 99);
  });

  test("a ritual, and what is sacrificed for mana, make none in the turns after", () => {
    const ritual = cardWithText("Add {R}{R}{R}.", { name: "Ritual", cmc: 1 });
    const petal = cardWithText("{T}, Sacrifice this artifact: Add {R}.", {
      name: "Petal",
      type_line: "Artifact",
      cmc: 0,
    });
    const rock = cardWithText("{T}: Add {R}.", { name: "Rock", type_line: "Artifact", cmc: 1 });
    const averageWith = (maker: typeof rock) =>
      manaByTurn(
        deckOf([
          [24, forest],
          [20, maker],
          [16, bear],
        ]),
      )?.average(4) ?? 0;
    // A third of the cards that are drawn is one: two mana more, or one.
    expect(averageWith(ritual)).toBeLessThanOrEqual(4 + 2 / 3);
    expect(averageWith(petal)).toBeLessThanOrEqual(4 + 1 / 3);
    expect(averageWith(rock)).toBeGreaterThan(5);
  });
});
