import { describe, expect, it } from "vitest";
import { concernsOf, readCard } from "../index.ts";

const concernsIn = (text: string) =>
  concernsOf(readCard([{ name: "Brook Warden", typeLine: "Artifact Creature — Otter", text }]));

describe("what a card wants to be there", () => {
  it.each([
    ["what it counts", "This creature gets +1/+0 for each Equipment you control.", "equipment"],
    ["what costs it less", "Affinity for artifacts", "artifact"],
    ["what it helps", "Other Elves you control get +1/+1.", "elf"],
    ["what it gives up", "Sacrifice an artifact: Scry 1.", "artifact"],
    ["what it waits for", "Whenever you cast an enchantment spell, draw a card.", "enchantment"],
    ["a type that is chosen", "Creatures of the chosen type get +1/+1.", "chosen type"],
    ["a keyword", "Creatures you control with flying get +1/+0.", "flying"],
    ["counters", "Creatures with +1/+1 counters on them have vigilance.", "+1/+1 counter"],
    [
      "the commander's own type, not any",
      "Whenever you cast a creature spell that shares a creature type with your commander, scry 1.",
      "commander's creature type",
    ],
    ["all of one's creatures", "Creatures you control get +1/+1.", "team"],
  ])("[O-4] is read as %s", (_, text, word) => {
    expect(concernsIn(text)).toContain(word);
  });

  it.each([
    ["what it destroys", "Destroy target artifact.", "artifact"],
    ["what it sweeps away", "Destroy all artifacts.", "artifact"],
    ["what opponents have", "Tap all artifacts your opponents control.", "artifact"],
    ["tokens that it makes", "Create a 1/1 green Elf creature token.", "elf"],
    ["counters that it brings", "Brook Warden enters with a +1/+1 counter on it.", "+1/+1 counter"],
    ["counters that it places", "Put a +1/+1 counter on target creature.", "+1/+1 counter"],
    [
      "what flies in a graveyard",
      "As long as a creature card with flying is in a graveyard, this creature has haste.",
      "flying",
    ],
    [
      "a type that a commander must have",
      "Whenever you cast a creature spell that shares a creature type with your commander, scry 1.",
      "creature type",
    ],
    ["what it becomes", "{1}: Brook Warden becomes the color of your choice.", "color"],
    [
      "lands that it fetches",
      "Search your library for a Forest card, put that card onto the battlefield, then shuffle.",
      "forest",
    ],
  ])("[O-4] does not count %s", (_, text, word) => {
    expect(concernsIn(text)).not.toContain(word);
  });
});
