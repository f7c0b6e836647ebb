import { describe, expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { creatureBoostOf, multipliesDamage } from "./attack-cards.ts";

const artifact = { type_line: "Legendary Artifact — Equipment" };

describe("[Q-1] what attacking creatures are given", () => {
  test("a sword counts by what it gives, a mana rock gives nothing", () => {
    const sword = card("Equipped creature has double strike and trample.\nEquip {3}", artifact);
    const rock = card("{T}: Add {C}.", { type_line: "Artifact" });
    expect(creatureBoostOf({ card: sword })).toBe(2);
    expect(creatureBoostOf({ card: rock })).toBe(0);
  });

  test("more damage than would be dealt multiplies it; what draws for damage does not", () => {
    const more = card(
      "If a source you control would deal damage to an opponent, it deals that much damage plus 2 instead.",
      { type_line: "Enchantment" },
    );
    const draws = card(
      "Whenever a creature you control deals combat damage to a player, draw a card.",
      {
        type_line: "Enchantment",
      },
    );
    expect(multipliesDamage({ card: more })).toBe(true);
    expect(multipliesDamage({ card: draws })).toBe(false);
  });
});
