import type { DeckFormat } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { factsOf, starterDecks, starterIndex, withFacts } from "../../test/starter-cards.ts";
import {
  type CardFacts,
  checkLegality,
  type EntryWithFacts,
  entryOfCard,
  readDecklist,
  resolveDecklist,
} from "../index.ts";

const legal = { commander: "legal", duel: "legal", modern: "legal", vintage: "legal" };
const bear = factsOf({ name: "Bear", legalities: legal });
const forest = factsOf({
  name: "Forest",
  type_line: "Basic Land — Forest",
  cmc: 0,
  mana_cost: "",
  color_identity: ["G"],
  legalities: legal,
});
const lead = factsOf({
  name: "Queen of Bears",
  type_line: "Legendary Creature — Bear",
  color_identity: ["G"],
  legalities: legal,
});
const forests = (quantity: number) => entryOfCard(forest, { quantity });
const codesOf = (entries: readonly EntryWithFacts[], format: DeckFormat) =>
  checkLegality(entries, format).problems.map(({ code, params }) => ({ code, ...params }));
/** What is wrong with a Commander deck of these commanders, filled up to 100 cards. */
const ledBy = (commanders: readonly CardFacts[], ...others: readonly EntryWithFacts[]) => {
  const copies = others.reduce(
    (sum, entry) => sum + (entry.board === "main" ? entry.quantity : 0),
    0,
  );
  const wastes = { ...forest, color_identity: [] };
  return codesOf(
    [
      ...commanders.map((card) => entryOfCard(card, { board: "commander" })),
      ...others,
      entryOfCard(wastes, { quantity: 100 - commanders.length - copies }),
    ],
    "commander",
  );
};
const legend = (name: string, text: string, rest: Partial<CardFacts> = {}) =>
  factsOf({
    name,
    type_line: "Legendary Creature — Human",
    oracle_text: text,
    legalities: legal,
    ...rest,
  });

describe("[FOR-06] sizes and copies", () => {
  it("asks constructed decks for 60 cards, 15 in the sideboard, four of a name in both together", () => {
    expect(
      codesOf([forests(60), entryOfCard(forest, { quantity: 15, board: "sideboard" })], "modern"),
    ).toEqual([]);
    expect(codesOf([forests(59)], "modern")).toEqual([
      { code: "tooFewCards", cards: 59, needed: 60 },
    ]);
    expect(
      codesOf([forests(60), entryOfCard(forest, { quantity: 16, board: "sideboard" })], "modern"),
    ).toEqual([{ code: "sideboardTooLarge", cards: 16, allowed: 15 }]);
    const five = [
      forests(60),
      entryOfCard(bear, { quantity: 3 }),
      entryOfCard(bear, { quantity: 2, board: "sideboard" }),
    ];
    expect(codesOf(five, "modern")).toEqual([
      { code: "tooManyCopies", name: "Bear", copies: 5, allowed: 4 },
    ]);
  });

  it.each([
    ["A deck can have any number of cards named Bear.", 30, 30],
    ["A deck can have up to seven cards named Bear.", 7, 8],
    ["A deck can have up to nine cards named Bear.", 9, 10],
    ["", 1, 2],
  ])("allows in Commander, with “%s”, %i copies", (text, most, beyond) => {
    const rats = factsOf({ name: "Bear", oracle_text: text, legalities: legal });
    expect(ledBy([lead], entryOfCard(rats, { quantity: most }))).toEqual([]);
    const found = ledBy([lead], entryOfCard(rats, { quantity: beyond }));
    expect(found.map(({ code }) => code)).toEqual(most === beyond ? [] : ["tooManyCopies"]);
  });

  it("asks limited decks for 40 cards, and decks for fun for nothing", () => {
    expect(codesOf([forests(30), entryOfCard(bear, { quantity: 10 })], "draft")).toEqual([]);
    expect(codesOf([forests(39)], "sealed")).toEqual([
      { code: "tooFewCards", cards: 39, needed: 40 },
    ]);
    expect(
      codesOf(
        [entryOfCard(factsOf({ name: "Odd", legalities: { vintage: "banned" } }), { quantity: 9 })],
        "casual",
      ),
    ).toEqual([]);
  });

  it("leaves the maybeboard and tokens out", () => {
    expect(
      codesOf([forests(60), entryOfCard(bear, { quantity: 9, board: "maybeboard" })], "modern"),
    ).toEqual([]);
  });
});

describe("[FOR-06] the card pool", () => {
  const card = (status: string) => factsOf({ name: "Card", legalities: { vintage: status } });
  it.each([
    ["banned", 1, [{ code: "banned", name: "Card" }]],
    ["not_legal", 1, [{ code: "notInFormat", name: "Card" }]],
    ["restricted", 1, []],
    ["restricted", 2, [{ code: "restricted", name: "Card", copies: 2 }]],
  ])("checks %s, %i copies", (status, quantity, expected) => {
    expect(codesOf([forests(60), entryOfCard(card(status), { quantity })], "vintage")).toEqual(
      expected,
    );
  });

  it("says of an unknown card that nothing is known", () => {
    const unknown = { ...entryOfCard(bear), card: null, name: "Mystery" };
    expect(codesOf([forests(60), unknown], "modern")).toEqual([
      { code: "unknownCard", name: "Mystery" },
    ]);
  });

  it("bans a commander of Duel Commander that may be in the deck", () => {
    const strong = { ...lead, legalities: { duel: "restricted" } };
    expect(
      codesOf([entryOfCard(strong, { board: "commander" }), forests(99)], "duel commander"),
    ).toEqual([{ code: "commanderBanned", name: "Queen of Bears" }]);
    expect(
      codesOf(
        [entryOfCard(lead, { board: "commander" }), entryOfCard(strong), forests(98)],
        "duel commander",
      ).map(({ code }) => code),
    ).not.toContain("commanderBanned");
  });
});

