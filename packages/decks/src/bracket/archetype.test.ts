import { describe, expect, it } from "vitest";
import { bracketCard, comboOf, deckWith, played, rulesWith } from "../../test/bracket-rules.ts";
import type { BracketCard, BracketEntry } from "./bracket-card.ts";
import { estimateBracket } from "./estimate-bracket.ts";

const some = (count: number, kind: string, facts: Partial<BracketCard>) =>
  Array.from({ length: count }, (_, at) => played(bracketCard(`${kind} ${at}`, facts)));
const plain = (count: number) =>
  some(count, "Plain", { type_line: "Sorcery", cmc: 3, oracle_text: "Scry 2." });
const creatures = (count: number, cmc = 3) =>
  Array.from({ length: count }, (_, at) =>
    played(
      bracketCard(`Creature ${at}`, {
        type_line: `Creature — Kind${at}`,
        cmc,
        oracle_text: "Reach",
      }),
    ),
  );
const spell = (text: string, cmc = 3) => ({ type_line: "Instant", cmc, oracle_text: text });

describe("[FOR-02] the archetype of a deck", () => {
  it.each([
    ["tribal", [...some(20, "Elf", { type_line: "Creature — Elf Druid" }), ...plain(30)]],
    ["voltron", [...some(16, "Sword", { type_line: "Artifact — Equipment" }), ...plain(30)]],
    ["aggro", [...creatures(34, 2), ...plain(6)]],
    [
      "stax",
      [...some(10, "Tax", spell("Spells your opponents cast cost {1} more.")), ...plain(30)],
    ],
    [
      "enchantress",
      [
        ...some(20, "Shrine", {
          type_line: "Enchantment",
          oracle_text: "Whenever you cast an enchantment spell, draw a card.",
        }),
        ...plain(20),
      ],
    ],
    [
      "control",
      [
        ...some(12, "No", spell("Counter target spell.")),
        ...some(12, "Kill", spell("Destroy target creature.")),
        ...plain(12),
      ],
    ],
    ["ramp", [...some(20, "Growth", spell("Add {G}{G}.", 4)), ...plain(30)]],
    [null, [...creatures(12), ...plain(30)]],
  ])("%s", (archetype, lines) => {
    expect(estimateBracket(deckWith(...lines), rulesWith(), null).archetype).toBe(archetype);
  });

  it("combo needs early combos and the cards that find them", () => {
    const halves = ["A", "B", "C"].map((name) => played(bracketCard(name)));
    const combos = [comboOf(["A", "B"]), comboOf(["A", "C"])];
    const tutors = some(5, "Tutor", spell("Search your library for a card, then shuffle."));
    const of = (...lines: readonly BracketEntry[]) =>
      estimateBracket(deckWith(...lines), rulesWith({ combos }), null).archetype;
    expect(of(...halves, ...tutors, ...plain(30))).toBe("combo");
    expect(of(...halves, ...plain(35))).toBeNull();
  });

  it("too few cards, and texts that are not known, show no plan", () => {
    expect(estimateBracket(creatures(20, 2), rulesWith(), null).archetype).toBeNull();
    const silent = some(24, "Silent", { ...spell("Counter target spell."), oracle_text: null });
    expect(
      estimateBracket(deckWith(...silent, ...plain(12)), rulesWith(), null).archetype,
    ).toBeNull();
  });
});
