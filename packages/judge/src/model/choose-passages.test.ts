import { describe, expect, test } from "vitest";
import needed from "../../../../data/judge/evidence/needed-rules.json" with { type: "json" };
import { ask, options } from "../../test/ask.ts";
import { judge, rulebook } from "../../test/asked-model.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { loadFullRulebook } from "../../test/load-rulebook.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { modelThatWrites } from "../../test/written-model.ts";
import type { JudgeQuestion } from "../judge.ts";

/** The rules among the passages of the prompt of a question. */
const rulesGiven = async (question: string, more: Partial<JudgeQuestion> = {}) => {
  const { model, prompts } = modelThatWrites(null);
  await judge.answer(ask(question, "en", more), options({ model })).catch(() => undefined);
  return [...(prompts[0]?.prompt ?? "").matchAll(/^\[R\d+\] (\S+) /gm)].map(([, number]) => number);
};

describe("[N-4] the rules that a model is given", () => {
  test("are also those that any answer about the subject may need", async () => {
    const card = madeUpCard("Lookback Ogre", {
      oracle_text: "Whenever another creature dies, each opponent loses 1 life.",
    });
    const cards = [{ card, written: card.name }];
    const given = await rulesGiven("Everything dies, does Lookback Ogre still trigger?", { cards });
    expect(given).toEqual(
      expect.arrayContaining(["603.10a", "704.3"].filter((one) => rulebook.has(one))),
    );
    expect(
      await rulesGiven("I sacrifice it in response, does the spell that targets it resolve?"),
    ).toContain("608.2b");
  });

  test("say nothing twice, and hold no rule that only a word of every question found", async () => {
    for (const question of [
      "Does a creature with vigilance tap when it attacks?",
      "Can my creature with flying block?",
      "If my creature has indestructible and gets -3/-3, does it die?",
    ]) {
      const given = await rulesGiven(question);
      const texts = given.map((number) => rulebook.read(number ?? "", "en")?.text);
      expect(new Set(texts).size).toBe(texts.length);
      expect(given).not.toContain("302.1");
    }
  });
});

test("[N-4] every line of the rules that any answer may need names concepts and rules that exist", () => {
  const full = loadFullRulebook() ?? rulebook;
  const unknown = needed.flatMap(
    ({
      asked = [],
      cards = [],
      rules,
    }: {
      asked?: string[][];
      cards?: string[][];
      rules: string[];
    }) => [
      ...[...asked, ...cards].flat().filter((id) => !shippedKnowledge.vocabulary.concepts.has(id)),
      ...(full.verbatim ? rules.filter((number) => !full.has(number)) : []),
    ],
  );
  expect(unknown).toEqual([]);
});
