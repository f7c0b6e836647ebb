import { expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { rulebook } from "../../test/asked-model.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { understand } from "../../test/understand.ts";
import { decisionOf } from "../decision.ts";
import { withoutOtherMoments } from "./asked-moment.ts";

const evidenceOf = (question: string, ruling: string) => {
  const input = ask(question, "en");
  return {
    ...{ rulebook, knowledge: shippedKnowledge, input, understanding: understand(input) },
    computed: decisionOf({ outcome: "ruling", ruling, explanation: "", confidence: 0.9 }),
    ...{ settled: undefined, leaning: undefined, near: [], offered: [], closest: undefined },
    ...{ notes: [], contextRules: [] },
  };
};

test.each([
  ["How big is my 2/2 in my next upkeep?", "It is a 6/6."],
  ["How much life do I have at the end step?", "15 life after combat."],
])(
  "[N-3] a result of another moment bears no answer, and stays a source: %s",
  (question, ruling) => {
    const { computed, computations } = withoutOtherMoments(evidenceOf(question, ruling));
    expect(computed).toBeUndefined();
    expect(computations).toContain(`| Result: ${ruling}`);
  },
);

test.each([
  ["How big is my 2/2 now?", "It is a 6/6."],
  ["How much life do I have at the end step?", "15 life at the end step."],
  ["In my upkeep he shoots my 2/2. Does it die?", "Yes, 3 damage kills it."],
])("[N-3] a result of the asked moment does: %s", (question, ruling) => {
  expect(withoutOtherMoments(evidenceOf(question, ruling)).computed?.ruling).toBe(ruling);
});
