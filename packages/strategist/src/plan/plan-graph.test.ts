import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../index.ts";
import { cutOrder } from "../report/cut-order.ts";
import { conflictsWithPlan } from "./conflicts.ts";
import { openingLine } from "./opening-line.ts";
import { planOf } from "./plan-graph.ts";

const many = (count: number, text: string, more: Partial<Card> = {}) =>
  Array.from({ length: count }, () => card(text, more));
const planIn = (deck: StrategyDeck) => planOf(deckFacts(deck));

const FEEDS = "Search your library for a land card, put it onto the battlefield, then shuffle.";
const LANDFALL = "Whenever a land you control enters, you gain 1 life.";
const lands = (...more: readonly Card[]) =>
  deckOf(...many(6, FEEDS), ...many(4, LANDFALL), ...more);
const CREATURE = { type_line: "Creature — Ox", power: "2", cmc: 2 };

describe("[Q-1] a deck is tied by what its cards make happen and reward", () => {
  test("cards that each wait for what the other does again and again are an engine", () => {
    const gains = card("Whenever you draw a card, you gain 1 life.", CREATURE);
    const draws = card("Whenever you gain life, draw a card.", CREATURE);
    const once = card("When this creature enters, you gain 1 life.", CREATURE);
    const { engines } = planIn(deckOf(gains, draws, once));
    expect(engines.map((pair) => pair.map((each) => each.card.name))).toEqual([
      [gains.name, draws.name],
    ]);
  });

  test("a card without a role that no other uses is unused; one that does is not", () => {
    const alone = card("Scry 1.");
    const { unused } = planIn(lands(alone));
    expect(unused.map((each) => each.card.name)).toEqual([alone.name]);
  });

  test("[Q-1] what speaks of what the deck is made of is not called unused", () => {
    const artifacts = many(30, "Scry 1.", { type_line: "Artifact", cmc: 2 });
    const swaps = card("{T}: Choose target artifact a player controls. Frobnicate it.", {
      ...CREATURE,
      power: "0",
    });
    const idle = (deck: StrategyDeck) => planIn(deck).unused.some((each) => each.card === swaps);
    expect([idle(deckOf(swaps, ...artifacts)), idle(deckOf(swaps, ...fill))]).toEqual([
      false,
      true,
    ]);
  });

  test("[Q-1] a combo deck rests on the pieces and what finds them more than on its creatures", () => {
    const [piece, other] = many(2, "Scry 1.", { type_line: "Artifact", cmc: 2 });
    const finder = card("Search your library for a card, put it into your hand, then shuffle.");
    const beasts = many(10, LANDFALL, CREATURE);
    const feeds = many(10, FEEDS);
    const base = deckOf(
      ...[piece, other].flatMap((each) => each ?? []),
      finder,
      ...beasts,
      ...feeds,
    );
    const pieces = [piece, other].map((each) => ({ name: each?.name ?? "", printedName: null }));
    const combo = { cards: pieces } as unknown as NonNullable<StrategyDeck["combos"]>[number];
    const { worth } = planIn({ ...base, archetype: "combo", combos: [combo] });
    const most = Math.max(...beasts.map(({ name }) => worth.get(name) ?? 0));
    expect(worth.get(piece?.name ?? "")).toBeGreaterThan(most);
    expect(worth.get(finder.name)).toBeGreaterThan(most);
  });

  test("[Q-1] what is played for itself, or was not read, is not called unused", () => {
    const burns = card("This spell deals 3 damage to target creature.", { type_line: "Instant" });
    const unread = card("Frobnicate the gizmo.", { type_line: "Instant" });
    expect(planIn(lands(burns, unread)).unused).toEqual([]);
  });

  test("[Q-1] a land that cycles fills no graveyard", () => {
    const raises = many(5, "Return target creature card from your graveyard to your hand.");
    const cycles = many(8, "{T}: Add {G}.\nCycling {2}", { type_line: "Land", cmc: 0 });
    const themesOf = (...cards: readonly Card[]) =>
      planIn(deckOf(...cards)).themes.map(({ theme }) => theme);
    expect(themesOf(...raises, ...cycles)).not.toContain("graveyard");
    expect(themesOf(...raises, ...many(8, "Mill three cards."))).toContain("graveyard");
  });

  test("[Q-1] spells without a color feed what waits for them", () => {
    const echo = card("Whenever you cast a colorless spell, scry 1.", { type_line: "Enchantment" });
    const worthWith = (colors: readonly ("G" | "W")[]) =>
      planIn(deckOf(echo, ...many(8, "Scry 1.", { colors: [...colors] }))).worth.get(echo.name) ??
      0;
    expect(worthWith([])).toBeGreaterThan(worthWith(["G"]));
  });

  test("[ANA-04] what the main theme rests on is never cut, however dear", () => {
    const scapeshift = card(`Sacrifice any number of lands. ${FEEDS}`, { cmc: 8 });
    const facts = deckFacts(lands(scapeshift, ...fill));
    expect(planOf(facts).themes[0]?.theme).toBe("landfall");
    const names = cutOrder(facts).map((each) => each.card.name);
    expect(names).not.toContain(scapeshift.name);
    expect(names).toContain(fill[0]?.name);
  });

  test("creatures that the commander names are worth more than others", () => {
    const leader = card(
      "Whenever this attacks, you may put an Angel creature card from your hand onto the battlefield.",
      {
        type_line: "Legendary Creature — Human",
      },
    );
    const angel = card("", { ...CREATURE, type_line: "Creature — Angel" });
    const ox = card("", CREATURE);
    const { entries, ...deck } = deckOf(angel, ox);
    const led = entries.map((entry) =>
      entry.board === "commander" ? { ...entry, name: leader.name, card: leader } : entry,
    );
    const { worth } = planIn({ ...deck, entries: led });
    expect(worth.get(angel.name)).toBeGreaterThan(worth.get(ox.name) ?? 0);
  });

  test("[ANA-04] what is brought back is not cut for its cost", () => {
    const raises = many(6, "Return target creature card from your graveyard to the battlefield.");
    const fills = many(6, "Discard two cards.");
    const demon = card("Scry 1.", { ...CREATURE, cmc: 9 });
    const dear = card("Scry 1.", { cmc: 9 });
    const order = cutOrder(deckFacts(deckOf(...raises, ...fills, demon, dear))).map(
      (each) => each.card.name,
    );
    expect(order.indexOf(dear.name)).toBe(0);
    expect(order.indexOf(demon.name)).not.toBe(1);
  });
});

