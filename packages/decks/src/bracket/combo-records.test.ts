import { describe, expect, it } from "vitest";
import { POLICY } from "../../test/bracket-rules.ts";
import { readCombo } from "./combo-records.ts";

const record = {
  cards: ["A", "B"],
  produces: ["Infinite colored mana"],
  tag: "SPICY",
  manaValue: 4,
};
const read = (rest: Partial<typeof record>) => readCombo({ ...record, ...rest }, POLICY.combos);

describe("[BRK-03] records of the combo database", () => {
  it.each([
    [["Infinite ETB", "Infinite turns", "Lock"], "turns"],
    [["Exile your library", "Win the game"], "win"],
    [["Each opponent loses the game"], "win"],
    [["Infinite lifegain", "Infinite lifeloss"], "damage"],
    [["Near-infinite damage"], "damage"],
    [["Infinite mill for target opponent"], "mill"],
    [["Infinite combat phases", "Infinite mana creatures you control can produce"], "combats"],
    [["Infinite ETB", "Infinite creature tokens with haste"], "tokens"],
    [["Infinite mana nonland permanents you control can produce"], "mana"],
    [["Infinite card draw", "Infinite draw triggers"], "draw"],
    [["Infinite storm count"], "copies"],
    [["Infinitely large creature until end of turn"], "counters"],
    [["Infinite lifegain", "Infinite lifegain triggers"], "life"],
    [["Lock"], "lock"],
  ])("%j → %s", (produces, result) => {
    expect(read({ produces })).toEqual({ cards: ["A", "B"], result, manaValue: 4, isSlow: false });
  });

  it("what only counts triggers, is ignored by its tag or has three cards is no combo of ours", () => {
    expect(read({ produces: ["Infinite ETB", "Infinite death triggers"] })).toBeUndefined();
    expect(read({ tag: "EXHIBITION" })).toBeUndefined();
    expect(read({ cards: ["A", "B", "C"] })).toBeUndefined();
    expect(read({ cards: ["A"] })).toBeUndefined();
    expect(read({ tag: "ODDBALL" })?.isSlow).toBe(true);
  });
});
