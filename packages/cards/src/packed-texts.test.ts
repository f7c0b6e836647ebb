import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packTexts } from "./packed-texts.ts";

/** Few letters, one beyond Latin-1 and one of two code units: many texts begin alike. */
const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "é", "—", "𝔪"), maxLength: 6 });
const inOrder = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

describe("[CARD-01] packed texts", () => {
  it("are the texts at their places, and none beyond", () => {
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const packed = packTexts(texts);
        expect(packed.length).toBe(texts.length);
        expect(texts.map((_, place) => packed.at(place))).toEqual(texts);
        expect(packed.at(texts.length)).toBeUndefined();
      }),
    );
  });

  it("in order, are found where a plain search finds them", () => {
    fc.assert(
      fc.property(fc.uniqueArray(text), text, (texts, sought) => {
        const sorted = [...texts].sort(inOrder);
        const packed = packTexts(sorted);
        expect(packed.placeOf(sought)).toBe(sorted.indexOf(sought));
        const behind = sorted.findIndex((each) => each >= sought);
        expect(packed.lowerBound(sought)).toBe(behind < 0 ? sorted.length : behind);
      }),
    );
  });
});
