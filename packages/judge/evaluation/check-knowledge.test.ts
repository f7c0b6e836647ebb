import { expect, test } from "vitest";
import type { SettledQuestion } from "../src/knowledge/settled-question.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadStarterRulebook } from "../test/load-rulebook.ts";
import { checkKnowledge } from "./check-knowledge.ts";

const starter = loadStarterRulebook();
const [model] = shippedKnowledge.settledQuestions.filter(
  ({ id }) => id === "combat/trample-and-deathtouch",
);

const problemsWith = (more: Partial<SettledQuestion>): readonly string[] =>
  model === undefined
    ? ["the model is gone"]
    : checkKnowledge(
        {
          ...shippedKnowledge,
          settledQuestions: [{ ...model, wordings: model.wordings, ...more }],
        },
        [starter],
      );

test("[ORA-17] what ships cites rules that exist, names known concepts and is written with care", () => {
  expect(checkKnowledge(shippedKnowledge, [starter])).toEqual([]);
});

test("[ORA-17] the model settled question is without fault", () => {
  expect(problemsWith({})).toEqual([]);
});

test.each<[string, Partial<SettledQuestion>, string]>([
  ["an unknown concept", { concepts: [["trampel"]] }, "no concept is called trampel"],
  [
    "a rule that the digest lacks",
    { rules: [{ number: "702.999a", claim: { fr: "x", en: "x" } }], steps: [] },
    "no rule 702.999a",
  ],
  [
    "a yes that does not say yes",
    { answers: [{ verdict: "yes", says: { fr: "Oui, tout.", en: "All of it." } }] },
    "an answer with the verdict yes says “All of it.”",
  ],
  ["too few wordings", { wordings: [] }, "0 different wordings in fr"],
  [
    "a straight apostrophe",
    { because: { fr: "Parce que.", en: "It's so." } },
    "spaces or apostrophes of “It's so.”",
  ],
  [
    "a plain space before a colon in French",
    { because: { fr: "Ceci : cela.", en: "So." } },
    "spaces or apostrophes of “Ceci : cela.”",
  ],
  [
    "a step with a rule that is not cited",
    { steps: [{ action: { fr: "a", en: "a" }, rule: "100.1" }] },
    "a step names 100.1",
  ],
])("[ORA-17] reports %s", (_, more, problem) => {
  expect(problemsWith(more)).toContainEqual(expect.stringContaining(problem));
});
