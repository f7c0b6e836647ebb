import { describe, expect, it } from "vitest";
import { readCard, thresholdsOf } from "../index.ts";

const thresholdsIn = (text: string) =>
  thresholdsOf(readCard([{ name: "Brook Warden", typeLine: "Creature — Otter", text }]));

describe("[O-4] the threshold that a card counts from", () => {
  it.each([
    [
      "Whenever you cast a creature spell with mana value 5 or greater, draw a card.",
      "mana value",
      5,
    ],
    ["Spells you cast with mana value 6 or greater have cascade.", "mana value", 6],
    ["Creatures you control with power 4 or greater have haste.", "power", 4],
  ])("is read: %s", (text, measure, least) => {
    expect(thresholdsIn(text)).toMatchObject([{ measure, least }]);
  });

  it.each([
    "Destroy target creature with power 4 or greater.",
    "Destroy all creatures with power 4 or greater.",
    "Creatures you control with power 2 or less can't be blocked.",
  ])("is none of one’s own: %s", (text) => {
    expect(thresholdsIn(text)).toEqual([]);
  });
});