describe("[FOR-06] commanders", () => {
  const partner = "Partner (You can have two commanders if both have partner.)";
  const background = factsOf({
    name: "Noble Heritage",
    type_line: "Legendary Enchantment — Background",
    legalities: legal,
  });
  const chooser = legend(
    "Wilson",
    "Choose a Background (You can have a Background as a second commander.)",
  );
  const doctor = factsOf({
    name: "The Tenth Doctor",
    type_line: "Legendary Creature — Time Lord Doctor",
    legalities: legal,
  });
  const friend = legend(
    "Rose Tyler",
    "Doctor's companion (You can have two commanders if the other is the Doctor.)",
  );
  const friends = (name: string) =>
    legend(
      name,
      "Partner—Friends forever (You can have two commanders if both have this ability.)",
    );

  it.each([
    ["a legendary creature", [lead], []],
    ["two with partner", [legend("A", partner), legend("B", partner)], []],
    ["a Background", [chooser, background], []],
    ["a Doctor and a companion", [doctor, friend], []],
    ["friends forever", [friends("Will"), friends("Mike")], []],
    [
      "partner with each other",
      [
        legend("Pir", "Partner with Toothy (reminder)"),
        legend("Toothy", "Partner with Pir (reminder)"),
      ],
      [],
    ],
    [
      "a planeswalker that can",
      [
        factsOf({
          name: "Daretti",
          type_line: "Legendary Planeswalker — Daretti",
          oracle_text: "Daretti can be your commander.",
          legalities: legal,
        }),
      ],
      [],
    ],
    [
      "a legendary Vehicle",
      [
        factsOf({
          name: "Ship",
          type_line: "Legendary Artifact — Vehicle",
          power: "3",
          legalities: legal,
        }),
      ],
      [],
    ],
    ["none", [], ["commanderMissing"]],
    ["a bear", [bear], ["commanderInvalid"]],
    ["a Background alone", [background], ["commanderInvalid"]],
    [
      "a Spacecraft without power",
      [
        factsOf({
          name: "Hulk",
          type_line: "Legendary Artifact — Spacecraft",
          power: null,
          legalities: legal,
        }),
      ],
      ["commanderInvalid"],
    ],
    ["partner and another", [legend("A", partner), lead], ["commandersDoNotPair"]],
    [
      "partner and partner with",
      [legend("A", partner), legend("Pir", "Partner with Toothy (reminder)")],
      ["commandersDoNotPair"],
    ],
    ["a Background and no chooser", [lead, background], ["commanderInvalid"]],
    [
      "three",
      [legend("A", partner), legend("B", partner), legend("C", partner)],
      ["tooManyCommanders"],
    ],
  ])("are checked: %s", (_, commanders, expected) => {
    expect(ledBy(commanders).map(({ code }) => code)).toEqual(expected);
  });

  it("keeps the deck to the colors of all commanders, in the printed order", () => {
    const blue = factsOf({ name: "Dimir Card", color_identity: ["B", "U"], legalities: legal });
    expect(ledBy([lead], entryOfCard(blue), entryOfCard(forest))).toEqual([
      { code: "colorIdentity", name: "Dimir Card", colors: "UB" },
    ]);
    const two = [
      legend("A", partner, { color_identity: ["U"] }),
      legend("B", partner, { color_identity: ["B"] }),
    ];
    expect(ledBy(two, entryOfCard(blue))).toEqual([]);
  });

  it("grants a color to a commander that chooses one before the game (CR 903.4b)", () => {
    const clara = legend(
      "Clara",
      "If Clara is your commander, choose a color before the game begins.",
    );
    const black = entryOfCard(factsOf({ name: "Black", color_identity: ["B"], legalities: legal }));
    const red = entryOfCard(factsOf({ name: "Red", color_identity: ["R"], legalities: legal }));
    expect(ledBy([clara], black)).toEqual([]);
    expect(ledBy([clara], black, red)).toHaveLength(1);
  });

  it("asks for exactly 100 cards", () => {
    expect(codesOf([entryOfCard(lead, { board: "commander" }), forests(98)], "commander")).toEqual([
      { code: "tooFewCards", cards: 99, needed: 100 },
    ]);
    expect(codesOf([entryOfCard(lead, { board: "commander" }), forests(100)], "cedh")).toEqual([
      { code: "tooManyCards", cards: 101, allowed: 100 },
    ]);
  });
});

describe("[FOR-06] the sample decks", () => {
  it.each([...starterDecks])("%s is legal", (file, text) => {
    const list = resolveDecklist(readDecklist(text, starterIndex), starterIndex);
    const format = file.startsWith("modern") ? "modern" : "commander";
    expect(checkLegality(withFacts(list.entries), format)).toEqual({ legal: true, problems: [] });
  });
});
