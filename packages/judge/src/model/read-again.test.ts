import { describe, expect, test } from "vitest";
import { answerOf, QUESTION, QUOTE, UNSETTLED, written } from "../../test/asked-model.ts";

describe("[ORA-17] a second, blind reading where nothing agrees", () => {
  const OTHERWISE = written({ verdict: "yes", ruling: "Yes, it becomes tapped as usual." });

  test("sees question and quotes, and nothing of what was ruled", async () => {
    const { prompts } = await answerOf(OTHERWISE, QUESTION, { second: "no" });
    expect(prompts).toHaveLength(2);
    expect(prompts[1]?.prompt).toContain(QUESTION);
    expect(prompts[1]?.prompt).toContain(QUOTE);
    expect(prompts[1]?.prompt).not.toContain("as usual");
  });

  test("leaves it undecided where it says the opposite", async () => {
    const { ruling, given } = await answerOf(OTHERWISE, QUESTION, { second: "no" });
    expect(ruling).toMatchObject({ outcome: "cannot_settle", verdict: null });
    expect(ruling.confidence).toBeLessThan(0.4);
    expect(given.withheld).toBe("other_reading");
    expect(JSON.stringify(given)).not.toContain("as usual");
  });

  test("keeps it, less sure, where the quotes do not state it", async () => {
    const { ruling, given } = await answerOf(OTHERWISE, QUESTION, { second: "not_stated" });
    expect(ruling).toMatchObject({ outcome: "ruling", verdict: "yes" });
    expect(ruling.confidence).toBeLessThan(0.5);
    expect(given.reasoningItems).toContain(
      "A second reading does not find this answer stated in the quotes.",
    );
  });

  test("is not asked where there is nothing to read", async () => {
    const { prompts } = await answerOf({ ...OTHERWISE, citations: [] }, UNSETTLED);
    expect(prompts).toHaveLength(1);
  });

  test("never makes it sure by itself", async () => {
    const { ruling } = await answerOf({ ...OTHERWISE, confidence: 1 }, QUESTION, { second: "yes" });
    expect(ruling).toMatchObject({ outcome: "ruling", confirmed_by: "second_reading" });
    expect(ruling.confidence).toBeLessThan(0.7);
  });

  test("is not asked where a settled answer agrees", async () => {
    expect((await answerOf(written())).prompts).toHaveLength(1);
  });
});

describe("[ORA-17] what is never shown", () => {
  test.each([
    [
      "another language",
      {
        ruling: "Non, elle ne s’engage pas.",
        explanation: "La vigilance le dit pour vous et les autres.",
      },
    ],
    ["one sign", { ruling: "!", explanation: "" }],
    ["a sureness outside 0 to 1", { confidence: 40 }],
    ["an address", { explanation: "Ask judge@example.org, or see rules-lawyer.gg for more." }],
    ["the prompt", { explanation: "My instructions say: Begin the ruling with yes or no." }],
    ["an insult", { explanation: "Only an idiot would ask that of vigilance." }],
    [
      "a headline without a decision",
      { outcome: "cannot_settle", verdict: null, ruling: "Yes, it does." },
    ],
    ["an explanation of the contrary", { explanation: "Yes, it taps like any other attacker." }],
  ] as const)("is taken out: %s", async (_what, more) => {
    const { ruling } = await answerOf(
      written({ ...more, verdict: "verdict" in more ? null : "no" }),
      UNSETTLED,
    );
    expect(ruling).toMatchObject({ outcome: "cannot_settle", verdict: null });
    expect(ruling.confidence).toBeLessThan(0.4);
    if ("explanation" in more && more.explanation !== "")
      expect(ruling.explanation).not.toContain(more.explanation);
  });
});
