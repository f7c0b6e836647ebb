import { type FoundCombo, NO_BRACKET } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import { presentFinding } from "./present-finding.ts";
import { StoredFinding } from "./stored-finding.ts";

const COMBO: FoundCombo = {
  cards: ["A", "B"].map((name) => ({ name, printedName: null })),
  result: "win",
  isCounted: true,
  isEarly: false,
  isConditional: false,
  manaValue: 5,
  produces: [],
  prerequisites: [],
  steps: [],
  url: null,
};
const said = (rest: Partial<FoundCombo>) =>
  presentFinding({ reasons: [], gameChangers: [], combos: [{ ...COMBO, ...rest }] }, "en").combos[0]
    ?.description;

describe("[BRK-02] when a combo comes", () => {
  test.each<[Partial<FoundCombo>, string]>([
    [{ isEarly: true }, "Wins the game. Early: 5 mana in all."],
    [{ manaValue: 9 }, "Wins the game. Late: 9 mana in all."],
    [
      { isConditional: true },
      "Wins the game. 5 mana in all, but late or conditional according to the combo database.",
    ],
    // A cheap one of three cards is not late: it is not counted.
    [
      { isCounted: false },
      "Wins the game. 5 mana in all; it has too many cards to count for the bracket.",
    ],
    [{ manaValue: null }, "Wins the game. Its cost is not known."],
  ])("is said as it was found: %j", (rest, description) => {
    expect(said(rest)).toBe(description);
  });
});

test("[BRK-03] a finding that was stored with a reason which no longer exists keeps the others", () => {
  const [kept] = NO_BRACKET.reasons;
  const { reasons } = StoredFinding.parse({
    reasons: [{ code: "tutorsAside", params: { count: 3 }, cards: [] }, kept],
    gameChangers: [],
    combos: [],
  });
  expect(reasons).toEqual([kept]);
});
