import { expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { understand } from "../../test/understand.ts";
import { accountForNumbers } from "./account-for-numbers.ts";

const decision = {
  id: "engine/combat",
  outcome: "ruling",
  verdict: null,
  ruling: "3 damage to the defending player.",
  explanation: "",
  citations: [],
  interactions: [],
  steps: [],
  facts: ["The 5/5 deals 2 damage to the 2/2."],
  confidence: 0.93,
} as const;

test.each([
  ["My 5/5 trample is blocked by a 2/2. How much goes through?", 0.93],
  ["My 5/5 trample is blocked by one 2/2. How much goes through?", 0.93],
  ["My 5/5 trample deals 2 damage to a 2/2. How much goes through?", 0.93],
  ["My 5/5 trample is blocked by a 2/2 and four cards are drawn. How much goes through?", 0.6],
  ["My 5/5 trample is blocked by a 2/2, prevent the next 7 damage. How much goes through?", 0.6],
])("a number that the result never uses makes it less sure: %s", (question, confidence) => {
  expect(accountForNumbers(decision, understand(ask(question, "en"))).confidence).toBe(confidence);
});
