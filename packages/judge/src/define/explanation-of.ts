import type { Language } from "@spellwright/contract";
import type { Explanation } from "../judge.ts";
import type { Defined } from "./define.ts";

/** A definition as it is told where nobody asks for a ruling. */
export const explanationOf = ({ decision, terms }: Defined, language: Language): Explanation => ({
  kind: terms.length === 0 ? "card" : "term",
  language,
  name: decision.facts.join(" / "),
  text: decision.ruling,
  detail: decision.explanation,
  rules: [...new Set(decision.citations.map(({ number }) => number))],
});
