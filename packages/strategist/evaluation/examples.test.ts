import { describe, expect, test } from "vitest";
import { ASKED_SUBJECTS } from "../src/understanding/asked-subjects.ts";
import weights from "../src/understanding/subject-weights.json" with { type: "json" };
import { fingerprint } from "../training/fingerprint.ts";
import { readExamples } from "../training/read-examples.ts";

const examples = readExamples();

describe("[Q-5] what tells the subject of a question is learned from examples", () => {
  test("the weights are those of today’s examples (`npm run strategist:fit`)", () => {
    expect(weights.examples).toBe(fingerprint(examples));
  });

  test("every subject has examples, and no example has two subjects", () => {
    const subjectsOf = new Map<string, Set<string>>();
    for (const { subject, text } of examples)
      subjectsOf.set(text, (subjectsOf.get(text) ?? new Set()).add(subject));
    expect([...subjectsOf].filter(([, subjects]) => subjects.size > 1)).toEqual([]);
    expect([...new Set(examples.map(({ subject }) => subject))].toSorted()).toEqual([
      ...ASKED_SUBJECTS,
    ]);
  });
});
