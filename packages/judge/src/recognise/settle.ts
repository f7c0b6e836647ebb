import { type Language, SURE } from "@spellwright/contract";
import { foldText, weightedShare, writeFigures } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import { SaidNeutral } from "../knowledge/packed-settled-question.ts";
import type { Answer, SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import { answerWhoseConditionHolds, conceptsFor, holds } from "./conditions.ts";
import { presentSettled } from "./present-settled.ts";
import type { Ranked } from "./rank-candidates.ts";
import { logistic } from "./same-answer.ts";
import { sameQuestion, type VerdictParts, verdictEvidence } from "./settle-verdict.ts";
import {
  type ConfidenceName,
  type Evidence,
  type StatedName,
  type Weights,
  weigh,
} from "./weights.ts";

/** Where others are so much likelier together, the sentence of one of them is a guess. */
const LEAST_SHARE = 0.3;
/** A question that is one of the known wordings: somebody decided it. */
const KNOWN = 0.95;
/** As good as surely the same question: its sentence answers what no yes or no does (“do I choose, or is it the oldest?”). */
const SAME_QUESTION = 0.9;

/** How likely the rule is the decisive one: the likelihoods of all candidates that rest on it. */
const shareOfRule = (ranked: readonly Ranked[], decisive: string | undefined): number =>
  weightedShare(
    ranked.map(({ candidate: { settledQuestion }, share }) => [
      share,
      settledQuestion.rules.some(({ number }) => number === decisive),
    ]),
  );

/** Whether the neutral sentence tells a number at all. */
const saysNumber = ({ neutral }: SettledQuestion, language: Language): boolean =>
  /\d/.test(writeFigures(foldText(neutral[language]).tokens).join(" "));

/** A number is asked for that the neutral sentence cannot be: it tells none, or the question tells figures to work with. */
const wantsItsOwnNumber = (
  settledQuestion: SettledQuestion,
  { form, language, text }: Understanding,
): boolean =>
  form === "number" &&
  (!saysNumber(settledQuestion, language) || text.tokens.some((token) => /^[+-]?\d/.test(token)));

/** What decides how sure the first of the ranked ones is. */
export const confidenceEvidence = (
  ranked: readonly [Ranked, ...Ranked[]],
  understanding: Understanding,
): Evidence<ConfidenceName> => {
  const { settledQuestion, best } = ranked[0].candidate;
  const { form } = understanding;
  return {
    always: 1,
    rule: shareOfRule(ranked, settledQuestion.rules[0]?.number),
    best,
    asksNumber: form === "number" ? 1 : 0,
    asksWhich: form === "which" ? 1 : 0,
    number: wantsItsOwnNumber(settledQuestion, understanding) ? 1 : 0,
  };
};

/** What decides whether a yes or no is stated: the log-odds of yes, and that the question is the one that is asked. */
export const statedEvidence = (yes: number, question: number): Evidence<StatedName> => ({
  ...{ always: 1, word: Math.abs(yes), question },
});

/** A yes or no, and how likely it is the right one, 0 to 1. */
export interface LikelyVerdict {
  readonly verdict: "yes" | "no";
  readonly likely: number;
}

/** The answer of a settled question to one side of it. */
const sayerOf =
  (settledQuestion: SettledQuestion, held: Answer | undefined) =>
  (verdict: "yes" | "no"): Answer => {
    // Sentences of narrower cases stand first: where the wordings overrule the conditions, the widest one is said.
    const written =
      held?.verdict === verdict
        ? held
        : settledQuestion.answers.findLast((one) => one.verdict === verdict);
    // Where only the other side has a sentence of its own, the rule itself says why.
    return written ?? { verdict, says: new SaidNeutral(verdict, settledQuestion) };
  };

interface Stated {
  /** The answer with a yes or no, where enough speaks for one of them. */
  readonly answer?: Answer;
  /** Enough to be said as probable, not as sure. */
  readonly probable?: true;
  /** The word that more speaks for, whether it is said or not. */
  readonly leaning?: LikelyVerdict;
}

const statedAnswer = (
  ranked: readonly [Ranked, ...Ranked[]],
  understanding: Understanding,
  weights: Weights,
  parts: VerdictParts,
  confidence: Evidence<ConfidenceName>,
): Stated => {
  // Turned round (« est-il interdit… ? »), the yes of a wording would mean no.
  if (understanding.form !== "yes_no") return {};
  const [best] = ranked;
  const { settledQuestion } = best.candidate;
  const held = answerWhoseConditionHolds(settledQuestion, understanding);
  const saying = sayerOf(settledQuestion, held);
  const same = sameQuestion(best);
  if (same?.verdict)
    return {
      answer: saying(same.verdict),
      leaning: { verdict: same.verdict, likely: KNOWN },
    };
  if (same || understanding.inverted) return {};
  // A case that was decided without a yes or no gets none.
  if (held?.verdict === null && held.when) return {};
  const question = weigh(weights.confidence, confidence);
  // What a named card says decides, and what follows from numbers: the wordings speak of others.
  const isItsMatter = speaksOfMatter(settledQuestion, understanding);
  if (held?.verdict && decidesAlone(held, understanding) && question >= 0 && isItsMatter)
    return { answer: held, leaning: { verdict: held.verdict, likely: weights.stated } };
  const odds = weigh(weights.verdict, verdictEvidence(ranked, understanding, parts));
  const likely = logistic(weigh(weights.stating, statedEvidence(odds, question)));
  const leaning: LikelyVerdict = { verdict: odds >= 0 ? "yes" : "no", likely };
  if (likely < weights.probable || isVetoed(leaning, understanding, best, parts))
    return { leaning };
  const answer = saying(leaning.verdict);
  if (parts.isOpen?.(answer.says)) return { leaning };
  return likely >= weights.stated ? { answer, leaning } : { answer, leaning, probable: true };
};

/** Whether a question holds an idea of the first group of a settled question: what it is about. */
const speaksOfMatter = (
  { concepts: [matter] }: SettledQuestion,
  { asked }: Pick<Understanding, "asked">,
): boolean => matter?.some((id) => asked.has(id)) === true;

/** Not what it is about, fewer words in common than this, and less of what is told: it is another question. */
const FEW_WORDS = 0.2;
const FEW_IDEAS = 0.67;
const isElsewhere = ({ candidate, evidence }: Ranked, understanding: Understanding): boolean =>
  evidence.unmet > 0 &&
  evidence.words < FEW_WORDS &&
  evidence.covered < FEW_IDEAS &&
  !speaksOfMatter(candidate.settledQuestion, understanding);

/** Whether the condition of an answer is about what a named card says, or what follows from numbers. */
const decidesAlone = ({ when }: Answer, { reckoned }: Understanding): boolean =>
  when?.card !== undefined || when?.any?.some((id) => reckoned.has(id)) === true;

/**
 * What a card that is away would do is no answer, nor is what happens where it is asked what stops it. “Can I …?” is
 * no likely yes where one of several named cards says that something can’t be done, and nothing is a likely yes that a
 * card keeps from happening: the wordings speak of other cards, and “can’t” beats “can” (CR 101.2). What somebody
 * claims may stand on either side of it.
 */
const isVetoed = (
  { verdict }: LikelyVerdict,
  understanding: Understanding,
  best: Ranked,
  { isTurnedRound, isHindered }: VerdictParts,
): boolean => {
  const { clause, cards, fromCards, cardIsAway, isReported } = understanding;
  return (
    cardIsAway ||
    isElsewhere(best, understanding) ||
    (isReported && cards.length > 0) ||
    isTurnedRound?.(best) === true ||
    isHindered?.(best, verdict) === true ||
    (verdict === "yes" && clause.mood === "may" && cards.length > 1 && fromCards.ideas.has("cant"))
  );
};

const neutralOf = (settledQuestion: SettledQuestion, understanding: Understanding): Answer => {
  const concepts = conceptsFor(understanding);
  const held = settledQuestion.answers.find(
    ({ verdict, when }) => verdict === null && holds(when, concepts, understanding),
  );
  return held ?? { verdict: null, says: settledQuestion.neutral };
};

/** A decision with how likely it speaks of what is asked. */
export interface Settled {
  readonly decision: Decision;
  /** That the settled question is the one that is asked, 0 to 1. */
  readonly likely: number;
  /** That it is right, 0 to 1: before caution. How sure a yes or no must be to be said is another matter. */
  readonly right: number;
  /** The yes or no that more speaks for, also where it is too unlikely to be said. */
  readonly leaning: LikelyVerdict | undefined;
  /** A yes or no is asked for, or a number, and it has none: it is no answer to what is asked. */
  readonly isBesides: boolean;
}

/** A number is asked for, and its sentence tells none. */
const lacksNumber = (
  settledQuestion: SettledQuestion,
  { form, language }: Understanding,
): boolean => form === "number" && !saysNumber(settledQuestion, language);

/** With a named card: where others are together nearly as likely, a sentence without yes or no is another card's. */
const LEAST_SHARE_OF_CARD = 0.6;

/**
 * What happens with a named card is told by its text, what happens between two by theirs. A sentence that was written
 * of others was right for one question in three, where it was not as good as surely the same.
 */
const tellsOfOthers = (
  { when }: Answer,
  { share }: Ranked,
  { form, cards }: Understanding,
): boolean =>
  form !== "yes_no" &&
  when?.card === undefined &&
  (cards.length > 1 || (cards.length === 1 && share < LEAST_SHARE_OF_CARD));

const oddsOf = (likelihood: number): number => Math.log(likelihood / (1 - likelihood));

/** What the most likely settled question answers: yes or no only where enough speaks for it, else its neutral sentence. */
export const settle = (
  ranked: readonly Ranked[],
  understanding: Understanding,
  weights: Weights,
  parts: VerdictParts,
): Settled | undefined => {
  const [best, ...others] = ranked;
  if (!best) return undefined;
  const all = [best, ...others] as const;
  const { settledQuestion } = best.candidate;
  const evidence = confidenceEvidence(all, understanding);
  // A sentence without a number may still be the one that is asked for. It is no whole answer to “how many?”.
  const withoutNumber = { ...evidence, number: 0 };
  const stated = statedAnswer(all, understanding, weights, parts, withoutNumber);
  const answer = stated.answer ?? neutralOf(settledQuestion, understanding);
  const known = sameQuestion(best) !== undefined;
  const likelihood = (told: typeof evidence) => logistic(weigh(weights.confidence, told));
  const likely = known ? KNOWN : likelihood(withoutNumber);
  const right = known ? KNOWN : likelihood(evidence);
  const confidence = known ? KNOWN : logistic(oddsOf(right) - weights.caution);
  const isUnsaid = stated.leaning !== undefined && answer.verdict === null;
  const strength = stated.probable || isUnsaid || confidence < SURE ? "likely" : "ruling";
  return {
    decision: presentSettled(settledQuestion, answer, understanding, strength),
    likely,
    right,
    leaning: stated.leaning,
    isBesides:
      !known &&
      (lacksNumber(settledQuestion, understanding) ||
        (answer.verdict === null && best.share < LEAST_SHARE) ||
        (answer.verdict === null && parts.isHindered?.(best, null) === true) ||
        (tellsOfOthers(answer, best, understanding) && likely < SAME_QUESTION) ||
        (isUnsaid && likely < SAME_QUESTION)),
  };
};
