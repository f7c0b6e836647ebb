import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bracketCard,
  changers,
  comboOf,
  deckWith,
  POLICY,
  played,
  rulesWith,
} from "../../test/bracket-rules.ts";
import type { BracketCard, BracketEntry } from "./bracket-card.ts";
import { type BracketRules, estimateBracket } from "./estimate-bracket.ts";
import { findSignals } from "./find-signals.ts";

const spell = (name: string, oracle_text: string, rest: Partial<BracketCard> = {}) =>
  played(bracketCard(name, { type_line: "Instant", oracle_text, cmc: 2, ...rest }));
const rock = (name: string, rest: Partial<BracketCard> = {}) =>
  spell(name, "{T}: Add {C}{C}.", { type_line: "Artifact", cmc: 1, mana_cost: "{1}", ...rest });
const tutor = (name: string) =>
  spell(name, "Search your library for a card, put it into your hand, then shuffle.");
const pitched =
  "You may exile a blue card from your hand rather than pay this spell's mana cost.\n";
const free = (name: string, effect: string) => spell(name, pitched + effect);
const tax = (name: string) =>
  spell(name, "Spells your opponents cast cost {1} more to cast.", { type_line: "Enchantment" });
const turn = (name: string) => spell(name, "Take an extra turn after this one.");

const signalsOf = (lines: readonly BracketEntry[], rules: Partial<BracketRules> = {}) => {
  const all = rulesWith(rules);
  const entries = deckWith(...lines);
  return findSignals(entries, estimateBracket(entries, all, null), all.policy);
};
const signalsNamed = (...given: Parameters<typeof signalsOf>) =>
  signalsOf(...given).map(({ kind, cards }) => [kind, ...cards.map(({ name }) => name)]);

describe("[BRK-03] advisory signals name what is worth saying at the table", () => {
  it("nothing is said of a list that holds nothing of the kind", () => {
    expect(signalsNamed([])).toEqual([]);
    expect(signalsNamed([played("Unheard Of")])).toEqual([]);
  });

  it.each<[string, readonly BracketEntry[], readonly string[]]>([
    ["fast mana", [rock("Rock A"), rock("Rock B")], ["fastMana", "Rock A", "Rock B"]],
    ["tutors", ["A", "B", "C"].map(tutor), ["tutors", "A", "B", "C"]],
    ["stax", [tax("Tax A"), tax("Tax B")], ["stax", "Tax A", "Tax B"]],
    ["extra turns", [turn("Turn A"), turn("Turn B")], ["extraTurns", "Turn A", "Turn B"]],
    ["a free answer", [free("No", "Counter target spell.")], ["freeInteraction", "No"]],
    [
      "a free spell that turns another aside",
      [free("Aside", "You may choose new targets for target spell or ability.")],
      ["freeInteraction", "Aside"],
    ],
  ])("%s are named, with the source", (_what, lines, expected) => {
    expect(signalsNamed(lines)).toEqual([expected]);
    const [signal] = signalsOf(lines);
    expect(signal).toMatchObject({ params: { count: lines.length }, source: { id: "test" } });
  });

  it("fewer than the policy asks for are not named, nor a free spell that answers nothing", () => {
    expect(signalsNamed([rock("Rock A"), tutor("A"), tutor("B"), tax("Tax A")])).toEqual([]);
    expect(signalsNamed([free("Draw", "Draw two cards.")])).toEqual([]);
  });

  it("what decides the bracket is not named again: Game Changers, mass land denial, chained turns", () => {
    const changer = { game_changer: true };
    expect(signalsNamed([rock("Rock A", changer), rock("Rock B")])).toEqual([]);
    const lock = "Players can't untap more than one land during their untap steps.";
    expect(signalsNamed([spell("Orb", lock), tax("Tax A")])).toEqual([]);
    expect(signalsNamed(["A", "B", "C"].map(turn))).toEqual([]);
  });

  it("a sideboard, a maybeboard and copies do not count", () => {
    for (const board of ["sideboard", "maybeboard", "extra"] as const)
      expect(signalsNamed([rock("Rock A"), { ...rock("Rock B"), board }])).toEqual([]);
    expect(signalsNamed([rock("Rock A"), rock("Rock A")])).toEqual([]);
  });
});

