import { expect, test } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { tokensMade } from "./tokens-made.ts";

const made = (oracle_text: string) => {
  const { kinds, copies } = tokensMade(
    factsOf({ name: "Made-Up Card", type_line: "Creature — Elf", oracle_text }),
  );
  return [kinds.join(", "), copies];
};

test.each([
  ["Create two 1/1 green Elf Warrior creature tokens.", "elf warrior", false],
  ["Create a Treasure token.", "treasure", false],
  [
    'When Made-Up Card enters, create a colorless artifact token named Spare Parts with "When this token leaves the battlefield, it deals 2 damage to any target."',
    "spare parts",
    false,
  ],
  ["Create a Wicked Role token attached to target creature you control.", "wicked role", false],
  ["Create a token that's a copy of target creature you control.", "", true],
  [
    "Destroy target creature. If that creature dies this way, its controller creates two tokens that are copies of that creature.",
    "",
    true,
  ],
  ["Lifelink\nEmbalm {W}", "", true],
  ["Myriad", "", true],
  ["Target opponent creates a 1/1 white Bird creature token.", "", false],
  ["Copy target instant spell.", "", false],
])("[Q-3] %s makes “%s”, copies: %s", (text, kinds, copies) => {
  expect(made(text)).toEqual([kinds, copies]);
});
