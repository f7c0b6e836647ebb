import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const well = madeUpCard("Dry Well", {
  type_line: "Enchantment",
  oracle_text: "Each opponent can't draw more than one card each turn.",
});
const idea = madeUpCard("Bright Idea", {
  type_line: "Instant",
  oracle_text: "Draw three cards.",
  printed_text: "Piochez trois cartes.",
});
const decide = (question: string, language: Language) =>
  decideWith(decideTable)(question, [well, idea], language);

describe("[P-6] a limit on draws", () => {
  test("says that a card drawn before counts", () => {
    const decision = decide(
      "I control Dry Well and my opponent casts Bright Idea. How many cards does he draw?",
      "en",
    );
    expect(decision?.explanation).toContain("A card already drawn this turn counts");
  });

  test.each([
    [
      "en",
      "I already drew for the turn. My opponent controls Dry Well and I cast Bright Idea. How many cards do I draw?",
    ],
    [
      "fr",
      "J’ai déjà pioché ce tour. Mon adversaire contrôle Dry Well et je lance Bright Idea. Combien de cartes je pioche ?",
    ],
    [
      "fr",
      "C’est mon tour, j’ai déjà fait ma pioche normale. L’adversaire a Dry Well. Je joue Bright Idea : combien de cartes je pioche ?",
    ],
    [
      "en",
      "My opponent controls Dry Well. I took my draw step. I cast Bright Idea. How many cards do I draw?",
    ],
  ] as const)("is left alone where it is told to be used up (%s)", (language, question) => {
    expect(decide(question, language)).toBeUndefined();
  });
});
