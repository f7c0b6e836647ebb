import { describe, expect, test } from "vitest";
import { ask } from "../../../test/ask.ts";
import { shippedKnowledge } from "../../../test/load-knowledge.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { understand } from "../../../test/understand.ts";
import { withoutDecision } from "../../answer-locally.ts";
import { createFindNearNotes } from "./near-notes.ts";
import { rulesOfNotes } from "./rules-of-notes.ts";

const findNearNotes = createFindNearNotes(shippedKnowledge);

const { vocabulary } = shippedKnowledge;
const NAME = "Marsh Lantern";
const asked = (question: string, comment: string) =>
  ask(question, "en", {
    cards: [{ card: madeUpCard(NAME), written: NAME }],
    cardRulings: [{ name: NAME, published_at: "2020-01-31", comment }],
  });

describe("[ORA-02] the rules of the ideas in official notes", () => {
  test("are the first ones of the most telling ideas, at most three, each once", () => {
    const input = asked(
      `I cast ${NAME} with flashback and it gets countered. Is it exiled?`,
      "A spell with flashback is exiled even when it is countered.",
    );
    const rules = rulesOfNotes(findNearNotes(input, understand(input)), vocabulary);
    expect(rules).toContain(vocabulary.concepts.get("flashback")?.rules?.[0]);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.length).toBeLessThanOrEqual(3);
  });

  test("are none without notes", () => {
    expect(rulesOfNotes([], vocabulary)).toEqual([]);
  });

  test("stand before the other rules shown when nothing is decided", () => {
    const input = asked(
      `Who guesses the number on ${NAME} after the flashback?`,
      "With flashback, the opponent to your left guesses the number.",
    );
    const understanding = understand(input);
    const { citations } = withoutDecision(
      shippedKnowledge.settledQuestions,
      understanding,
      ["100.1"],
      findNearNotes(input, understanding),
    );
    const numbers = citations.map(({ number }) => number);
    expect(numbers).toContain("702.34a");
    expect(numbers.indexOf("100.1")).toBeGreaterThan(numbers.indexOf("702.34a"));
  });
});