describe("[BRK-03] the combo that can be paid for first", () => {
  const pieces = (...costs: readonly number[]) =>
    costs.map((cmc, at) => played(bracketCard(`Piece ${at}`, { cmc })));
  const combos = (count: number, rest = {}) => ({
    combos: [
      comboOf(
        pieces(...Array(count).fill(1)).map(({ name }) => name),
        rest,
      ),
    ],
  });

  it("is named where it comes before the players of the bracket expect an end", () => {
    const [signal] = signalsOf(pieces(3, 4), combos(2, { manaValue: 7 }));
    expect(signal).toMatchObject({
      kind: "earliestCombo",
      params: { count: 1, mana: 7, turn: 4, bracket: 3, expected: 6 },
      cards: [{ name: "Piece 0" }, { name: "Piece 1" }],
    });
  });

  it("is named with three cards too, which do not count for the bracket", () => {
    expect(signalsOf(pieces(2, 2, 2), combos(3, { manaValue: 6 }))).toMatchObject([
      { kind: "earliestCombo", params: { turn: 4, bracket: 2, expected: 8 } },
    ]);
  });

  it.each([
    ["paid for as late as expected", [5, 5], { manaValue: 10 }],
    ["late or conditional by its source", [1, 1], { manaValue: 2, isSlow: true }],
    ["of a bracket whose games may end on any turn", [1, 1], { manaValue: 2 }],
  ])("is not named where it is %s", (what, costs, rest) => {
    const more = what.includes("any turn") ? changers(8) : [];
    expect(signalsOf([...pieces(...costs), ...more], combos(2, rest))).toEqual([]);
  });
});

describe("[BRK-03] a signal decides nothing", () => {
  const pieces: readonly BracketEntry[] = [
    ...changers(5),
    ...["Rock A", "Rock B"].map((name) => rock(name)),
    ...["Tutor A", "Tutor B", "Tutor C"].map(tutor),
    ...["Tax A", "Tax B"].map(tax),
    free("No", "Counter target spell."),
    turn("Turn A"),
    ...["Half 1", "Half 2"].map((name) => played(bracketCard(name, { cmc: 4 }))),
  ];
  const rules = rulesWith({ combos: [comboOf(["Half 1", "Half 2"], { manaValue: 8 })] });
  const without = {
    ...rules,
    policy: { ...POLICY, signals: { sources: [], expectedTurns: [], rules: [] } },
  };
  const isSignal = ({ name }: BracketEntry) => /^(?:Rock|Tutor|Tax|No$|Turn)/.test(name);
  const bracketOf = (lines: readonly BracketEntry[], by = rules) =>
    estimateBracket(deckWith(...lines), by, null);

  it("any list has the same bracket without its signals’ cards, and by a policy without signals", async () => {
    await fc.assert(
      fc.property(fc.subarray([...pieces]), (lines) => {
        const { bracket } = bracketOf(lines);
        expect(bracketOf(lines.filter((line) => !isSignal(line))).bracket).toBe(bracket);
        expect(bracketOf(lines, without)).toEqual(bracketOf(lines));
      }),
    );
  });

  it("a signal decides nothing without Game Changers either: their cards show as what they do", async () => {
    await fc.assert(
      fc.property(fc.subarray([...pieces]), (lines) => {
        const plain = lines.filter(({ name }) => !name.startsWith("Changer"));
        const { bracket } = bracketOf(plain);
        expect(bracketOf(plain.filter((line) => !isSignal(line))).bracket).toBe(bracket);
      }),
    );
    const flagged = { game_changer: true };
    expect(signalsNamed([rock("Rock A", flagged), rock("Rock B", flagged)])).toEqual([]);
    expect(signalsNamed([rock("Rock A"), rock("Rock B")])).toEqual([
      ["fastMana", "Rock A", "Rock B"],
    ]);
  });

  it("the order of the list and the language of its names do not matter", async () => {
    const signals = async (lines: readonly BracketEntry[]) => {
      const entries = deckWith(...lines);
      return findSignals(entries, estimateBracket(entries, rules, null), POLICY);
    };
    await fc.assert(
      fc.property(fc.shuffledSubarray([...pieces]), (lines) => {
        const sorted = lines.toSorted((a, b) => (a.name < b.name ? -1 : 1));
        expect(signals(lines)).toEqual(signals(sorted));
        const french = lines.map((line) => ({ ...line, name: `Carte ${line.name}` }));
        expect(signals(french)).toEqual(signals(lines));
      }),
    );
  });
});
