import { foldText } from "@spellwright/text";
import reliability from "../../../../data/judge/reliability.json" with { type: "json" };
import { citationsOf, type Decision } from "../decision.ts";
import type { Answer, SettledQuestion } from "../knowledge/settled-question.ts";
import { restsOn } from "../phrases/judge.ts";
import type { Understanding } from "../question/understand.ts";
import { pairsOfCards } from "./pairs-of-cards.ts";

/** Those of some sentences that speak of asked ideas which what is said leaves out. Each tells what follows less. */
export const alsoAsked = (
  sentences: readonly string[],
  said: string,
  { asked, vocabulary }: Understanding,
): readonly string[] => {
  const ideasOf = (text: string) => vocabulary.find(foldText(text).tokens).map(({ id }) => id);
  const told = new Set(ideasOf(said));
  return sentences.filter((sentence) => {
    const more = ideasOf(sentence).filter((id) => asked.has(id) && !told.has(id));
    for (const id of more) told.add(id);
    return more.length > 0;
  });
};

const explain = (
  settledQuestion: SettledQuestion,
  answer: Answer,
  understanding: Understanding,
): string => {
  const { language } = understanding;
  const because = (answer.because ?? settledQuestion.because)[language];
  const said = `${answer.says[language]} ${because}`;
  const claims = settledQuestion.rules.map(({ claim }) => claim[language]);
  return [because, ...alsoAsked(claims, said, understanding)].join(" ");
};

/**
 * An answer of a settled question as the judge says it: with its reasons, its rules and its steps. It is as sure as
 * answers of its strength were found right (`data/judge/reliability.json`).
 */
export const presentSettled = (
  settledQuestion: SettledQuestion,
  answer: Answer,
  understanding: Understanding,
  strength: "ruling" | "likely",
): Decision => {
  const { language } = understanding;
  return {
    id: settledQuestion.id,
    outcome: "ruling",
    verdict: answer.verdict,
    ruling: answer.says[language],
    explanation: [
      explain(settledQuestion, answer, understanding),
      ...(strength === "likely" ? [restsOn(settledQuestion.title)[language]] : []),
    ].join("\n\n"),
    citations: citationsOf(settledQuestion.rules, language),
    interactions: pairsOfCards(settledQuestion, understanding.cards, language),
    steps: (settledQuestion.steps ?? []).map(({ action, rule, layer }) => ({
      action: action[language],
      rule: rule ?? null,
      layer: layer ?? null,
      timing: null,
    })),
    facts: [settledQuestion.title[language]],
    strength,
    confidence: reliability[strength].right,
  };
};
