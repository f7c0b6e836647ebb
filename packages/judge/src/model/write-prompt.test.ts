import { expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { loadStarterRulebook } from "../../test/load-rulebook.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { understand } from "../question/understand.ts";
import { createRoom } from "./prompt-room.ts";
import { handlePassages, PROMPT_LONGEST, writePrompt, writeSystem } from "./write-prompt.ts";

const starter = loadStarterRulebook();
/** Every rule as long as the longest ones of the game. */
const rulebook: typeof starter = {
  ...starter,
  read: (number, language) => {
    const read = starter.read(number, language);
    return read && { ...read, text: "a rule that goes on and on ".repeat(100) };
  },
};
const NUMBERS = ["702.19b", "702.2b", "702.2c", "510.1", "704.5g", "509.1", "508.1f", "603.3"];
const CARDS = Array.from({ length: 12 }, (_, at) =>
  madeUpCard(`Very Long Card ${at}`, { oracle_text: "It does much and more. ".repeat(300) }),
);

const longest = (question: string, language: "fr" | "en") => {
  const input = ask(question, language, {
    cards: CARDS.map((card) => ({ card, written: card.name })),
    cardRulings: CARDS.map(({ name }, at) => ({
      ...{ name, published_at: "2026-01-01", source: "wotc" },
      comment: `${at} ${"A note that says a lot. ".repeat(60)}`,
    })),
    gameState: {
      battlefield: Array.from({ length: 200 }, (_, at) => ({
        card: `Card ${at}`,
        controller: "A",
      })),
    },
    history: Array.from({ length: 9 }, () => ({
      role: "user" as const,
      content: "w ".repeat(900),
    })),
    summary: "what was said before ".repeat(100),
  });
  const understanding = understand(input, shippedKnowledge.vocabulary);
  const passages = handlePassages([...NUMBERS, "903.8", "613.1"]);
  const near = shippedKnowledge.interactions.slice(0, 9);
  const parts = { understanding, input, computed: undefined, passages, rulebook, near };
  return { prompt: writePrompt(parts), passages };
};

test.each(["fr", "en"] as const)(
  "[ORA-01] instructions and the longest of everything stay within the budget (%s)",
  (language) => {
    for (const question of ["q ".repeat(1000), "q\n".repeat(1000)]) {
      const { prompt, passages } = longest(question, language);
      const together = prompt.length + writeSystem(language, true).length;
      expect(together).toBeLessThanOrEqual(PROMPT_LONGEST);
      expect(together).toBeGreaterThan(PROMPT_LONGEST * 0.9);
      for (const handle of passages.keys()) expect(prompt).toContain(`[${handle}] `);
      expect(prompt).toMatch(/QUESTION\n<<<\n\| q[\s\S]*\n>>>$/);
    }
  },
);

test("[ORA-01] who comes first has the room; a line that does not fit ends its section", () => {
  const take = createRoom(40);
  expect(take("ONE", ["a".repeat(10), "b".repeat(30), "c"])).toBe(`ONE\n${"a".repeat(10)}`);
  expect(take("TWO", ["d".repeat(40)])).toBe("");
  expect(take("THREE", ["e"])).toBe("THREE\ne");
});
