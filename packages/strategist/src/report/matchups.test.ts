import { describe, expect, test } from "vitest";
import { cardWithText, sampleDeck } from "../../test/sample-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { readMetaPosition } from "./matchups.ts";

const KRENKO = sampleDeck("krenko-goblin-uproar", "commander");
const [line] = KRENKO.entries;
if (line === undefined) throw new Error("the list is empty");

/** Sixty cards, so many of which say this. */
const deckWith = (count: number, text: string, cmc = 2, type_line = "Sorcery"): StrategyDeck => {
  const entryOf = (name: string, quantity: number, oracle_text: string) => ({
    ...line,
    name,
    quantity,
    board: "main" as const,
    card: cardWithText(oracle_text, { id: name, name, cmc, type_line }),
  });
  return {
    ...KRENKO,
    format: "modern",
    entries: [entryOf("Wanted", count, text), entryOf("Other", 60 - count, "Scry 1.")],
  };
};
const verdicts = (deck: StrategyDeck) =>
  Object.fromEntries(
    readMetaPosition(deckFacts(deck)).matchups.map(({ opponent, verdict }) => [opponent, verdict]),
  );

/** The chance to see one of some cards among those drawn from sixty, by counting hands without any. */
const oneOf = (wanted: number, drawn: number): number =>
  1 -
  Array.from({ length: drawn }, (_, at) => (60 - wanted - at) / (60 - at)).reduce(
    (product, each) => product * each,
    1,
  );

describe("[ANA-03] how a list stands against kinds of decks", () => {
  test.each([
    [12, "good"],
    [4, "even"],
    [2, "bad"],
    [0, "none"],
  ])("%i cards of graveyard hate in sixty: %s", (count, verdict) => {
    const deck = deckWith(count, "Exile target player's graveyard.");
    expect(verdicts(deck).graveyard).toBe(verdict);
    const found = readMetaPosition(deckFacts(deck)).matchups.find(
      ({ opponent }) => opponent === "graveyard",
    );
    expect(found?.chance).toBeCloseTo(oneOf(count, 11), 9);
  });

  test("an answer for a turn is none against many cheap creatures", () => {
    const bounce = "Return target creature to its owner's hand.";
    expect(verdicts(deckWith(8, "Destroy target creature.")).fast).toBe("good");
    const instants = deckWith(8, bounce);
    const entries = instants.entries.map((entry) => ({
      ...entry,
      card: entry.card === null ? null : { ...entry.card, type_line: "Instant" },
    }));
    expect(verdicts({ ...instants, entries }).fast).toBe("none");
  });

  test("an answer that comes too late is none against a fast deck", () => {
    expect(verdicts(deckWith(12, "Destroy target creature.", 2)).fast).toBe("good");
    expect(verdicts(deckWith(12, "Destroy target creature.", 4)).fast).toBe("none");
  });

  test("fast is a deck of speed 6 and more, full of answers one of interaction 6 and more", () => {
    const paceOf = (...from: Parameters<typeof deckWith>) =>
      readMetaPosition(deckFacts(deckWith(...from))).pace?.code;
    expect(paceOf(0, "", 4)).toBe("pace.neither");
    expect(paceOf(20, "Counter target spell.", 3)).toBe("pace.answering");
    expect(paceOf(59, "Scry 1.", 1)).toBe("pace.first");
    expect(paceOf(59, "Counter target spell.", 1)).toBe("pace.both");
  });

  test("no draw or haste alone is strong against control: the stack and the hand decide", () => {
    expect(verdicts(deckWith(20, "Draw two cards.")).control).toBeUndefined();
    expect(verdicts(deckWith(20, "Haste")).control).toBe("none");
    expect(verdicts(deckWith(20, "Counter target spell.")).control).toBeUndefined();
    expect(verdicts(deckWith(20, "Counter target spell. Draw a card.")).control).toBe("good");
  });

  test("cards that are taken from an opponent’s hand count against combo", () => {
    expect(verdicts(deckWith(12, "Target opponent discards two cards.")).combo).toBe("good");
    expect(verdicts(deckWith(12, "Each player discards their hand.")).combo).toBe("none");
  });

  test("a tax on attacks or a fog counts against fast decks and stops no combo", () => {
    const tax =
      "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.";
    const fog = "Prevent all combat damage that would be dealt this turn.";
    const lasting = (text: string) => verdicts(deckWith(12, text, 2, "Enchantment"));
    for (const found of [lasting(tax), verdicts(deckWith(12, fog))])
      expect(found).toMatchObject({ fast: "good", combo: "none" });
    const rule = "Each player can't cast more than one spell each turn.";
    expect(lasting(rule)).toMatchObject({ fast: "none", combo: "good" });
    const grid = "Each spell costs {3} more to cast except during its controller's turn.";
    expect(lasting(grid).combo).toBe("none");
  });

  test("what destroys enchantments alone answers no deck of artifacts", () => {
    expect(verdicts(deckWith(12, "Destroy target enchantment."))).toMatchObject({
      artifacts: "none",
      enchantments: "good",
    });
  });

  test("what counters one color, or free spells, is no counterspell against any deck", () => {
    expect(verdicts(deckWith(12, "Counter target spell if it's blue.")).combo).toBe("none");
    expect(verdicts(deckWith(12, "Counter target spell.")).combo).toBe("good");
  });

  test("a piece of one’s own combo is kept for it", () => {
    const deck = deckWith(12, "Target player discards two cards.");
    const [piece] = deck.entries;
    const combo = {
      ...{ id: "made", results: [], mana: null, needs: [] },
      cards: [{ name: piece?.card?.name ?? "", printedName: null }],
    };
    expect(verdicts(deck).combo).toBe("good");
    const combos = [combo] as unknown as StrategyDeck["combos"];
    expect(verdicts({ ...deck, combos } as StrategyDeck).combo).toBe("none");
  });

  test("an answer to one color answers no kind of card", () => {
    expect(verdicts(deckWith(12, "Destroy target blue permanent."))).toMatchObject({
      artifacts: "none",
      enchantments: "none",
    });
    expect(verdicts(deckWith(12, "Destroy target permanent."))).toMatchObject({
      artifacts: "good",
      enchantments: "good",
    });
  });

  test("one answer more never makes a matchup worse", () => {
    const chances = Array.from(
      { length: 20 },
      (_, count) =>
        readMetaPosition(deckFacts(deckWith(count, "Counter target spell."))).matchups.find(
          ({ opponent }) => opponent === "combo",
        )?.chance ?? -1,
    );
    expect(chances.toSorted((a, b) => a - b)).toEqual(chances);
  });

  test("of cards that cannot be read nothing is claimed", () => {
    const unknown = {
      ...KRENKO,
      entries: KRENKO.entries.map((entry) => ({ ...entry, card: null })),
    };
    expect(readMetaPosition(deckFacts(unknown))).toEqual({ pace: null, matchups: [], risks: [] });
  });
});
