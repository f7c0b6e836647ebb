import { describe, expect, it } from "vitest";
import { bracketCard, comboOf, deckWith, played, rulesWith } from "../../test/bracket-rules.ts";
import { archetypeBounds, archetypeMarks } from "./archetype.ts";
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
const taxes = {
  type_line: "Artifact",
  cmc: 3,
  oracle_text: "Spells your opponents cast cost {1} more to cast.",
};
const spell = (text: string, cmc = 3) => ({ type_line: "Instant", cmc, oracle_text: text });

describe("[FOR-02] recognises the archetype of a deck", () => {
  it.each([
    ["tribal", [...some(20, "Elf", { type_line: "Creature — Elf Druid" }), ...plain(30)]],
    ["voltron", [...some(16, "Sword", { type_line: "Artifact — Equipment" }), ...plain(30)]],
    ["aggro", [...creatures(34, 2), ...plain(6)]],
    ["stax", [...some(10, "Tax", taxes), ...plain(30)]],
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
    [
      "ramp",
      [
        ...some(7, "Grove", spell("Landfall — Whenever a land you control enters, scry 1.")),
        ...creatures(20),
        ...plain(20),
      ],
    ],
    ["midrange", [...creatures(12), ...plain(30)]],
    [null, plain(42)],
  ])("recognises %s", (archetype, lines) => {
    expect(estimateBracket(deckWith(...lines), rulesWith(), null).archetype).toBe(archetype);
  });

  it("reads it from the figures of the list, and from none what its owner calls it", () => {
    const lines = [...some(20, "Elf", { type_line: "Creature — Elf Druid" }), ...plain(30)];
    expect(archetypeMarks(lines, [], "tribal")).toEqual([
      { mark: "kin", value: 20 },
      { mark: "kinShare", value: 1 },
    ]);
    expect(archetypeMarks(lines, [], "control")).toEqual([]);
  });

  it("a deck of sixty cards is one of a hundred, in proportion", () => {
    const lines = (four: (at: number) => BracketEntry, kinds: number) =>
      Array.from({ length: kinds }, (_, at) => ({ ...four(at), quantity: 4 }));
    const attacker = (at: number) =>
      played(
        bracketCard(`Attacker ${at}`, {
          type_line: `Creature — Kind${at}`,
          cmc: 1,
          oracle_text: "Haste",
        }),
      );
    const burn = (at: number) => played(bracketCard(`Burn ${at}`, spell("Scry 1.", 1)));
    const sixty = [...lines(attacker, 5), ...lines(burn, 4)];
    expect(archetypeMarks(sixty, [], "aggro").map(({ mark }) => mark)).toContain("creatures");
    const few = [...lines(attacker, 3), ...lines(burn, 6)];
    expect(archetypeMarks(few, [], "aggro")).toEqual([]);
  });

  it("combo needs early combos and the cards that find them", () => {
    const halves = ["A", "B", "C"].map((name) => played(bracketCard(name)));
    const combos = [comboOf(["A", "B"]), comboOf(["A", "C"])];
    const tutors = some(5, "Tutor", spell("Search your library for a card, then shuffle."));
    const of = (...lines: readonly BracketEntry[]) =>
      estimateBracket(deckWith(...lines), rulesWith({ combos }), null).archetype;
    expect(of(...halves, ...tutors, ...plain(30))).toBe("combo");
    expect(of(...halves, ...plain(35))).not.toBe("combo");
  });

  it("burn is aggro, also with few creatures", () => {
    const bolts = some(26, "Bolt", spell("Deals 3 damage to any target.", 1));
    const of = (...lines: readonly BracketEntry[]) => archetypeMarks(lines, [], "aggro");
    const named = bolts.map((line) => ({
      ...line,
      card: line.card && {
        ...line.card,
        oracle_text: `${line.card.name} deals 3 damage to any target.`,
      },
    }));
    expect(of(...named, ...creatures(10, 1)).map(({ mark }) => mark)).toContain("burn");
  });

  it("a list that meets no row is called by the one that it comes nearest to", () => {
    const counters = some(6, "No", spell("Counter target spell."));
    const kills = some(14, "Kill", spell("Destroy target creature."));
    const lines = deckWith(...counters, ...kills, ...plain(40));
    expect(estimateBracket(lines, rulesWith(), null).archetype).toBe("control");
  });

  it("too few cards, and texts that are not known, show no plan", () => {
    expect(estimateBracket(creatures(20, 2), rulesWith(), null).archetype).toBeNull();
    const silent = some(24, "Silent", { ...spell("Counter target spell."), oracle_text: null });
    expect(
      estimateBracket(deckWith(...silent, ...plain(12)), rulesWith(), null).archetype,
    ).toBeNull();
  });
});

describe("[FOR-09] what a list would have to show for an archetype", () => {
  const tax = some(5, "Tax", taxes);
  const elves = some(20, "Elf", { type_line: "Creature — Elf Druid" });

  it("is counted in the list, and shown beside what such decks show", () => {
    const lines = deckWith(...elves, ...tax, ...plain(30));
    expect(archetypeBounds(lines, [], "stax")).toEqual([
      { mark: "tax", value: 5, bound: "least", figure: 9, isMet: false },
      { mark: "creatures", value: 20, bound: "most", figure: 40, isMet: true },
    ]);
    expect(archetypeBounds(lines, [], "tribal")).toEqual([
      { mark: "kin", value: 20, bound: "least", figure: 18, isMet: true },
      { mark: "kinShare", value: 1, bound: "least", figure: 0.75, isMet: true },
    ]);
  });

  it("takes of two ways the nearer one; in the size of a deck of sixty cards", () => {
    const tutors = some(4, "Tutor", spell("Search your library for a card."));
    const lines = deckWith(...tutors, ...plain(40));
    expect(archetypeBounds(lines, [], "combo").map(({ mark, isMet }) => [mark, isMet])).toEqual([
      ["earlyCombos", false],
      ["tutor", true],
    ]);
    const sixty = deckWith(...tax, ...plain(26));
    expect(archetypeBounds(sixty, [], "stax")).toEqual([
      { mark: "tax", value: 5, bound: "least", figure: 5, isMet: true },
      { mark: "creatures", value: 0, bound: "most", figure: 20, isMet: true },
    ]);
    expect(archetypeBounds(deckWith(...plain(10)), [], "stax")).toEqual([]);
  });
});
