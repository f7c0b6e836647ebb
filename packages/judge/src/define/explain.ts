import type { Explanation, Judge } from "../judge.ts";
import type { JudgeParts } from "../judge-parts.ts";
import { understand } from "../question/understand.ts";
import { type Defined, define, defineNamed } from "./define.ts";

const explanationOf =
  (language: Explanation["language"]) =>
  ({ terms, decision }: Defined): Explanation => ({
    kind: terms.length === 0 ? "card" : "term",
    language,
    name: decision.facts.join(" / "),
    text: decision.ruling,
    detail: decision.explanation,
    rules: [...new Set(decision.citations.map(({ number }) => number))],
  });

/** Explains terms and cards as the judge defines them, where nobody asks for a ruling. */
export const explainIn =
  (parts: JudgeParts): Judge["explain"] =>
  (input) => {
    const understanding = understand(input, parts.knowledge.vocabulary);
    const asked = define(understanding, parts, input.cards);
    const defined = asked === undefined ? defineNamed(understanding, parts, input.cards) : [asked];
    return defined.map(explanationOf(understanding.language));
  };
