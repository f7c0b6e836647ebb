import { describe, expect, it } from "vitest";
import { POLICY, played } from "../../test/bracket-rules.ts";
import { type ComboRecord, readCombo } from "./combo-records.ts";
import { findCombos } from "./find-combos.ts";
import { playedCards } from "./played-cards.ts";

const record = {
  id: "1-2",
  cards: ["A", "B"],
  produces: ["Infinite colored mana"],
  tag: "RUTHLESS",
  manaValue: 4,
  manaNeeded: null,
  prerequisites: ["Both are on the battlefield."],
  steps: ["Tap one.", "Untap it with the other."],
  url: "https://example.org/1-2",
};
const read = (rest: Partial<ComboRecord>) => readCombo({ ...record, ...rest }, POLICY.combos);

describe("[BRK-03] reads records of the combo database", () => {
  it.each([
    [["Infinite ETB", "Infinite turns", "Lock"], "turns"],
    [["Exile your library", "Win the game"], "win"],
    [["Each opponent loses the game"], "win"],
    [["Infinite lifegain", "Infinite lifeloss"], "damage"],
    [["Near-infinite damage"], "nearly"],
    [["Near-infinite damage", "Infinite colored mana"], "mana"],
    [["Infinite mill for target opponent"], "mill"],
    [["Infinite combat phases", "Infinite mana creatures you control can produce"], "combats"],
    [["Infinite ETB", "Infinite creature tokens with haste"], "tokens"],
    [["Infinite mana nonland permanents you control can produce"], "mana"],
    [["Infinite card draw", "Infinite draw triggers"], "draw"],
    [["Infinite storm count"], "copies"],
    [["Infinitely large creature until end of turn"], "counters"],
    [["Infinite lifegain", "Infinite lifegain triggers"], "life"],
    [["Lock"], "lock"],
  ])("reads %j as %s", (produces, result) => {
    const { tag: _tag, ...rest } = record;
    expect(read({ produces })).toEqual({ ...rest, produces, result, isSlow: false });
  });

  it("[Q-4] a combo that needs a card of a template is never early", () => {
    const combo = read({ templates: ["Creature with persist"] });
    expect(combo?.isSlow).toBe(true);
    const cards = ["A", "B"].map((name) => played(name));
    const found = findCombos(playedCards(cards), combo === undefined ? [] : [combo], POLICY.combos);
    expect(found).toMatchObject([{ isCounted: false, isEarly: false }]);
  });

  it("what only counts triggers, is ignored by its tag, or has one card or six is no combo of ours", () => {
    expect(read({ produces: ["Infinite ETB", "Infinite death triggers"] })).toBeUndefined();
    expect(read({ tag: "EXHIBITION" })).toBeUndefined();
    expect(read({ cards: [..."ABCDEF"] })).toBeUndefined();
    expect(read({ cards: [..."ABCDE"] })?.cards).toHaveLength(5);
    expect(read({ cards: ["A"] })).toBeUndefined();
    expect(read({ tag: "SPICY" })?.isSlow).toBe(true);
  });
});
