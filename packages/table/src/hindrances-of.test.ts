import { describe, expect, test } from "vitest";
import { madeUpCard } from "../../judge/test/made-up-card.ts";
import { hindrancesOf } from "./hindrances-of.ts";

const kept = (oracle_text: string): readonly string[] =>
  hindrancesOf(madeUpCard("Made Up", { oracle_text })).map((one) => one.kept);

describe("[ORA-14] what the abilities of a card keep from happening", () => {
  test.each([
    ["Creatures entering don't cause abilities to trigger.", "trigger"],
    ["Players can't gain life.", "gain life"],
    ["Each player can't draw more than one card each turn.", "draw card"],
    [
      "If a card or token would be put into a graveyard from anywhere, exile it instead.",
      "put graveyard",
    ],
    ["If an opponent would gain life, that player loses that much life instead.", "gain life"],
    [
      "Whenever this creature deals damage to a player, they can't gain life this turn.",
      "gain life",
    ],
  ])("%s", (text, expected) => {
    expect(kept(text)).toEqual([expected]);
  });

  test.each([
    "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
    "When this creature enters, draw two cards.",
    "Flying",
  ])("keeps nothing: %s", (text) => {
    expect(kept(text)).toEqual([]);
  });

  test("a keyword under a condition may be had or not", () => {
    const card = madeUpCard("Made Up", {
      oracle_text: "Made Up has hexproof as long as it's untapped.",
    });
    expect(hindrancesOf(card)).toMatchObject([{ kept: "hexproof", either: true }]);
  });

  test("tells the line that says so", () => {
    const card = madeUpCard("Made Up", { oracle_text: "Flying\nPlayers can't gain life." });
    expect(hindrancesOf(card)).toEqual([{ kept: "gain life", text: "Players can't gain life." }]);
  });

  test("what is replaced may mean a yes or a no", () => {
    const card = madeUpCard("Made Up", {
      oracle_text: "If a card would be put into a graveyard from anywhere, exile it instead.",
    });
    expect(hindrancesOf(card)).toMatchObject([{ kept: "put graveyard", either: true }]);
  });

  test("plays a part whatever is asked where another card does it or waits for it", () => {
    const orb = madeUpCard("Made Up", {
      oracle_text: "Creatures entering don't cause abilities to trigger.",
    });
    const giant = madeUpCard("Giant", { oracle_text: "When this creature enters, sacrifice it." });
    const bear = madeUpCard("Bear", { oracle_text: "Flying" });
    const isMet = (other: typeof bear) => hindrancesOf(orb, [other]).map((one) => one.isMet);
    expect(isMet(giant)).toEqual([true]);
    expect(isMet(bear)).toEqual([undefined]);
  });

  test("reads a line whatever another line leaves unread", () => {
    const card = madeUpCard("Made Up", {
      oracle_text: "Wobble the frumious snark.\nPlayers can't gain life.",
    });
    expect(hindrancesOf(card).map((one) => one.kept)).toEqual(["gain life"]);
  });
});
