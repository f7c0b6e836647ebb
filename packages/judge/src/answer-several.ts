import { type Language, strengthOf } from "@spellwright/contract";
import { foldText, isFunctionWord, splitSentences, toPrintedPunctuation } from "@spellwright/text";
import words from "../../../data/judge/reading/clause-words.json" with { type: "json" };
import { answerDenial } from "./answer-denial.ts";
import { computeInContext } from "./compute-in-context.ts";
import { type Citation, citationsToShow, type Decision } from "./decision.ts";
import type { JudgeQuestion } from "./judge.ts";
import { phraseAsProbable } from "./phrase-as-probable.ts";
import { notAnswered } from "./phrases/judge.ts";
import { isInstruction } from "./question/instructions.ts";
import { type Understanding, understand } from "./question/understand.ts";
import { decideBySettled, type RecogniseSettled } from "./recognise/decide-by-settled.ts";
import { patternsOf } from "./vocabulary/patterns.ts";

/** More than this is an exam, not a question. */
const MOST = 4;

const CUES = patternsOf(words, "iu");

/** “Is the copy cast, and can it be countered?” as two. What stands before the first is told to both. */
const apart = (sentence: string): readonly string[] => {
  const [first = "", ...others] = sentence.split(CUES.nextQuestion);
  const at = first.search(CUES.asks);
  if (at < 0 || others.length === 0) return [sentence];
  const scene = first.slice(0, first.lastIndexOf(",", at) + 1);
  const told = others.map((next) =>
    `${CUES.ofTheSame.test(next) ? first.slice(0, at) : scene} ${next}`.trim(),
  );
  return [first, ...told].map((part) => `${part.replace(/[\s,?]+$/u, "")}?`);
};

/** A question of a message as it was put, and with all that the message tells before it; its answer. */
interface Part {
  readonly put: string;
  readonly whole: string;
  readonly decision?: Decision | undefined;
}

/** Each question of a message. Empty when it asks one thing. */
const splitQuestions = (message: string): readonly Part[] => {
  const sentences = splitSentences(message).filter((sentence) => !isInstruction(sentence));
  const told = sentences.filter(({ asks }) => !asks).map(({ written }) => written);
  const asking = sentences
    .filter(({ asks, folded }) => asks && !CUES.tagAlone.test(folded))
    .flatMap(({ written }) => apart(written));
  if (asking.length < 2 || asking.length > MOST) return [];
  return asking.map((put) => ({ put, whole: [...told, put].join(" ") }));
};

/** A word of a question that asks something of its own, not only “is that right?”. */
const isAbout = (word: string): boolean =>
  /\p{L}/u.test(word) && !isFunctionWord(word) && !CUES.confirms.test(word);

/** The first rules of each answer in turn, each rule once. */
const inTurn = (decisions: readonly Decision[]): readonly Citation[] => {
  const most = Math.max(...decisions.map(({ citations }) => citations.length));
  const places = Array.from({ length: most }, (_, place) => place);
  return citationsToShow(
    places.flatMap((place) => decisions.flatMap(({ citations }) => citations[place] ?? [])),
  );
};

/** The answers in order. The parts that have none are named where they stand. */
const join = (parts: readonly Part[], language: Language): Decision | undefined => {
  const decisions = parts.flatMap(({ decision }) => decision ?? []);
  const [first, ...others] = decisions;
  const isWhole = decisions.length === parts.length;
  if (!first || (isWhole && others.every(({ ruling }) => ruling === first.ruling)))
    return undefined;
  const isOne = isWhole && others.every(({ verdict }) => verdict === first.verdict);
  const explanations = decisions.flatMap(({ explanation }) => explanation.split("\n\n"));
  const said = parts.map(
    ({ put, decision }) =>
      (decision && phraseAsProbable(decision, language).ruling) ??
      notAnswered(toPrintedPunctuation(put, language))[language],
  );
  return {
    id: first.id,
    outcome: "ruling",
    verdict: isOne ? first.verdict : null,
    ruling: said.map((ruling, place) => `${place + 1}. ${ruling}`).join("\n\n"),
    explanation: [...new Set(explanations)].join("\n\n"),
    citations: inTurn(decisions),
    interactions: decisions.flatMap(({ interactions }) => interactions),
    steps: decisions.flatMap(({ steps }) => steps),
    facts: decisions.flatMap(({ facts }) => facts),
    ...(decisions.some((one) => strengthOf(one) === "likely") ? { strength: "likely" } : {}),
    confidence: Math.min(...decisions.map(({ confidence }) => confidence)),
  };
};

/**
 * Answers a message that asks several things, each on its own or named as not answered. Undefined when it asks
 * one thing, when nothing can be decided, or when all come to the same answer: then it is read as a whole.
 */
export const answerSeveral = (
  look: RecogniseSettled,
  { question, language, vocabulary }: Understanding,
  input: JudgeQuestion,
): Decision | undefined => {
  const role = "user" as const;
  const answered = splitQuestions(question).flatMap((part, place, parts): readonly Part[] => {
    const before = parts.slice(0, place).map(({ put: content }) => ({ role, content }));
    const asked = { ...input, question: part.whole, history: [...input.history, ...before] };
    const understanding = { ...understand(asked, vocabulary), language };
    const decision = understanding.inScope
      ? (computeInContext(understanding, asked) ?? decideBySettled(look(understanding)))
      : undefined;
    return decision || foldText(part.put).tokens.some(isAbout)
      ? [{ ...part, decision: decision && answerDenial(decision, understanding) }]
      : [];
  });
  return answered.length > 1 ? join(answered, language) : undefined;
};
