import { computeInContext } from "./compute-in-context.ts";
import type { Citation, Decision } from "./decision.ts";
import type { JudgeQuestion } from "./judge.ts";
import { isInstruction } from "./question/instructions.ts";
import { splitSentences } from "./question/sentences.ts";
import { type Understanding, understand } from "./question/understand.ts";
import { decideBySettled, type Look } from "./recognise/decide-by-settled.ts";

/** More than this is an exam, not a question. */
const MOST = 4;
/** As many rules as a ruling may show (DATA-04). */
const MOST_RULES = 8;

/** Each question of a message, with all that the message tells before it; empty when it asks one thing. */
export const splitQuestions = (message: string): readonly string[] => {
  const sentences = splitSentences(message).filter((sentence) => !isInstruction(sentence));
  const asking = sentences.filter(({ asks }) => asks);
  if (asking.length < 2 || asking.length > MOST) return [];
  return asking.map((one) =>
    sentences
      .filter((sentence) => sentence === one || !sentence.asks)
      .map(({ written }) => written)
      .join(" "),
  );
};

/** The first rules of each answer in turn, each rule once. */
const inTurn = (decisions: readonly Decision[]): readonly Citation[] => {
  const cited: Citation[] = [];
  const most = Math.max(...decisions.map(({ citations }) => citations.length));
  for (let place = 0; place < most; place++) {
    for (const { citations } of decisions) {
      const citation = citations[place];
      if (citation && !cited.some(({ number }) => number === citation.number)) cited.push(citation);
    }
  }
  return cited.slice(0, MOST_RULES);
};

const join = (decisions: readonly [Decision, ...Decision[]]): Decision => {
  const [first] = decisions;
  const verdicts = new Set(decisions.map(({ verdict }) => verdict));
  return {
    id: first.id,
    outcome: "ruling",
    verdict: verdicts.size === 1 ? first.verdict : null,
    ruling: decisions.map(({ ruling }, place) => `${place + 1}. ${ruling}`).join("\n\n"),
    explanation: [...new Set(decisions.map(({ explanation }) => explanation))].join("\n\n"),
    citations: inTurn(decisions),
    interactions: decisions.flatMap(({ interactions }) => interactions),
    steps: decisions.flatMap(({ steps }) => steps),
    facts: decisions.flatMap(({ facts }) => facts),
    confidence: Math.min(...decisions.map(({ confidence }) => confidence)),
  };
};

/**
 * Answers a message that asks several things, each on its own; undefined when it asks one thing, when
 * one of them cannot be decided, or when all come to the same answer: then it is read as a whole.
 */
export const answerSeveral = (
  look: Look,
  { question, language, vocabulary }: Understanding,
  input: JudgeQuestion,
): Decision | undefined => {
  const decisions = splitQuestions(question).flatMap((part) => {
    const asked = { ...input, question: part };
    const understanding = { ...understand(asked, vocabulary), language };
    return computeInContext(understanding, asked) ?? decideBySettled(look(understanding)) ?? [];
  });
  const [first, ...others] = decisions;
  if (!first || decisions.length < splitQuestions(question).length) return undefined;
  return others.some(({ ruling }) => ruling !== first.ruling)
    ? join([first, ...others])
    : undefined;
};
