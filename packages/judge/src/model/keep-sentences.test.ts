import { describe, expect, test } from "vitest";
import { keepSentences, stemsOf } from "./keep-sentences.ts";

const RULE =
  "Flying is an evasion ability. Creatures with reach may block it. Tokens never matter here at all. A tapped creature can’t block.";

describe("[N-4] a rule that is too long for its room", () => {
  test("keeps whole sentences, those that the question shares most with, in their order", () => {
    expect(keepSentences(RULE, 80, stemsOf("may tapped creatures block?"))).toBe(
      "Flying is an evasion ability. […] A tapped creature can’t block.",
    );
  });

  test("stays as it is where it fits", () => {
    expect(keepSentences(RULE, RULE.length, new Set())).toBe(RULE);
  });

  test("is cut at a word where not even a sentence fits", () => {
    expect(keepSentences("A sentence without any end at all", 14, new Set())).toBe(
      "A sentence […]",
    );
  });
});
