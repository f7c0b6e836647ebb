import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldLetters } from "./fold-letters.ts";

describe("[CARD-01] letters of both languages, compared one way in every room", () => {
  it.each([
    ["Œuvre d’Être", "oeuvre d’etre"],
    ["ÆTHER +1/+1 {2}", "aether +1/+1 {2}"],
    ["e\u0301te\u0301", "ete"],
    ["702.19B", "702.19b"],
    ["“Fire” — and • Ice", "“fire” — and • ice"],
    ["İstanbul STRAẞE Ø", "istanbul strasse o"],
  ])("%s reads %s, signs kept", (written, folded) => {
    expect(foldLetters(written)).toBe(folded);
  });

  it("holds no capital and no accent, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const folded = foldLetters(text);
        expect(foldLetters(folded)).toBe(folded);
        expect(folded.normalize("NFD")).not.toMatch(/\p{Mn}/u);
      }),
    );
  });
});
