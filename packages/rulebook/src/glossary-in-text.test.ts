import { describe, expect, test } from "vitest";
import type { GlossaryEntry } from "./edition.ts";
import { createGlossaryReader } from "./glossary-in-text.ts";

const entry = (
  en: string,
  definition: string,
  fr = en,
  rules: readonly string[] = [],
): GlossaryEntry => ({
  term: { fr, en },
  definition: { fr: definition, en: definition },
  rules,
});

const termsOf = createGlossaryReader([
  entry("Case", "An enchantment subtype. Made up for a test.", "Case", ["719.1"]),
  entry("Champion", "A keyword ability made up for a test.", "Appui", ["702.72"]),
  entry("Encore", "A keyword ability made up for a test."),
  entry("Flying", "A keyword ability made up for a test.", "Vol"),
  entry("Deathtouch", "A keyword ability made up for a test.", "Contact mortel"),
  entry("Combat Damage", "A term made up for a test.", "Blessures de combat"),
]);
const found = (text: string, number = "100.1") => termsOf(number, text).map(({ term }) => term.en);

describe("[ORA-17] terms of the glossary in a text", () => {
  test.each([
    ["In this case, use the other rule.", []],
    ["Case closed: an ordinary word begins this sentence.", []],
    ["dans ce cas, ou dans la case du haut", []],
    ["A solved Case has two abilities.", ["Case"]],
    ["The champion of the tournament", []],
    ["Il perd encore un point, sans appui.", []],
    ["Creatures with flying deal combat damage.", ["Flying", "Combat Damage"]],
    ["Une créature avec le vol et le contact mortel", ["Flying", "Deathtouch"]],
  ])("“%s” has %j", (text, terms) => {
    expect(found(text)).toEqual(terms);
  });

  test("the rules that an entry points to have it, whatever words they use", () => {
    expect(found("Some rule.", "702.72")).toEqual(["Champion"]);
  });
});
