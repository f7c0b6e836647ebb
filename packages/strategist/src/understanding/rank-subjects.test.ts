import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import questions from "../../evaluation/held-out-questions.json" with { type: "json" };
import { card } from "../../test/made-deck.ts";
import { asked, sampleDeck } from "../../test/sample-deck.ts";
import { answerQuestion, type StrategyQuestion } from "../index.ts";
import { rankSubjects } from "./rank-subjects.ts";
import { understand } from "./understand.ts";

const questionOf = (question: string, cards: readonly string[] = []): StrategyQuestion =>
  asked(question, { cards: cards.map((name) => ({ card: card("", { name }), written: name })) });

const rankedOf = (text: string, cards: readonly string[] = []) => {
  const question = questionOf(text, cards);
  return rankSubjects(question, understand(question));
};

describe("[Q-5] examples tell what a question is about", () => {
  test("tells the subject of most questions that no example was written after", () => {
    const ranked = questions.map(({ question, cards, subjects }) => ({
      subjects,
      ranked: rankedOf(question, cards).map(({ subject }) => String(subject)),
    }));
    const within = (first: number) =>
      ranked.filter((each) =>
        each.ranked.slice(0, first).some((subject) => each.subjects.includes(subject)),
      ).length / ranked.length;
    expect(within(1)).toBeGreaterThanOrEqual(0.8);
    expect(within(3)).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    ["why do I play Brook Warden", "fit"],
    ["pourquoi je joue Brook Warden", "fit"],
    ["how many copies of Brook Warden do I play", "copies"],
    ["should I tutor for a land first", "keyCards"],
    ["quelle blague racontes-tu", "elsewhere"],
  ])("ranks “%s” first as %s", (question, subject) => {
    const [best] = rankedOf(question, ["Brook Warden"]);
    expect(best?.subject).toBe(subject);
  });

  test("a figure stands for any figure, a card for any card", () => {
    const likeness = (question: string, name: string) => rankedOf(question, [name])[0]?.likelihood;
    expect(likeness("odds of Brook Warden by turn 4", "Brook Warden")).toBe(
      likeness("odds of Ash Titan by turn 7", "Ash Titan"),
    );
  });
});

describe("[Q-5] a question that is not understood offers the nearest ones that are", () => {
  const { signal } = new AbortController();
  test.each<readonly [Language, string]>([
    ["en", "what sleeves should I buy for this deck"],
    ["fr", "quelles pochettes acheter pour ce deck"],
  ])("offers three, in the language of the question: %s", async (language, question) => {
    const deck = sampleDeck("krenko-goblin-uproar", "commander");
    const { content } = await answerQuestion(asked(question, { deck, language }), { signal });
    if (content.kind !== "findings") throw new Error("a model answered");
    expect(content.responseType).toBe("unsettled");
    const near = content.sections.find(({ title }) => title === "nearby");
    expect(near?.items).toHaveLength(3);
    for (const { params } of near?.items ?? []) expect(String(params.question)).not.toMatch(/[§#]/);
  });
});
