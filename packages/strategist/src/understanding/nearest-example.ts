import type { Language } from "@spellwright/contract";
import type { StrategyQuestion } from "../strategist.ts";
import examples from "./examples.json" with { type: "json" };
import { foldQuestion } from "./fold-question.ts";
import { type Features, signedText, wordFeatures } from "./question-features.ts";
import type { RankedSubject } from "./rank-subjects.ts";

const OFFERED: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = examples;

const likenessOf = (one: Features, other: Features): number => {
  let sum = 0;
  for (const [feature, weight] of other) sum += weight * (one.get(feature) ?? 0);
  return sum / Math.hypot(...other.values());
};

/** The example of a subject that a question is most like, among those that name no card and no figure. */
export const nearestExample = (
  { subject }: RankedSubject,
  question: StrategyQuestion,
  language: Language,
): string | undefined => {
  const asked = wordFeatures(signedText(question));
  return (OFFERED[subject]?.[language] ?? [])
    .filter((text) => !/[§#]/.test(text))
    .map((text) => ({ text, likeness: likenessOf(asked, wordFeatures(foldQuestion(text))) }))
    .toSorted((one, other) => other.likeness - one.likeness)[0]?.text;
};
