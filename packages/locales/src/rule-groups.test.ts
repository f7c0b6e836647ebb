import { type RelevantRule, rulingWith } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { ruleGroups } from "./rule-groups.ts";
import { translator } from "./translate.ts";
import "./index.ts";

const rule = (number: string, more: Partial<RelevantRule> = {}): RelevantRule => ({
  number,
  text: "Text.",
  edition: "starter-2026-06-19",
  verbatim: false,
  ...more,
});

const shown = (ruling: Parameters<typeof rulingWith>[0], language: "fr" | "en") =>
  ruleGroups(rulingWith(ruling)).map(({ title, rules }) => [
    translator(language)(title),
    ...rules.map(({ number }) => number),
  ]);

describe("[ORA-17] the rules of an answer", () => {
  const relevant_rules = [rule("702.2c"), rule("510.1c", { of_near_question: true })];

  it("that it stands on come first, those of the questions it offers under their own heading", () => {
    expect(shown({ relevant_rules }, "fr")).toEqual([
      ["Règles citées", "702.2c"],
      ["Règles proches", "510.1c"],
    ]);
    expect(shown({ relevant_rules, outcome: "needs_detail" }, "en")).toEqual([
      ["Rules that apply", "702.2c"],
      ["Related rules", "510.1c"],
    ]);
  });

  it("stand in one group where none is of another question, or nobody kept which are", () => {
    const kept = [rule("702.2c"), rule("510.1c")];
    expect(shown({ relevant_rules: kept }, "en")).toEqual([["Cited rules", "702.2c", "510.1c"]]);
    expect(shown({ relevant_rules: [] }, "en")).toEqual([]);
  });
});
