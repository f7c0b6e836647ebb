import { editDistance } from "@spellwright/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestTextsInSteps } from "./nearest-texts.ts";
import { inOneGo } from "./steps.ts";

const createNearestTexts = (texts: readonly string[]) => {
  const nearestTo = inOneGo(nearestTextsInSteps(texts));
  return (sought: string, bound: number) => inOneGo(nearestTo(sought, bound));
};

/** Few letters and one beyond ASCII: many texts are near each other, and share pieces. */
const text = fc.string({
  unit: fc.constantFrom("a", "b", "c", " ", "я"),
  minLength: 1,
  maxLength: 40,
});
const edit = fc.record({ at: fc.nat(60), letter: fc.constantFrom("", "a", "я"), kind: fc.nat(3) });

const edited = (from: string, edits: readonly { at: number; letter: string; kind: number }[]) =>
  edits.reduce((current, { at, letter, kind }) => {
    const place = at % (current.length + 1);
    const [head, tail] = [current.slice(0, place), current.slice(place)];
    if (kind === 0) return head + letter + tail;
    if (kind === 1) return head + tail.slice(1);
    if (kind === 2) return head + letter + tail.slice(1);
    return head + (tail[1] ?? "") + (tail[0] ?? "") + tail.slice(2);
  }, from);

/** The plain way: compare with every text. */
function scanned(texts: readonly string[], sought: string, bound: number) {
  const distances = texts.map((each) => editDistance(sought, each, bound));
  const distance = Math.min(...distances);
  if (distance > bound) return undefined;
  return { distance, places: distances.flatMap((each, at) => (each === distance ? [at] : [])) };
}

describe("[CARD-01] the nearest texts", () => {
  it("are those that a comparison with every text finds, for every bound", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(text, { minLength: 1, maxLength: 60 }),
        fc.nat(59),
        fc.array(edit, { maxLength: 5 }),
        fc.integer({ min: 0, max: 4 }),
        (texts, which, edits, bound) => {
          const sought = edited(texts[which % texts.length] ?? "", edits);
          const nearest = createNearestTexts(texts)(sought, bound);
          const places = [...(nearest?.places ?? [])].sort((left, right) => left - right);
          expect(nearest && { ...nearest, places }).toEqual(scanned(texts, sought, bound));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("are found across a swap of two neighbours at every place", () => {
    const name = "lightning bolt of the storm";
    const nearestTo = createNearestTexts([name, "another name of this length"]);
    const swaps = Array.from({ length: name.length - 1 }, (_, at) =>
      edited(name, [{ at, letter: "", kind: 3 }]),
    );
    expect(swaps.filter((swap) => nearestTo(swap, 1)?.places[0] !== 0)).toEqual([]);
  });

  it("are none for a text longer than all, and none among none", () => {
    expect(createNearestTexts(["bolt"])("a".repeat(500), 4)).toBeUndefined();
    expect(createNearestTexts([])("bolt", 4)).toBeUndefined();
  });
});
