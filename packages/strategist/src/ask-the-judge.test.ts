import { rulingWith, type Strength } from "@spellwright/contract";
import { describe, expect, test, vi } from "vitest";
import { card, deckOf } from "../test/made-deck.ts";
import { asked } from "../test/sample-deck.ts";
import { answerQuestion, type StrategyRun } from "./index.ts";

const DOUBLE = card("Triggered abilities trigger an additional time.", {
  name: "Echo Warden",
  power: "2",
  toughness: "3",
});
const RULES = "Does Echo Warden trigger when another ability is on the stack?";

const judging = (strength: Strength): Pick<StrategyRun, "judgeRules"> => ({
  judgeRules: vi.fn<NonNullable<StrategyRun["judgeRules"]>>(async () => ({
    ruling: rulingWith({
      ruling: "Yes, twice.",
      outcome: strength === "none" ? "cannot_settle" : "ruling",
      strength,
      confidence: 0.9,
    }),
    engine: { kind: "local", model: null },
    usage: null,
    searches: 0,
  })),
});

const ask = (question: string, run: Pick<StrategyRun, "judgeRules">) =>
  answerQuestion(
    asked(question, {
      language: "en",
      deck: deckOf(DOUBLE),
      cards: question.includes("Warden") ? [{ card: DOUBLE, written: "Echo Warden" }] : [],
    }),
    { signal: new AbortController().signal, ...run },
  );

describe("[FOR-09] a question on the rules that is asked of a deck", () => {
  test("is decided by the judge, with its cards, where the judge is sure", async () => {
    const run = judging("ruling");
    const { content } = await ask(RULES, run);
    expect(content).toMatchObject({
      kind: "ruled",
      responseType: "ruling",
      ruling: { ruling: "Yes, twice." },
      cards: [{ name: "Echo Warden" }],
      confidence: 0.9,
    });
    expect(run.judgeRules).toHaveBeenCalledOnce();
  });

  test("tells what a model cost that decided nothing", async () => {
    const usage = { inputTokens: 9000, outputTokens: 300 };
    const engine = { kind: "model", model: "made-up" } as const;
    const judgeRules: StrategyRun["judgeRules"] = async () => ({
      ruling: rulingWith({
        ruling: "It may.",
        outcome: "ruling",
        strength: "likely",
        confidence: 0.8,
      }),
      engine,
      usage: usage as never,
      searches: 2,
    });
    const result = await ask(RULES, { judgeRules });
    expect(result).toMatchObject({
      content: { responseType: "rules" },
      engine,
      usage,
      searches: 2,
    });
  });

  test.each(["likely", "none"] as const)(
    "is left to the Oracle where the judge is %s, beside what the named cards say",
    async (strength) => {
      const { content } = await ask(RULES, judging(strength));
      expect(content).toMatchObject({
        responseType: "rules",
        headline: { code: "askTheOracle" },
        sections: [
          {
            title: "cardTexts",
            items: [{ code: "cardSaysSized", params: { power: "2", toughness: "3" } }],
          },
        ],
      });
    },
  );

  test("beside one on the deck is told as left, and that on the deck is answered", async () => {
    const run = judging("ruling");
    const { content } = await ask(
      "How many lands do I play in this deck? And does trample work together with deathtouch when it is blocked?",
      run,
    );
    expect(content).toMatchObject({ responseType: "figures" });
    expect(JSON.stringify(content)).toContain("clauseLeft");
    expect(run.judgeRules).not.toHaveBeenCalled();
  });

  test("and no other question is judged", async () => {
    const run = judging("ruling");
    const { content } = await ask("How many lands do I play?", run);
    expect(content).toMatchObject({ responseType: "figures" });
    expect(run.judgeRules).not.toHaveBeenCalled();
  });
});
