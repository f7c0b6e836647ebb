import type { Card } from "@spellwright/contract";
import type { FoundCombo } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import { cardWithText, sampleDeck } from "../../test/sample-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { cutOrder } from "./cut-order.ts";
import { findWins } from "./find-wins.ts";
import { findKeyCards } from "./key-cards.ts";

const KRENKO = sampleDeck("krenko-goblin-uproar", "commander");
const [line] = KRENKO.entries;
if (line === undefined) throw new Error("the list is empty");

const entryOf = (name: string, card: Card) => ({
  ...line,
  name,
  board: "main" as const,
  quantity: 1,
  card: { ...card, id: name, name },
});

/** A deck led by a creature, with so many cards of each text. */
const deckOf = (
  leader: Partial<Card>,
  texts: readonly (readonly [count: number, text: string])[] = [],
): StrategyDeck => {
  const entry = (name: string, board: "main" | "commander", card: Card) => ({
    ...line,
    name,
    board,
    quantity: 1,
    card: { ...card, id: name, name },
  });
  const cards = texts.flatMap(([count, text], kind) =>
    Array.from({ length: count }, (_, at) =>
      entry(`Card ${kind} ${at}`, "main", cardWithText(text)),
    ),
  );
  const lead = cardWithText("", { type_line: "Legendary Creature — Elf", ...leader });
  return { ...KRENKO, entries: [entry("Leader", "commander", lead), ...cards] };
};
const kinds = (deck: StrategyDeck) => findWins(deckFacts(deck), []).map(({ kind }) => kind);
const SWORD = "Equipped creature gets +2/+2.\nEquip {2}";

