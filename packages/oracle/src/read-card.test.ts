import { cardNameOf, createCardIndex, inOneGo } from "@spellwright/cards";
import { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { createReadCard } from "./read-card.ts";

const plain = { cmc: 1, color_identity: ["R"], type_line: "Instant" };
const CARDS = [
  Card.parse({ ...plain, id: "bolt", name: "Lightning Bolt", printed_name: "Foudre" }),
  Card.parse({
    ...plain,
    id: "side",
    name: "Fire // Ice",
    card_faces: [{ name: "Fire" }, { name: "Ice" }],
  }),
];
const RULING = { name: "Lightning Bolt", published_at: "2026-01-02", comment: "It deals 3." };

const read = createReadCard(
  {
    cardIndex: async () => createCardIndex(CARDS.map(cardNameOf)),
    cardsByIds: async (ids) => CARDS.filter(({ id }) => ids.includes(id)),
    rulingsOf: async (names) => [RULING].filter(({ name }) => names.includes(name)),
  },
  async (steps) => inOneGo(steps),
);
const readIn = (language: "en" | "fr", name: string) =>
  read(name, language, new AbortController().signal);

describe("reading a card by its name", () => {
  test.each([
    ["en", "Lightning Bolt"],
    ["en", "Foudre"],
    ["fr", "Foudre"],
    ["fr", "lightning bolt"],
    ["en", "[[Lightning Bolt]]"],
  ] as const)("[CARD-02] %s: “%s” is the whole card with its notes", async (language, name) => {
    expect(await readIn(language, name)).toEqual({
      kind: "found",
      card: CARDS[0],
      rulings: [RULING],
    });
  });

  test("[CARD-02] a face is its card, both faces", async () => {
    expect(await readIn("en", "Ice")).toMatchObject({ kind: "found", card: { id: "side" } });
  });

  test("[CARD-02] what no card bears is unknown", async () => {
    expect(await readIn("en", "Quux the Unprinted")).toMatchObject({ kind: "unknown" });
  });
});
