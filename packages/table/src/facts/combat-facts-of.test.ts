import { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { combatFactsOf } from "./combat-facts-of.ts";

const factsOf = (oracle_text: string, type_line = "Creature — Test") =>
  combatFactsOf(
    Card.parse({
      ...{ id: "00000000-0000-4000-8000-000000000001", name: "Selfy", layout: "normal", cmc: 2 },
      ...{ type_line, oracle_text, color_identity: [], keywords: [], legalities: {} },
      game_changer: false,
    }),
  );

describe("[O-3] what a card states for creatures", () => {
  test.each([
    ["Flying, protection from red", { keywords: ["flying", "protection from red"] }],
    ["Selfy can't block.", { restrictions: [{ kind: "cant-block" }] }],
    [
      "Selfy can't be blocked except by creatures with flying or reach.",
      { restrictions: [{ kind: "only-by", qualities: ["flying", "reach"] }] },
    ],
    ["Whenever Selfy enters or attacks, draw a card.", {}],
    ["Whenever Selfy attacks, destroy target creature.", { unread: ["all"] }],
    ["If Selfy would die, exile it instead.", { unread: ["its own death"] }],
    ["Whenever Selfy deals combat damage to a player, you gain 2 life.", ["what follows a hit"]],
    ["Protection from multicolored", { unread: ["all"] }],
    ["Max speed — Selfy gets +1/+0.", { unread: ["all"], reshapes: true }],
  ])("is read of “%s”", (text, facts) => {
    expect(factsOf(text)).toEqual(Array.isArray(facts) ? { unread: facts } : facts);
  });

  test("names its scope, its bonus and its keywords", () => {
    expect(factsOf("Other Knights and Mounts you control get +1/+1 and have haste.")).toEqual({
      effects: [
        {
          changes: [
            { layer: "7c", power: 1, toughness: 1 },
            { layer: "6", gain: ["haste"] },
          ],
          to: { subtypes: ["Knight", "Mount"], other: true },
          whose: "its-controller",
          lasting: true,
        },
      ],
    });
  });

  test("keeps what is gained beside the loss of all other abilities", () => {
    const [effect] =
      factsOf(
        "Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.",
        "Enchantment — Aura",
      ).effects ?? [];
    expect(effect?.changes.map(({ layer }) => layer)).toEqual(["6", "4", "7b", "6"]);
  });

  test("multiplies by the X that is told only", () => {
    expect(factsOf("All creatures get -X/-X until end of turn.", "Sorcery").effects).toEqual([
      {
        changes: [{ layer: "7c", power: -1, toughness: -1, times: "X" }],
        to: { types: ["Creature"] },
        whose: "anyone",
        lasting: false,
      },
    ]);
  });
});
