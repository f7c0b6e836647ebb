import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, foldLetters, wordsOf } from "./fold.ts";

describe("[CARD-01] one spelling for every way to write a name", () => {
  it.each([
    ["Éclair fourchu", "eclair fourchu"],
    ["Œil du Nexus", "oeil du nexus"],
    ["Æther Vial", "aether vial"],
    ["Urza’s Saga", "urzas saga"],
    ["URZA'S SAGA", "urzas saga"],
    ["Augure de l’île", "augure de l ile"],
    ["Fire // Ice", "fire ice"],
    ["fire/ice", "fire ice"],
    ["Teferi, Time Raveler", "teferi time raveler"],
    ["Ring-a-ding", "ring a ding"],
  ])("%s folds to %s", (written, folded) => {
    expect(fold(written)).toBe(folded);
  });

  it("keeps a name without letters as it is", () => {
    expect(fold("_____")).toBe("_____");
  });

  it("says where each word stands", () => {
    const text = "J’ai l’Œil.";
    const found = wordsOf(text).map((word) => text.slice(word.start, word.end));
    expect(found).toEqual(["J", "ai", "l", "Œil"]);
  });

  it("changes nothing when done twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const once = fold(text);
        expect(fold(once)).toBe(once);
      }),
    );
  });
});

describe("[CARD-01] letters of both languages, compared one way in every room", () => {
  it.each([
    ["Œuvre d’Être", "oeuvre d’etre"],
    ["ÆTHER +1/+1 {2}", "aether +1/+1 {2}"],
    ["e\u0301te\u0301", "ete"],
    ["702.19B", "702.19b"],
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