describe("[ANA-03] the ways to win of a list", () => {
  test("a small commander deals no 21 damage, a large, an evasive or an armed one may", () => {
    expect(kinds(deckOf({ power: "3" }))).not.toContain("commander");
    expect(kinds(deckOf({ power: "5" }))).toContain("commander");
    expect(kinds(deckOf({ power: "4" }))).not.toContain("commander");
    expect(kinds(deckOf({ power: "4", keywords: ["Flying"] }))).toContain("commander");
    expect(kinds(deckOf({ power: "2" }, [[8, SWORD]]))).toContain("commander");
  });

  test.each([
    ["Whenever a creature dies, each opponent loses 1 life.", "drain"],
    [
      "At the beginning of each player's upkeep, this enchantment deals 1 damage to that player.",
      "drain",
    ],
    ["Create two 1/1 red Goblin creature tokens.", "tokens"],
  ])("many cards that say “%s” are one: %s", (text, kind) => {
    expect(kinds(deckOf({ power: "1" }, [[8, text]]))).toContain(kind);
    expect(kinds(deckOf({ power: "1" }, [[2, text]]))).not.toContain(kind);
  });

  test("[Q-1] what takes life once as it is cast is no drain, what goes on is", () => {
    const once = "Each opponent loses 3 life.";
    const again = "At the beginning of your upkeep, each opponent loses 1 life.";
    expect(kinds(deckOf({ power: "1" }, [[8, once]]))).not.toContain("drain");
    expect(kinds(deckOf({ power: "1" }, [[8, again]]))).toContain("drain");
  });

  test.each([
    ["You win the game.", "words"],
    ["Target opponent loses the game.", "words"],
    ["This spell deals X damage to each player.", "finishers"],
  ])("one card that says “%s” is one: %s", (text, kind) => {
    expect(kinds(deckOf({ power: "1" }, [[1, text]]))).toContain(kind);
  });

  test("what more of the list does comes first, and a commander counts for five cards", () => {
    const drain = "When this creature enters, each opponent loses 1 life.";
    const tokens = "Create two 1/1 red Goblin creature tokens.";
    const ways = (drains: number, makers: number, leader = "") =>
      kinds(
        deckOf({ power: "1", oracle_text: leader }, [
          [drains, drain],
          [makers, tokens],
        ]),
      )[0];
    expect(ways(5, 16)).toBe("tokens");
    expect(ways(15, 8)).toBe("drain");
    expect(ways(5, 4, tokens)).toBe("tokens");
  });

  test("[Q-1] every combo of a combo deck is a way to win, its creatures are none", () => {
    const bodies = Array.from({ length: 20 }, (_, at) =>
      entryOf(`Body ${at}`, cardWithText("", { type_line: "Creature — Elf", power: "2" })),
    );
    const deck = { ...deckOf({ power: "1" }), archetype: "combo" as const };
    const facts = deckFacts({ ...deck, entries: [...deck.entries, ...bodies] });
    const combo = (...names: readonly string[]) =>
      ({ cards: names.map((name) => ({ name, printedName: null })) }) as unknown as FoundCombo;
    const ways = findWins(facts, [combo("Body 1", "Body 2"), combo("Body 3", "Body 4")]);
    expect(ways.map(({ kind }) => kind)).toEqual(["combo", "combo"]);
    expect(findWins(facts, []).map(({ kind }) => kind)).toContain("attackers");
  });

  test("[Q-1] storm wins with what ends a game; an answer with storm, or a lone planeswalker, is no way", () => {
    const storm = { keywords: ["Storm"] };
    const withCard = (text: string, more: Partial<Card>) => {
      const deck = deckOf({ power: "1" });
      const added = entryOf("Added", cardWithText(text, more));
      return kinds({ ...deck, entries: [...deck.entries, added] });
    };
    expect(withCard("This spell deals 1 damage to any target.\nStorm", storm)).toContain("storm");
    expect(withCard("Target player sacrifices a creature.\nStorm", storm)).not.toContain("storm");
    expect(withCard("+1: Scry 1.", { type_line: "Planeswalker — Ajani" })).not.toContain(
      "planeswalkers",
    );
  });

  test("[Q-1] double strike makes a smaller commander deal 21 damage", () => {
    expect(kinds(deckOf({ power: "3", keywords: ["Double strike"] }))).toContain("commander");
  });

  test("what a deck wins by is not what it is told to cut first", () => {
    const drain = "Whenever a creature dies, each opponent loses 1 life.";
    const facts = deckFacts(
      deckOf({ power: "1" }, [
        [6, drain],
        [6, "Scry 1."],
      ]),
    );
    const first = cutOrder(facts).slice(0, 6);
    expect(first.map(({ card }) => card.oracle_text)).toEqual(Array(6).fill("Scry 1."));
  });

  test("Game Changers are of Commander: no other format has a key card for being one", () => {
    const deck = deckOf({ power: "1" }, [[1, "Draw three cards."]]);
    const entries = deck.entries.map((entry) => ({
      ...entry,
      card: entry.card === null ? null : { ...entry.card, game_changer: true },
    }));
    const reasonsIn = (format: StrategyDeck["format"]) =>
      findKeyCards(deckFacts({ ...deck, format, entries }), [], { worth: new Map(), wins: [] }).map(
        ({ reason }) => reason,
      );
    expect(reasonsIn("commander")).toContain("gameChanger");
    expect(reasonsIn("legacy")).not.toContain("gameChanger");
  });

  test("[Q-1] the heart of the plan comes before a Game Changer that only has a role", () => {
    const deck = deckOf({ power: "1" }, [
      [1, "Counter target spell."],
      [1, "Whenever you cycle a card, scry 1."],
    ]);
    const changed = deck.entries.map((entry) => ({
      ...entry,
      card:
        entry.card === null
          ? null
          : { ...entry.card, game_changer: entry.card.oracle_text?.startsWith("Counter") === true },
    }));
    const facts = deckFacts({ ...deck, format: "commander", entries: changed });
    const heart = facts.cards.find(({ card }) => card.oracle_text?.includes("cycle"));
    const worth = new Map([[heart?.card.name ?? "", 20]]);
    const reasons = findKeyCards(facts, [], { worth, wins: [] }).map(({ reason }) => reason);
    expect(reasons).toEqual(["commander", "plan", "gameChanger"]);
  });

  test("a card that only makes mana is no key card, whoever plays it", () => {
    const rock = "{T}: Add one mana of any color.";
    const facts = deckFacts(
      deckOf({ power: "1" }, [
        [3, rock],
        [3, "Draw three cards."],
      ]),
    );
    const names = findKeyCards(facts, [], { worth: new Map(), wins: [] }).map(
      ({ card }) => card.name,
    );
    expect(names).toContain("Leader");
    expect(names.filter((name) => name.startsWith("Card 0"))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("[ANA-04] [FOR-09] the order of cuts spares what the main synergy rests on", () => {
  const puts = "Put a +1/+1 counter on target creature.";
  const rewards = "Creatures you control with +1/+1 counters on them have vigilance.";
  const lord = "Other Elves you control get +1/+1.";
  const idle = "Scry 1.";

  test.each([
    [
      "a few that feed many others, and these",
      [
        [4, puts],
        [6, rewards],
      ],
      [puts, rewards],
    ],
    [
      "those that many feed, not each of the many",
      [
        [12, puts],
        [3, rewards],
      ],
      [rewards],
    ],
    [
      "nothing where too few feed it",
      [
        [3, puts],
        [6, rewards],
      ],
      [],
    ],
    [
      "nothing where too few are fed",
      [
        [6, puts],
        [2, rewards],
      ],
      [],
    ],
  ] as const)("spares %s", (_, cards, spared) => {
    const all = [...cards, [6, idle]] as const;
    const order = cutOrder(deckFacts(deckOf({ power: "1" }, all)));
    const open = all.filter(([, text]) => !spared.some((each) => each === text));
    const texts = order.map(({ card }) => card.oracle_text);
    for (const [count, text] of open)
      expect(texts.filter((each) => each === text)).toHaveLength(count);
    expect(texts.filter((text) => spared.some((each) => each === text))).toEqual([]);
  });

  test("spares the creatures of a tribe and what rewards them", () => {
    const deck = deckOf({ power: "1" }, [
      [9, "Vigilance"],
      [3, lord],
      [6, idle],
    ]);
    const entries = deck.entries.map((entry) =>
      entry.card?.oracle_text === "Vigilance"
        ? { ...entry, card: { ...entry.card, type_line: "Creature — Elf Scout" } }
        : entry,
    );
    const order = cutOrder(deckFacts({ ...deck, entries }));
    expect(order.slice(0, 6).map(({ card }) => card.oracle_text)).toEqual(Array(6).fill(idle));
  });
});
