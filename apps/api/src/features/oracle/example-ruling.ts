import type { ExampleRuling, Language } from "@spellwright/contract";
import type { Judge } from "@spellwright/judge";
import { translator } from "@spellwright/locales";
import { resolveCards } from "../answers/index.ts";
import type { OracleParts } from "./judge-question.ts";

type ExampleParts = Pick<OracleParts, "knowledge" | "judgeInUse" | "now">;

/**
 * Answers the question that a visitor finds on the first screen: our own judge does, without model or
 * network, once for each edition of the rules and language.
 *
 * @returns gives question and ruling in a language
 */
export const createExampleRuling = (parts: ExampleParts) => {
  // A judge belongs to one edition of the rules: another edition, another judge, another answer.
  const kept = new WeakMap<Judge, Map<Language, ExampleRuling>>();
  return async (language: Language): Promise<ExampleRuling> => {
    const judge = await parts.judgeInUse();
    const answers = kept.get(judge) ?? new Map<Language, ExampleRuling>();
    kept.set(judge, answers);
    const known = answers.get(language);
    if (known !== undefined) return known;
    const question = translator(language)("oracle.samples.scene");
    const cards = await resolveCards(parts.knowledge, { question, cards: [], language });
    const { ruling } = await judge.answer(
      { question, language, ...cards, gameState: null, history: [], summary: "" },
      { effort: "low", signal: new AbortController().signal, now: parts.now() },
    );
    const example = { question, ruling };
    answers.set(language, example);
    return example;
  };
};
