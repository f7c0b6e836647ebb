import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ancestorsOf, compareRuleNumbers, normalizeRuleNumber } from "./rule-numbers.ts";
import { ruleReferences } from "./rule-references.ts";

const anyNumber = fc
  .tuple(
    fc.integer({ min: 100, max: 999 }),
    fc.integer({ min: 1, max: 200 }),
    fc.constantFrom("", "a", "b", "k", "m", "z", "aa"),
  )
  .map(([chapter, rule, letter]) => `${chapter}.${rule}${letter}`);

describe("[ORA-17] compareRuleNumbers", () => {
  test("counts, and does not spell: 702.9 before 702.19, z before aa", () => {
    const book = [
      "1",
      "100",
      "100.1",
      "7",
      "702",
      "702.9",
      "702.9a",
      "702.19",
      "702.19z",
      "702.19aa",
    ];
    expect([...book].reverse().sort(compareRuleNumbers)).toEqual(book);
  });

  test("is an order", () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        expect(Math.sign(compareRuleNumbers(a, b))).toBe(0 - Math.sign(compareRuleNumbers(b, a)));
        expect(compareRuleNumbers(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

describe("[ORA-17] ancestorsOf", () => {
  test("goes up from the letter to the section", () => {
    expect(ancestorsOf("702.19b")).toEqual(["702.19", "702", "7"]);
    expect(ancestorsOf("702.19")).toEqual(["702", "7"]);
    expect(ancestorsOf("7")).toEqual([]);
    expect(ancestorsOf("__proto__")).toEqual([]);
  });
});

describe("[ORA-17] normalizeRuleNumber", () => {
  test.each([
    ["CR 702.19b.", "702.19b"],
    ["rule 704", "704"],
    ["règle\u00A0510.1c", "510.1c"],
    ["[702.19B]", "702.19b"],
    ["“613.1”", "613.1"],
  ])("turns %s into %s", (written, number) => {
    expect(normalizeRuleNumber(written)).toBe(number);
  });

  test.each(["", "7", "702.19b and 702.19c", "70219", "702.19-b", "constructor", "9".repeat(1e6)])(
    "finds not one number in %.20s",
    (written) => {
      expect(normalizeRuleNumber(written)).toBeUndefined();
    },
  );

  test("leaves every well-formed number as it is", () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(normalizeRuleNumber(number)).toBe(number);
      }),
    );
  });
});

describe("[ORA-17] ruleReferences", () => {
  test.each([
    ["see rule 702.15", ["702.15"]],
    ["Rules 704 and 510.1c apply", ["510.1c", "704"]],
    ["see rule 116, “Special Actions,” and rule 103.", ["103", "116"]],
    ["rules 100.1, 100.2a, and 100.3 hold", ["100.1", "100.2a", "100.3"]],
    ["voir les règles 704 et 510.1c, ou la règle 120.3", ["120.3", "510.1c", "704"]],
    ["in 2024, 702 cards were printed", []],
    ["rule 1234.5", []],
  ])("finds those of %s", (text, numbers) => {
    expect(ruleReferences(text)).toEqual(numbers);
  });

  test("a range names every letter but l and o", () => {
    expect(ruleReferences("rules 111.10j–r")).toEqual(
      ["j", "k", "m", "n", "p", "q", "r"].map((letter) => `111.10${letter}`),
    );
  });
});
