import { describe, expect, test } from "vitest";
import { ask, options } from "../test/ask.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadStarterRulebook } from "../test/load-rulebook.ts";
import { madeUpCard } from "../test/made-up-card.ts";
import { createJudge } from "./judges.ts";

const judge = createJudge({ rulebook: loadStarterRulebook(), knowledge: shippedKnowledge });

const CARDS = {
  "Slow Hours": "Each player can't cast more than one spell each turn.",
  "Quick Note": "Draw a card.",
  "Sealed Tomb": "Players can't cast spells from graveyards or libraries.",
  "Rise Twice": "Draw a card.\nFlashback {3}",
};

describe("[ORA-14] a card that says “can’t” keeps a likely yes about other cards from being said", () => {
  test.each([
    "My opponent has Slow Hours. Can I cast Quick Note and then another instant in response?",
    "My opponent has Sealed Tomb. Can I cast Rise Twice with flashback after it was countered?",
  ])("no yes is said: %s", async (question) => {
    const cards = Object.entries(CARDS)
      .filter(([name]) => question.includes(name))
      .map(([name, oracle_text]) => ({
        card: madeUpCard(name, { oracle_text, type_line: "Instant" }),
        written: name,
      }));
    const { ruling } = await judge.answer(ask(question, "en", { cards }), options());
    expect(ruling.verdict).toBeNull();
  });
});
