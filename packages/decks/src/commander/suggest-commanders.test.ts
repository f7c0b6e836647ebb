import { describe, expect, it } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { entryOfCard, searchEntries, suggestCommanders } from "../index.ts";

const partner = "Partner (You can have two commanders if both have partner.)";
const legend = (name: string, colors: readonly string[], text = "") =>
  factsOf({
    name,
    type_line: "Legendary Creature — Elf",
    color_identity: [...colors],
    oracle_text: text,
  });
const forest = factsOf({ name: "Forest", type_line: "Basic Land — Forest", color_identity: ["G"] });
const green = legend("Green Queen", ["G"]);
const blue = legend("Blue King", ["U"]);
const pair = [legend("Left", ["G"], partner), legend("Right", ["U"], partner)] as const;
const shortOf = (...entries: Parameters<typeof suggestCommanders>[0]) =>
  suggestCommanders(entries).map(({ name, reason }) => `${name}: ${reason}`);

describe("[IMP-07] who may lead the deck", () => {
  it("whom the list names comes first, then every other legend of the deck", () => {
    expect(
      shortOf(
        entryOfCard(blue),
        entryOfCard(green, { board: "commander" }),
        entryOfCard(forest, { quantity: 98 }),
      ),
    ).toEqual(["Green Queen: named", "Blue King: candidate"]);
  });

  it("who opens a list of Commander size, if all other cards fit the colors", () => {
    expect(shortOf(entryOfCard(green), entryOfCard(forest, { quantity: 99 }))).toEqual([
      "Green Queen: first",
    ]);
    expect(
      shortOf(entryOfCard(pair[0]), entryOfCard(pair[1]), entryOfCard(forest, { quantity: 98 })),
    ).toEqual(["Left: first", "Right: first"]);
    expect(
      shortOf(entryOfCard(green), entryOfCard(blue), entryOfCard(forest, { quantity: 98 })),
    ).toEqual(["Green Queen: candidate", "Blue King: candidate"]);
    expect(shortOf(entryOfCard(green), entryOfCard(forest, { quantity: 59 }))).toEqual([
      "Green Queen: candidate",
    ]);
  });

  it("nobody else opens a list that names a commander, though the card is not known", () => {
    const doom = { ...entryOfCard(green, { board: "commander" }), name: "Doom", card: null };
    expect(shortOf(doom, entryOfCard(green), entryOfCard(forest, { quantity: 98 }))).toEqual([
      "Green Queen: candidate",
    ]);
  });
});

describe("[IMP-07] the search among the cards of a deck", () => {
  const oak = { ...factsOf({ name: "Oak" }), printed_name: "Chêne" };

  it("finds a part of a name in both languages, without case and accents", () => {
    expect(
      searchEntries([entryOfCard(oak), entryOfCard(green)], "CHEN").map(({ name }) => name),
    ).toEqual(["Oak"]);
    expect(searchEntries([entryOfCard(oak), entryOfCard(green)], "een q")).toHaveLength(1);
  });

  it("shows ten at most, each once, without the sideboard and the commanders already chosen", () => {
    const many = Array.from({ length: 30 }, (_, at) => entryOfCard(legend(`Elf ${at % 20}`, [])));
    expect(searchEntries(many, "elf")).toHaveLength(10);
    expect(searchEntries([entryOfCard(green, { board: "sideboard" })], "green")).toEqual([]);
    expect(searchEntries([entryOfCard(green)], "green", ["green queen"])).toEqual([]);
  });
});
