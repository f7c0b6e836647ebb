import { describe, expect, it } from "vitest";
import { readBracketedCards, withoutBrackets } from "./read-bracketed-cards.ts";

describe("[BOT-11] cards in brackets", () => {
  it.each([
    ["does [[Lightning Bolt]] kill it?", [["Lightning Bolt", undefined]]],
    [
      "[[ Sol Ring | c21 ]] or [[Foudre]]",
      [
        ["Sol Ring", "c21"],
        ["Foudre", undefined],
      ],
    ],
    ["[[Sol Ring]] and [[sol ring]]", [["Sol Ring", undefined]]],
    ["[[]] [[ ]] [Opt] [[ one\nline ]] [[!]]", []],
  ])("are read from “%s”", (content, cards) => {
    expect(readBracketedCards(content).map(({ name, set }) => [name, set])).toEqual(cards);
  });

  it.each([
    ["Does [[Opt|xln]] scry before I draw?", "Does Opt scry before I draw?"],
    ["[[Opt]], [[Shock]]!", ""],
  ])("leave of the question “%s” what it asks", (content, question) => {
    expect(withoutBrackets(content)).toBe(question);
  });
});
