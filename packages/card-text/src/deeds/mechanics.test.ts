import { describe, expect, it } from "vitest";
import { mechanicsOf, readCard } from "../index.ts";

const mechanicsIn = (text: string) =>
  mechanicsOf(readCard([{ name: "Brook Warden", typeLine: "Creature — Otter", text }]));

describe("[O-4] the mechanics of a card", () => {
  it.each([
    ["a morph", "Morph {2}{G}", "face-down"],
    ["a disguise", "Disguise {1}{R}", "face-down"],
    [
      "what manifests",
      "When Brook Warden enters, manifest the top card of your library.",
      "face-down",
    ],
    ["what explores", "When Brook Warden enters, it explores.", "explore"],
    ["a keyword", "Toxic 1", "toxic"],
  ])("are what it has: %s", (_, text, mechanic) => {
    const { has, rewards } = mechanicsIn(text);
    expect(has).toContain(mechanic);
    expect(rewards).not.toContain(mechanic);
  });

  it.each([
    ["what is face down", "Face-down creatures you control have flying.", "face-down"],
    [
      "what is turned face up",
      "Whenever a permanent you control is turned face up, draw a card.",
      "face-down",
    ],
    ["what turns up", "{T}: Turn target face-down creature you control face up.", "face-down"],
    ["what explores", "Whenever a creature you control explores, you gain 3 life.", "explore"],
  ])("are what it wants of others: %s", (_, text, mechanic) => {
    expect(mechanicsIn(text).rewards).toContain(mechanic);
  });

  it("are not wanted of others where it speaks of itself", () => {
    const { rewards } = mechanicsIn(
      "Morph {2}{G}\nWhen Brook Warden is turned face up, draw a card.",
    );
    expect(rewards).not.toContain("face-down");
  });
});
