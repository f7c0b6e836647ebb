import { describe, expect, it } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { keywordsOf } from "./own-keywords.ts";

const keywordsIn = (oracle_text: string | null, keywords: readonly string[]) => [
  ...keywordsOf(
    factsOf({
      name: "Made-Up Card",
      type_line: "Creature — Bear",
      oracle_text,
      keywords: [...keywords],
    }),
  ),
];

describe("[O-4] the keywords that a card has itself", () => {
  it.each([
    ["a line of them", "Flying, haste", ["Flying", "Haste"]],
    ["one that a landwalk is a kind of", "Islandwalk", ["Landwalk", "Islandwalk"]],
    ["one of cards", "Affinity for artifacts", ["Affinity"]],
    ["what it does", "When Made-Up Card enters, scry 1.", ["Scry"]],
  ])("are %s", (_what, text, keywords) => {
    expect(keywordsIn(text, keywords)).toEqual(keywords);
  });

  it.each([
    [
      "what a card in a graveyard must have",
      "Menace\nAs long as a creature card with flying is in a graveyard, Made-Up Card has flying. The same is true for first strike, haste, and reach.",
      ["Menace", "Flying", "First Strike", "Haste", "Reach"],
      ["Menace"],
    ],
    [
      "what it gives to others",
      "Vigilance\nOther Bears you control have trample and haste.",
      ["Vigilance", "Trample", "Haste"],
      ["Vigilance"],
    ],
    [
      "what it gains for mana",
      "{1}: Made-Up Card gains your choice of flying or lifelink until end of turn.",
      ["Flying", "Lifelink"],
      [],
    ],
  ])("are not %s", (_what, text, keywords, own) => {
    expect(keywordsIn(text, keywords)).toEqual(own);
  });

  it("are those of its data where no text is known", () => {
    expect(keywordsIn(null, ["Haste"])).toEqual(["Haste"]);
  });
});
