import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleNames } from "../test/sample-names.ts";
import { createCardIndex } from "./index.ts";

const index = createCardIndex(sampleNames);
const found = (query: string, limit = 6) => index.search(query, limit).map((card) => card.name);

describe("[ORA-09] search as one types, in both languages", () => {
  it("puts the exact name before names that begin with it", () => {
    expect(found("urborg")).toEqual(["Urborg", "Urborg, Tomb of Yawgmoth"]);
  });

  it("orders names that begin so by how much they are played", () => {
    expect(found("quest").slice(0, 2)).toEqual(["Questing Beast", "Question Everything"]);
    expect(found("teferi")).toEqual(["Teferi, Time Raveler", "Teferi, Hero of Dominaria"]);
  });

  it("finds words inside a name after names that begin so", () => {
    expect(found("tomb")).toEqual(["Urborg, Tomb of Yawgmoth"]);
    expect(found("sang")).toEqual(["Blood Moon"]);
  });

  it("forgives a slip in a long word", () => {
    expect(found("ligthning")).toEqual(["Lightning Bolt"]);
  });

  it("names a card once, though it matches in both languages", () => {
    expect(found("clone")).toEqual(["Clone"]);
  });

  it("gives as many as asked, and none for nothing", () => {
    expect(found("t", 1)).toHaveLength(1);
    for (const limit of [0, -1, Number.NaN]) expect(found("teferi", limit)).toEqual([]);
    for (const query of ["", " ", "«»"]) expect(found(query)).toEqual([]);
  });

  it("takes any text without failing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 2000 }), (query) => {
        expect(found(query).length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
