import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SAMPLE_RULES } from "../test/sample-rules.ts";
import { officialRulesText } from "../test/shared-data.ts";
import { decodeRulesText } from "./decode-rules-text.ts";
import type { RulesEdition } from "./edition.ts";
import { parseRules } from "./parse-rules.ts";

const parsed = (text: string): RulesEdition => {
  const result = parseRules(text);
  if (!result.ok) throw new Error(result.problem);
  return result.edition;
};
const ruleOf = (edition: RulesEdition, number: string) =>
  edition.rules.find((rule) => rule.number === number);

describe("[ORA-17] parseRules", () => {
  const edition = parsed(SAMPLE_RULES);

  test("the effective date is the edition's id, and its text is official", () => {
    expect(edition).toMatchObject({
      id: "2025-03-07",
      effectiveDate: "2025-03-07",
      verbatim: true,
    });
  });

  test("the contents are not read as the body", () => {
    expect(edition.headings.map(({ number }) => number)).toEqual([
      "1",
      "100",
      "7",
      "702",
      "702.9",
      "702.19",
      "702.179",
      "704",
    ]);
  });

  test("a rule that is only a name is a rule and a heading", () => {
    expect(ruleOf(edition, "702.179")?.official).toBe("Start Your Engines!");
    expect(edition.headings).toContainEqual({
      number: "702.19",
      title: { fr: "Trample", en: "Trample" },
    });
  });

  test("examples stay with their rule, in order", () => {
    expect(ruleOf(edition, "100.2a")?.examples).toEqual([
      "The first example.",
      "The second example.",
    ]);
  });

  test("a missing dot and a dot too many are both read", () => {
    expect(ruleOf(edition, "606.5")?.official).toBe("A number whose dot was forgotten.");
    expect(ruleOf(edition, "119.1d")?.official).toBe("A lettered number with a dot too many.");
  });

  test("indented and plain lines go on with the rule above", () => {
    expect(ruleOf(edition, "702.19a")?.official?.split("\n")).toEqual([
      "Damage beyond what kills the blocker goes on to the player. See rule 702.9.",
      "This line belongs to the rule above.",
      "So does this plain one.",
    ]);
  });

  test("two letters are a number too", () => {
    expect(ruleOf(edition, "704.5aa")?.official).toBe("After the last letter.");
  });

  test("glossary entries keep their senses and the rules they point to", () => {
    expect(edition.glossary.map(({ term }) => term.en)).toEqual([
      "Ability",
      "Credits Where Due",
      "Épée",
    ]);
    expect(edition.glossary[0]?.definition.en.split("\n")).toHaveLength(3);
    expect(edition.glossary[0]?.rules).toEqual(["100.1", "702"]);
  });

  test("line ends make no difference", () => {
    expect(parseRules(SAMPLE_RULES.replaceAll("\n", "\r\n"))).toEqual(parseRules(SAMPLE_RULES));
    expect(parseRules(SAMPLE_RULES.replaceAll("\n", "\r"))).toEqual(parseRules(SAMPLE_RULES));
  });

  test("a number given twice loses no text and stays one rule", () => {
    const twice = parsed(SAMPLE_RULES.replace("704.5z The", "704.5b Again.\n704.5z The"));
    expect(twice.rules.filter(({ number }) => number === "704.5b")).toHaveLength(1);
    expect(ruleOf(twice, "704.5b")?.official).toContain("Again.");
  });
});

describe("[ORA-17] parseRules refuses what is not the rules", () => {
  const cut = (end: string) => SAMPLE_RULES.slice(0, SAMPLE_RULES.lastIndexOf(end));

  test.each([
    ["nothing", "", "empty"],
    ["blank lines", " \n \r\n", "empty"],
    ["a web page", "<!doctype html><html></html>", "no_effective_date"],
    [
      "a month that does not exist",
      "These rules are effective as of Foo 7, 2025.",
      "no_effective_date",
    ],
    ["a date alone", "These rules are effective as of March 7, 2025.", "no_body"],
    ["contents alone", cut("\n1. Game Concepts"), "no_body"],
    ["headings without rules", SAMPLE_RULES.slice(0, SAMPLE_RULES.indexOf("100.1. ")), "no_rules"],
    ["no glossary", cut("Glossary"), "no_glossary"],
    ["a text that stops in the glossary", cut("\nCredits\n"), "truncated"],
  ])("refuses %s", (_name, text, problem) => {
    expect(parseRules(text)).toEqual({ ok: false, problem });
  });

  test("refuses any bytes at all", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseRules(decodeRulesText(bytes)).ok).toBe(false);
      }),
    );
  });

  test("refuses five megabytes on one line", () => {
    for (const piece of ["1", "702.1a ", "Example: ", " ", "rule 702, "]) {
      expect(parseRules(piece.repeat(5_000_000 / piece.length)).ok).toBe(false);
    }
  });

  test("reads five megabytes inside one rule and one glossary entry", () => {
    const filler = "rule 702.9, rule ".repeat(150_000);
    const edition = parsed(
      SAMPLE_RULES.replace("The last letter.", filler).replace("What a thing does.", filler),
    );
    expect(edition.glossary[0]?.rules).toEqual(["100.1", "702", "702.9"]);
  });

  test("names of object machinery are only words", () => {
    const edition = parsed(
      SAMPLE_RULES.replace("Épée\n", "__proto__\n").replace("Flying", "constructor"),
    );
    expect(edition.glossary.at(-1)?.term.en).toBe("__proto__");
    expect(ruleOf(edition, "constructor")).toBeUndefined();
  });
});

const official = officialRulesText();
describe.runIf(official !== null)("[ORA-17] the official text of 19 June 2026", () => {
  const edition = official === null ? undefined : parsed(decodeRulesText(readFileSync(official)));

  test("gives every rule, chapter and glossary entry", () => {
    expect(edition).toMatchObject({ id: "2026-06-19", verbatim: true });
    expect(edition?.rules).toHaveLength(3_153);
    expect(edition?.glossary).toHaveLength(735);
    expect(edition?.headings.filter(({ number }) => number.length === 1)).toHaveLength(9);
    expect(edition?.headings.filter(({ number }) => number.length === 3)).toHaveLength(147);
  });

  test("every keyword of 701 and 702 is a heading", () => {
    const titled = new Set(edition?.headings.map(({ number }) => number));
    const untitled = edition?.rules
      .map(({ number }) => number)
      .filter((number) => /^70[12]\.\d+$/.test(number) && !titled.has(number));
    expect(untitled).toEqual(["701.1", "702.1"]);
  });

  test("no rule and no entry is empty", () => {
    expect(edition?.rules.filter(({ official: text }) => !text?.trim())).toEqual([]);
    expect(edition?.glossary.filter(({ definition }) => !definition.en.trim())).toEqual([]);
  });
});
