import type { Judge } from "../judge.ts";
import type { JudgeParts } from "../judge-parts.ts";
import { understand } from "../question/understand.ts";
import { define, defineNamed } from "./define.ts";

/** Explains terms and cards as the judge defines them, where nobody asks for a ruling. */
export const explainIn =
  (parts: JudgeParts): Judge["explain"] =>
  (input) => {
    const understanding = understand(input, parts.knowledge.vocabulary);
    const defined =
      define(understanding, parts, input.cards) ?? defineNamed(understanding, parts, input.cards);
    return (
      defined && {
        kind: defined.terms.length === 0 ? "card" : "term",
        language: understanding.language,
        name: defined.decision.facts.join(" / "),
        text: defined.decision.ruling,
        detail: defined.decision.explanation,
        rules: [...new Set(defined.decision.citations.map(({ number }) => number))],
      }
    );
  };
