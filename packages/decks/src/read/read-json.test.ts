import { describe, expect, it } from "vitest";
import { starterIndex } from "../../test/starter-cards.ts";
import { readDecklist, resolveDecklist } from "../index.ts";

const resolve = (text: string) => resolveDecklist(readDecklist(text, starterIndex), starterIndex);
const shortOf = (text: string) =>
  resolve(text).entries.map(({ quantity, name, board }) => `${quantity} ${name} ${board}`);
const reasonsOf = (text: string) => resolve(text).problems.map(({ reason }) => reason);

describe("[IMP-02] decks in JSON", () => {
  const card = (name: string) => ({ name, set: "c21", cn: "263", card_faces: [{ name: "Opt" }] });
  const GOBLINS = [
    "1 Krenko, Mob Boss commander",
    "4 Goblin Guide main",
    "1 Sol Ring main",
    "2 Blood Moon sideboard",
  ];
  const moxfield = {
    name: "Goblins",
    format: "commander",
    main: card("Krenko, Mob Boss"),
    commanders: { "Krenko, Mob Boss": { quantity: 1, card: card("Krenko, Mob Boss") } },
    mainboard: {
      "Goblin Guide": { quantity: 4, finish: "nonFoil", card: card("Goblin Guide") },
      "Sol Ring": { quantity: 1, isFoil: true, card: card("Sol Ring") },
    },
    sideboard: { "Blood Moon": { quantity: 2, card: card("Blood Moon") } },
    tokens: [{ name: "Goblin" }],
  };
  const boardOf = (...cards: readonly [string, number][]) => ({
    count: 60,
    cards: Object.fromEntries(
      cards.map(([name, quantity], at) => [`k${at}`, { quantity, card: card(name) }]),
    ),
  });
  const archidekt = (category: string, quantity: number, name: string) => ({
    quantity,
    categories: [category],
    modifier: "Foil",
    label: "Have,#37d67a",
    card: { collectorNumber: "263", edition: { editioncode: "c21" }, oracleCard: { name } },
  });
  const printed = (name: string, count: number) => ({ name, count, setCode: "C21", number: "263" });

  it.each([
    ["Moxfield", moxfield],
    [
      "Moxfield, its newer form",
      {
        name: "Goblins",
        boards: {
          commanders: boardOf(["Krenko, Mob Boss", 1]),
          mainboard: boardOf(["Goblin Guide", 4], ["Sol Ring", 1]),
          sideboard: boardOf(["Blood Moon", 2]),
        },
      },
    ],
    [
      "Archidekt",
      {
        name: "Goblins",
        deckFormat: 3,
        categories: [{ name: "Ramp", includedInDeck: true }],
        cards: [
          archidekt("Commander", 1, "Krenko, Mob Boss"),
          archidekt("Burn", 4, "Goblin Guide"),
          archidekt("Ramp", 1, "Sol Ring"),
          archidekt("Sideboard", 2, "Blood Moon"),
        ],
      },
    ],
    [
      "MTGJSON",
      {
        meta: { version: "5" },
        data: {
          name: "Goblins",
          type: "Commander Deck",
          commander: [printed("Krenko, Mob Boss", 1)],
          displayCommander: [printed("Krenko, Mob Boss", 1)],
          mainBoard: [printed("Goblin Guide", 4), printed("Sol Ring", 1)],
          sideBoard: [printed("Blood Moon", 2)],
        },
      },
    ],
    [
      "names and copies",
      {
        name: "Goblins",
        commander: ["Krenko, Mob Boss"],
        main: { "Goblin Guide": 4, "Sol Ring": 1 },
        side: { "Blood Moon": 2 },
      },
    ],
    [
      "a list that says of each card where it lies",
      {
        name: "Goblins",
        cards: [
          { card: "Krenko, Mob Boss", count: 1, board: "commander" },
          { card: "Goblin Guide", count: "4" },
          { card: "Sol Ring", count: 1, sideboard: false },
          { card: "Blood Moon", count: 2, sideboard: true },
        ],
      },
    ],
  ])("reads %s, on one line and on many", (_, deck) => {
    for (const indent of [undefined, 2]) {
      const list = resolve(JSON.stringify(deck, null, indent));
      expect(list.entries.map((each) => `${each.quantity} ${each.name} ${each.board}`)).toEqual(
        GOBLINS,
      );
      expect(list.metadata.name).toBe("Goblins");
      expect(list.problems).toEqual([]);
    }
  });

  it("keeps printing, finish, piles and tags, and tells the line of each card", () => {
    const cards = [archidekt("Ramp", 1, "Sol Ring"), archidekt("Burn", 4, "Lightning Bolt")];
    const [ring, bolt] = resolve(JSON.stringify({ cards }, null, 1)).entries;
    expect(ring).toMatchObject({
      setCode: "C21",
      collectorNumber: "263",
      finish: "foil",
      categories: ["Ramp"],
      tags: ["Have"],
    });
    expect(bolt?.line).toBeGreaterThan(ring?.line ?? Number.POSITIVE_INFINITY);
  });

  it("leaves out of the deck what Archidekt’s piles and marks say", () => {
    const deck = {
      description: '{"ops":[{"insert":"hi"}]}',
      categories: [
        { name: "Cut later", includedInDeck: false },
        { name: "Ramp", includedInDeck: true },
      ],
      cards: [
        archidekt("Cut later", 1, "Lightning Bolt"),
        archidekt("Ramp", 1, "Sol Ring"),
        { ...archidekt("Ramp", 1, "Blood Moon"), companion: true },
      ],
    };
    expect(shortOf(JSON.stringify(deck))).toEqual([
      "1 Lightning Bolt maybeboard",
      "1 Sol Ring main",
      "1 Blood Moon companion",
    ]);
    expect(resolve(JSON.stringify(deck)).metadata.description).toBeNull();
  });

  it("reads the decks of Scryfall", () => {
    const card_digest = { name: "Sol Ring", set: "c21", collector_number: "263" };
    const entries = { nonlands: [{ count: 1, card_digest }], outside: [{ count: 2, card_digest }] };
    expect(shortOf(JSON.stringify({ object: "deck", entries }))).toEqual([
      "1 Sol Ring main",
      "2 Sol Ring maybeboard",
    ]);
  });

  it("counts the cards that Tabletop Simulator names one by one, not their other faces", () => {
    const one = (Nickname: string) => ({
      Name: "Card",
      Nickname,
      States: { 2: { Nickname: "Opt" } },
    });
    const ContainedObjects = ["Sol Ring\nArtifact", "Goblin Guide", "Goblin Guide"].map(one);
    const save = {
      ObjectStates: [{ Name: "DeckCustom", Nickname: "My goblins", ContainedObjects }],
    };
    expect(shortOf(JSON.stringify(save))).toEqual(["1 Sol Ring main", "2 Goblin Guide main"]);
  });

  it("takes what names a board in a list of cards for a heading", () => {
    const convertedDeck = [
      { quantity: null, name: "Deck" },
      { quantity: 4, name: "Goblin Guide" },
      { quantity: null, name: "" },
      { quantity: null, name: "Sideboard" },
      { quantity: 2, name: "Blood Moon" },
    ];
    expect(shortOf(JSON.stringify({ convertedDeck }))).toEqual([
      "4 Goblin Guide main",
      "2 Blood Moon sideboard",
    ]);
  });

  it("reads lines of JSON, a card each", () => {
    const lines =
      '{"quantity":4,"name":"Goblin Guide","set":"zen"}\n\n{"quantity":1,"name":"Sol Ring","foil":true}\n';
    expect(resolve(lines).entries).toMatchObject([
      { line: 1, quantity: 4, name: "Goblin Guide", setCode: "ZEN" },
      { line: 3, quantity: 1, name: "Sol Ring", finish: "foil" },
    ]);
    expect(reasonsOf(lines)).toEqual([]);
    expect(reasonsOf(`${lines}{"quantity":`)).toEqual(["unreadable"]);
  });

  it("says of a file that ends too early that it cannot be read", () => {
    const whole = JSON.stringify(moxfield);
    expect(reasonsOf(whole.slice(0, whole.length / 2))).toEqual(["unreadable"]);
    expect(shortOf("[Main]\n4 Goblin Guide")).toEqual(["4 Goblin Guide main"]);
  });
});
