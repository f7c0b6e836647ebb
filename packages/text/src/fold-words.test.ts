import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldWords, splitWords } from "./fold-words.ts";

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
    expect(foldWords(written)).toBe(folded);
  });

  it("keeps a name without letters as it is", () => {
    expect(foldWords("_____")).toBe("_____");
  });

  it("takes every sign for an apostrophe that people take for one", () => {
    for (const sign of ["'", "’", "ʼ", "‘", "`", "´"]) {
      expect(foldWords(`Urza${sign}s Saga`)).toBe("urzas saga");
      expect(splitWords(`Urza${sign}s Saga`)).toHaveLength(2);
    }
  });

  it("says where each word stands", () => {
    const text = "J’ai l’Œil.";
    const found = splitWords(text).map((word) => text.slice(word.start, word.end));
    expect(found).toEqual(["J", "ai", "l", "Œil"]);
  });

  it("changes nothing when done twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const once = foldWords(text);
        expect(foldWords(once)).toBe(once);
      }),
    );
  });
});
