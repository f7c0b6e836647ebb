import type { Bracket } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import {
  bracketCard,
  changers,
  comboOf,
  deckWith,
  played,
  rulesWith,
} from "../../test/bracket-rules.ts";
import type { BracketEntry } from "./bracket-card.ts";
import { type BracketRules, estimateBracket } from "./estimate-bracket.ts";

const estimate = (
  lines: readonly BracketEntry[],
  rules: Partial<BracketRules> = {},
  declared: Bracket | null = null,
) => estimateBracket(deckWith(...lines), rulesWith(rules), declared);
const codesOf = ({ reasons }: ReturnType<typeof estimate>) => reasons.map(({ code }) => code);

const pair = [played(bracketCard("One Half")), played(bracketCard("Other Half"))];
const trio = [...pair, played(bracketCard("Third"))];
const trioCombo = { combos: [comboOf(["One Half", "Other Half", "Third"])] };
const combo = (rest = {}) => ({ combos: [comboOf(["One Half", "Other Half"], rest)] });
const denial = played(
  bracketCard("Ruin of All", { oracle_text: "Destroy all lands.", type_line: "Sorcery" }),
);
const turn = (name: string, text = "Take an extra turn after this one.") =>
  played(
    bracketCard(name, {
      oracle_text: text,
      type_line: "Sorcery",
      keywords: text.startsWith("Buyback") ? ["Buyback"] : [],
    }),
  );

describe("[BRK-03] estimates the bracket of a list", () => {
  it.each<[number, Bracket]>([
    [0, 2],
    [1, 3],
    [3, 3],
    [4, 4],
    [7, 4],
    [8, 5],
    [12, 5],
  ])("%i Game Changers ask for bracket %i", (count, bracket) => {
    const found = estimate(changers(count));
    expect(found.bracket).toBe(bracket);
    expect(found.gameChangers).toHaveLength(count);
    expect(codesOf(found)).toContain(count === 0 ? "noGameChangers" : "gameChangers");
    expect(codesOf(found).includes("fifthIsIntent")).toBe(bracket === 5);
  });

  it.each<[string, readonly BracketEntry[], Partial<BracketRules>, Bracket, string]>([
    ["mass land denial", [denial], {}, 4, "massLandDenial"],
    ["a named one without its text", [played("Named Denial")], {}, 4, "massLandDenial"],
    ["two extra-turn spells", [turn("A"), turn("B")], {}, 2, "fewTurns"],
    ["three extra-turn spells", [turn("A"), turn("B"), turn("C")], {}, 4, "chainedTurns"],
    ["one extra-turn spell", [turn("A")], {}, 2, "fewTurns"],
    ["two copies of one extra-turn spell", [turn("A"), turn("A")], {}, 2, "fewTurns"],
    ["one that loops", [played("Endless Clock")], {}, 4, "loopingTurns"],
    ["one bought back", [turn("A", "Buyback {3}\nTake an extra turn.")], {}, 4, "loopingTurns"],
    ["an early combo", pair, combo({ manaValue: 6 }), 4, "earlyCombo"],
    ["a late combo", pair, combo({ manaValue: 7 }), 3, "lateCombo"],
    ["one that its source calls slow", pair, combo({ isSlow: true }), 3, "conditionalCombo"],
    ["one of three cards", trio, trioCombo, 2, "largerCombos"],
    ["a combo of all turns", pair, combo({ manaValue: 12, result: "turns" }), 4, "endlessTurns"],
    ["half a combo", pair.slice(0, 1), combo(), 2, "nothingRaises"],
  ])("knows %s", (_what, lines, rules, bracket, code) => {
    const found = estimate(lines, rules);
    expect(found.bracket).toBe(bracket);
    expect(codesOf(found)).toContain(code);
  });

  it("takes the highest that anything asks for, and names every reason", () => {
    const found = estimate([...changers(8), denial, ...pair], combo({ manaValue: 9 }));
    expect(found.bracket).toBe(5);
    expect(codesOf(found)).toEqual([
      "gameChangers",
      "massLandDenial",
      "lateCombo",
      "noExtraTurns",
      "fifthIsIntent",
    ]);
  });

  it("never says that no turn is taken where a combo takes them, of whatever size", () => {
    for (const [lines, cards] of [
      [pair, ["One Half", "Other Half"]],
      [trio, ["One Half", "Other Half", "Third"]],
    ] as const) {
      const found = estimate(lines, { combos: [comboOf(cards, { result: "turns" })] });
      expect(codesOf(found)).not.toContain("noExtraTurns");
    }
    expect(codesOf(estimate(pair, combo()))).toContain("noExtraTurns");
  });

  it("names the combo that the bracket follows from, however many cheaper ones there are", () => {
    const names = ["A", "B", "C", "D", "E"];
    const late = names.slice(0, 4).map((name) => comboOf([name, "E"], { manaValue: 7 }));
    const endless = comboOf(["One Half", "Other Half"], { manaValue: 12, result: "turns" });
    const found = estimate([...names.map((name) => played(bracketCard(name))), ...pair], {
      combos: [...late, endless],
    });
    expect(found.bracket).toBe(4);
    expect(codesOf(found).slice(1, 5)).toEqual([
      "endlessTurns",
      "lateCombo",
      "lateCombo",
      "moreCombos",
    ]);
  });

  it("adds the mana values up where the combo database has none", () => {
    const halves = (cmc: number) => [
      played(bracketCard("One Half", { cmc: 3 })),
      played(bracketCard("Other Half", { cmc })),
    ];
    expect(estimate(halves(3), combo({ manaValue: null })).bracket).toBe(4);
    expect(estimate(halves(4), combo({ manaValue: null })).bracket).toBe(3);
    expect(
      estimate([played("One Half"), played("Other Half")], combo({ manaValue: null })).bracket,
    ).toBe(3);
  });

  it("what must be spent beyond the mana values makes a combo late, unless its source counts it", () => {
    const halves = (oracle_text: string) => [
      played(bracketCard("One Half")),
      played(bracketCard("Other Half", { oracle_text })),
    ];
    const codes = (text: string, rest: object) =>
      codesOf(estimate(halves(text), combo({ manaValue: 6, result: "mill", ...rest })));
    const activated = "{1}, {T}: Target player mills a card.";
    expect(codes("{T}: Target player mills a card.", {})).toContain("earlyCombo");
    expect(codes(activated, {})).toContain("lateCombo");
    expect(codes("Equipped creature has haste.\nEquip {1}", {})).toContain("lateCombo");
    expect(codes(activated, { manaNeeded: 6 })).toContain("earlyCombo");
  });

  it("tutors never count, and neither do cards outside the deck", () => {
    const tutors = ["A", "B", "C", "D", "E"].map((name) =>
      played(bracketCard(name, { oracle_text: "Search your library for a card." })),
    );
    expect(estimate(tutors).bracket).toBe(2);
    for (const board of ["sideboard", "maybeboard", "extra"] as const)
      expect(
        estimate([...changers(4).map((line) => ({ ...line, board })), { ...denial, board }])
          .bracket,
      ).toBe(2);
    expect(estimate(changers(1).map((line) => ({ ...line, board: "commander" }))).bracket).toBe(3);
  });

  it("an owner may declare 1 where nothing speaks against it, and nothing else changes", () => {
    const declared = (lines: readonly BracketEntry[], bracket: Bracket) =>
      estimate(lines, {}, bracket);
    expect(declared([], 1)).toMatchObject({ bracket: 1 });
    expect(codesOf(declared([], 1))).toContain("declared");
    for (const lines of [changers(1), [turn("A")], [denial]]) {
      const found = declared(lines, 1);
      expect(found.bracket).toBe(estimate(lines).bracket);
      expect(codesOf(found)).toContain("declaredOtherwise");
    }
    for (const other of [3, 4, 5] as const) {
      expect(declared([], other).bracket).toBe(2);
      expect(codesOf(declared([], other))).toContain("declaredOtherwise");
    }
  });

  it("a replaced policy replaces the limits", () => {
    const { policy } = rulesWith();
    const stricter = {
      ...policy,
      base: 3 as const,
      gameChangers: [{ from: 2, bracket: 5 as const }],
    };
    expect(estimate([], { policy: stricter }).bracket).toBe(3);
    expect(estimate(changers(1), { policy: stricter }).bracket).toBe(3);
    expect(estimate(changers(2), { policy: stricter }).bracket).toBe(5);
  });
});