describe("[ANA-04] nothing comes in that works against the plan", () => {
  const tokens = deckOf(
    ...many(8, "Create two 1/1 white Soldier creature tokens."),
    ...many(4, "Creatures you control get +1/+1.", { type_line: "Enchantment" }),
  );
  const artifacts = deckOf(
    ...many(14, "", { type_line: "Artifact" }),
    ...many(4, "Artifacts you control have ward {1}.", CREATURE),
  );
  const graves = deckOf(
    ...many(6, "Surveil 2."),
    ...many(6, "Return target creature card from your graveyard to your hand."),
  );
  const burn = deckOf(...many(40, "Made deals 3 damage to any target.", { cmc: 1 }));
  const spells = deckOf(...many(30, "Counter target spell.", { type_line: "Instant" }));

  test.each<[string, StrategyDeck, string, Partial<Card>, boolean]>([
    ["a sweep into tokens", tokens, "Destroy all creatures.", {}, true],
    [
      "damage to each creature into tokens",
      tokens,
      "Made deals 3 damage to each creature.",
      {},
      true,
    ],
    [
      "a sweep of what opponents have",
      tokens,
      "Destroy all creatures you don’t control.",
      {},
      false,
    ],
    ["a sweep of creatures into artifacts", artifacts, "Destroy all creatures.", {}, false],
    ["a sweep of artifacts into artifacts", artifacts, "Destroy all artifacts.", {}, true],
    ["land denial into landfall", lands(), "Destroy all lands.", {}, true],
    ["graveyard hate into a graveyard", graves, "Exile all graveyards.", {}, true],
    ["a seven-drop into burn", burn, "Scry 1.", { cmc: 7 }, true],
    ["a two-drop into burn", burn, "Scry 1.", { cmc: 2 }, false],
    [
      "a sword without bearers",
      spells,
      "Equipped creature gets +2/+2.\nEquip {2}",
      { type_line: "Artifact — Equipment" },
      true,
    ],
  ])("%s works against it: %s", (_, deck, text, more, works) => {
    expect(conflictsWithPlan(deckFacts(deck))(card(text, { name: "Made", ...more }))).toBe(works);
  });
});

describe("[Q-2] a hand", () => {
  const buries = card(
    "Search your library for a card, put that card into your graveyard, then shuffle.",
    { cmc: 1 },
  );
  const raises = card("Return target creature card from your graveyard to the battlefield.", {
    cmc: 1,
  });
  const dear = card("Return target creature card from your graveyard to the battlefield.", {
    cmc: 5,
  });
  const deck = deckFacts(
    deckOf(
      buries,
      raises,
      dear,
      ...many(6, "Discard two cards."),
      ...many(4, dear.oracle_text ?? ""),
    ),
  );
  const lineOf = (hand: readonly Card[], count: number) =>
    openingLine(hand, count, deck).map(({ name }) => name);

  test("begins with what fills the graveyard and what empties it, both castable", () => {
    expect(lineOf([buries, raises], 1)).toEqual([buries.name, raises.name]);
    expect(lineOf([buries, raises], 0)).toEqual([]);
    expect(lineOf([buries, dear], 1)).toEqual([]);
    expect(lineOf([raises], 3)).toEqual([]);
  });

  test("begins with nothing in a deck that is not built for it", () => {
    expect(openingLine([buries, raises], 1, deckFacts(deckOf(buries, raises)))).toEqual([]);
  });

  test("begins with the pieces of a whole combo", () => {
    const [one, other] = [card("Scry 1.", { cmc: 2 }), card("Scry 2.", { cmc: 2 })];
    const combos = [
      {
        name: "Both",
        cards: [one, other].map(({ name }) => ({ name, printedName: null })),
        isEarly: true,
        result: "win",
      },
    ] as unknown as NonNullable<StrategyDeck["combos"]>;
    const facts = deckFacts({ ...deckOf(one, other), combos });
    expect(openingLine([one, other], 2, facts)).toEqual([one, other]);
    expect(openingLine([one], 2, facts)).toEqual([]);
  });
});
