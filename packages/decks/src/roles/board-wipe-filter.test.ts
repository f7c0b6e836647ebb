import { describe, expect, it } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { boardWipeFilter } from "./board-wipe-filter.ts";

const of = (type_line: string, more: object = {}) =>
  factsOf({ name: type_line, type_line, oracle_text: "", ...more });
const deck = [
  of("Creature — Elf", { toughness: "2" }),
  of("Artifact Creature — Golem", { toughness: "5" }),
  of("Artifact"),
  of("Enchantment"),
  of("Basic Land — Forest"),
  of("Land"),
];
const [elf, golem, artifact, enchantment, forest, land] = deck.map(({ name }) => name);
const sweptBy = (oracle_text: string) => {
  const isSwept = boardWipeFilter(
    factsOf({ name: "Some Card", type_line: "Sorcery", oracle_text }),
  );
  return isSwept && deck.filter(isSwept).map(({ name }) => name);
};

describe("[Q-2] what a board wipe does away with", () => {
  it.each([
    ["Destroy all creatures.", [elf, golem]],
    ["Destroy all artifacts you don't control.", [golem, artifact]],
    ["Destroy all artifacts and enchantments.", [golem, artifact, enchantment]],
    ["Destroy all nonartifact creatures.", [elf]],
    ["Return all nonland permanents to their owners' hands.", [elf, golem, artifact, enchantment]],
    ["Destroy all lands.", [forest, land]],
    ["Destroy all nonbasic lands.", [land]],
    ["Nonbasic lands are Mountains.", [land]],
    ["Some Card deals 3 damage to each creature and each player.", [elf]],
    ["All creatures get -5/-5 until end of turn.", [elf, golem]],
    ["All creatures get -X/-X until end of turn.", [elf, golem]],
  ])("is read from its types: %s", (text, swept) => {
    expect(sweptBy(text)).toEqual(swept);
  });

  it.each([
    "Destroy all creatures with power 4 or greater.",
    "Destroy all white creatures.",
    "Destroy all tapped creatures.",
    "Destroy all nonland permanents except for artifacts.",
    "Each player sacrifices five creatures.",
    "Choose one —\n• Destroy all artifacts.\n• Destroy all enchantments.",
    "Destroy all creatures you control.",
    "Destroy target creature.",
    "Draw a card.",
  ])("is not told where types do not tell it: %s", (text) => {
    expect(sweptBy(text)).toBeUndefined();
  });
});
