import { describe, expect, test } from "vitest";
import { loadStarterRulebook } from "../../test/load-rulebook.ts";
import { checkDecision } from "./check-decision.ts";

const rulebook = loadStarterRulebook();
const keywords = (language: "fr" | "en", ...numbers: readonly string[]) =>
  checkDecision(
    numbers.map((number) => ({ number, claim: "" })),
    rulebook,
    language,
  ).rules.map(({ keyword }) => keyword);

describe("the rules that a decision shows", () => {
  test("[ORA-17] name their keyword in the language that was asked in", () => {
    expect(keywords("fr", "702.19b", "702.2c", "701.9a")).toEqual([
      "Piétinement",
      "Contact mortel",
      "Se défausser",
    ]);
    expect(keywords("en", "702.19b", "702.2c", "701.9a")).toEqual([
      "Trample",
      "Deathtouch",
      "Discard",
    ]);
  });

  test("[ORA-17] name no keyword where the rule belongs to none", () => {
    expect(keywords("fr", "704.5g", "510.1c", "702.1")).not.toContain("Capacités à mot-clé");
    expect(keywords("fr", "704.5g", "510.1c")).toEqual([undefined, undefined]);
  });

  test("[ORA-17] a number that the edition does not hold is dropped, each other stands once", () => {
    const { rules, dropped } = checkDecision(
      ["702.19b", "999.9z", "702.19b"].map((number) => ({ number, claim: "" })),
      rulebook,
      "fr",
    );
    expect(rules.map(({ number }) => number)).toEqual(["702.19b"]);
    expect(dropped).toEqual(["999.9z"]);
  });

  test("[DATA-04] are eight at most", () => {
    const numbers = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((letter) => `704.5${letter}`);
    const { rules } = checkDecision(
      numbers.map((number) => ({ number, claim: "" })),
      rulebook,
      "en",
    );
    expect(rules.length).toBe(8);
  });
});