describe("[BRK-04] Game Changers", () => {
  it("come from the list by either name of a card, described, or from the card's own flag", () => {
    const gameChangers = [
      { name: "Dark God // Dark Lantern", category: "Creatures", impact: "stealsPermanents" },
    ] as const;
    const found = estimate([played("Dark God"), ...changers(1)], { gameChangers });
    expect(found.gameChangers).toEqual([
      { name: "Changer 1", printedName: null, category: "Combo Pieces", impact: "newlyListed" },
      { name: "Dark God", printedName: null, category: "Creatures", impact: "stealsPermanents" },
    ]);
  });
});

describe("[BRK-01] the confidence follows from the evidence", () => {
  const of = (...given: Parameters<typeof estimate>) => estimate(...given).confidence;

  it("is 0.9 for a whole deck that is known", () => {
    expect(of([])).toBe(0.9);
    expect(of(changers(2))).toBe(0.9);
  });

  it("falls with what is not known, not searched, or stands on one card alone", () => {
    expect(of([played("Unheard Of", { quantity: 10 })])).toBe(0.8);
    expect(of([played("Unheard Of", { quantity: 80 })])).toBe(0.6);
    expect(of([], { allCombos: false })).toBe(0.85);
    expect(of(changers(1))).toBe(0.8);
    // One more would be bracket 4.
    expect(of(changers(3))).toBe(0.85);
    expect(estimateBracket(changers(2), rulesWith(), null).confidence).toBe(0.75);
    const all = estimateBracket([played("Unheard Of", { quantity: 60 })], rulesWith(), null);
    expect(all.confidence).toBe(0.45);
    expect(codesOf(all)).toEqual([
      "noGameChangers",
      "noMassLandDenial",
      "noExtraTurns",
      "noCombos",
      "nothingRaises",
      "nextBracket",
      "unknownCards",
      "incomplete",
    ]);
  });
});
