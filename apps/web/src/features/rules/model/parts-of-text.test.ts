import { describe, expect, test } from "vitest";
import { textPartsOf } from "./parts-of-text.ts";

const every = () => true;
const ordinary = (term: string) => ({ term, proper: false });
const shown = (
  text: string,
  terms: readonly string[] = [],
  isRule = every as (n: string) => boolean,
) =>
  textPartsOf(text, isRule, terms.map(ordinary))
    .map((part) =>
      part.kind === "text"
        ? part.text
        : part.kind === "rule"
          ? `<${part.number}>`
          : `{${part.text}}`,
    )
    .join("");

describe("[ORA-17] the text of a rule", () => {
  test.each([
    ["See rule 704, “State-Based Actions.”", "See rule <704>, “State-Based Actions.”"],
    ["See rules 510.1c and 702.19b.", "See rules <510.1c> and <702.19b>."],
    ["Voir la règle 702.15.", "Voir la règle <702.15>."],
    ["It has 100 cards and 20.5 points", "It has 100 cards and 20.5 points"],
    ["deals 120 damage", "deals 120 damage"],
    ["(See 601.2A)", "(See <601.2a>)"],
  ])("%s names rules", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test("a number that has no page stays text", () => {
    expect(shown("See rules 510.1c and 999.1.", [], (number) => number === "510.1c")).toBe(
      "See rules <510.1c> and 999.1.",
    );
  });

  test("each term is marked once, the longest first, as a word of its own", () => {
    expect(shown("Combat damage is damage; damages, undamaged", ["Damage", "Combat Damage"])).toBe(
      "{Combat damage} is {damage}; damages, undamaged",
    );
    expect(shown("Deux capacités déclenchées", ["Capacite"])).toBe("Deux {capacités} déclenchées");
  });

  test("nothing of the text is lost", () => {
    const text = "Trample: see rule 702.19b. Œuvre, İstanbul.";
    const parts = textPartsOf(text, every, ["Trample", "Œuvre"].map(ordinary));
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });

  test("a subtype is marked with its capital only: “in that case” is no Case", () => {
    const marked = textPartsOf("In that case, the Case is solved.", every, [
      { term: "Case", proper: true },
    ]).filter(({ kind }) => kind === "term");
    expect(marked.map(({ text }) => text)).toEqual(["Case"]);
  });
});
