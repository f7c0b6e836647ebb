import { translator } from "@spellwright/locales";
import { describe, expect, test } from "vitest";
import { lookUpLine } from "./look-up-line.ts";

const RULE = { what: "rule", of: "707.2" } as const;
const CARD = { what: "card", of: "Spark Double" } as const;

describe("what a model looks up", () => {
  test.each([
    ["en", "Reading rule 707.2 · reading Spark Double"],
    ["fr", "Lecture de la règle 707.2 · lecture de Spark Double"],
  ] as const)("[DATA-08] is one line in %s", (language, line) => {
    expect(lookUpLine([RULE, CARD], translator(language))).toBe(line);
  });

  test("[DATA-08] shows the newest three, and nothing of nothing", () => {
    const t = translator("en");
    const read = ["1", "2", "3", "4"].map((of) => ({ what: "rule", of }) as const);
    expect(lookUpLine(read, t)).toBe("Reading rule 2 · reading rule 3 · reading rule 4");
    expect(lookUpLine([], t)).toBe("");
  });
});
