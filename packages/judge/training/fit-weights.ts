import { holdsRules, isRight, type RealQuestion } from "../evaluation/real-questions.ts";
import type { Decision } from "../src/decision.ts";
import { retrieveRules } from "../src/evidence/retrieve-rules.ts";
import type { JudgeParts } from "../src/index.ts";
import { type Understanding, understand } from "../src/question/understand.ts";
import { evidenceOfNearQuestion, MOST_OFFERED } from "../src/recognise/offer-near-questions.ts";
import { gatherEvidence, type Ranked, rankCandidates } from "../src/recognise/rank-candidates.ts";
import { settledIndexOf } from "../src/recognise/recognise.ts";
import { logistic } from "../src/recognise/same-answer.ts";
import { confidenceEvidence, settle, statedEvidence } from "../src/recognise/settle.ts";
import { verdictEvidence } from "../src/recognise/settle-verdict.ts";
import {
  CONFIDENCE,
  NEAR,
  RANKING,
  STATED,
  unpackDifferences,
  VERDICT,
  type Weights,
  weigh,
} from "../src/recognise/weights.ts";
import { ask } from "../test/ask.ts";
import { learnElsewhere } from "./fit-elsewhere.ts";
import { fitPairs } from "./fit-pairs.ts";
import { acrossFolds } from "./folds.ts";
import { type Example, fitChoices, fitLogistic } from "./logistic.ts";
import type { NameCards } from "./name-cards.ts";
import { listed, named } from "./named-evidence.ts";
import { packDifferences } from "./pack-differences.ts";
import {
  edgeOfAll,
  edgeOfSurest,
  oddsOf,
  type ShownShare,
  shownShareOf,
  type TrialResult,
  thresholdFor,
} from "./thresholds.ts";

/** A yes or no that is only just stated shall be the right one so often, on questions not learned from. */
const JUST_STATED_RIGHT = 0.85;
/** And all that are stated, taken together, so often. */
const STATED_RIGHT = 0.88;
/** An answer that is more likely wrong than right is a guess: the rule is told without a decision instead. */
const DECIDED_RIGHT = 0.5;
/** A settled question that is offered as near shall rest on the governing rule so often. */
const OFFERED_RIGHT = 0.25;
/** All answers together that are shown with a confidence of 0.7 or more shall be right so often. */
const SURE_RIGHT = 0.85;
/** And only so many are shown with it, the surest of all: of everyday questions a third is as sure. */
const SURE_SHARE = 0.18;
const SURE = 0.7;
/** Until it is learned how sure a word must be, only what speaks for it counts. */
const BY_THE_WORD = { always: 0, word: 1, question: 0 };

interface Read {
  readonly question: RealQuestion;
  readonly understanding: Understanding;
  readonly gathered: readonly Omit<Ranked, "share">[];
}

const isRightFor = ({ question }: Read, { citations, ...said }: Decision): boolean =>
  isRight(question, { ...said, rules: citations.map(({ number }) => number) });

const choose = (reads: readonly Read[]) =>
  named(
    RANKING,
    fitChoices(
      reads.map(({ question, gathered }) => ({
        among: gathered.map(({ evidence }) => listed(RANKING, evidence)),
        right: gathered.map(({ candidate }) =>
          holdsRules(
            question,
            candidate.settledQuestion.rules.map(({ number }) => number),
          ),
        ),
      })),
    ),
  );

/** Whether each of the first few rests on the governing rule. */
const nearExamples = ({ question, gathered }: Read, ranking: Weights["ranking"]) =>
  rankCandidates(gathered, { ranking })
    .slice(0, MOST_OFFERED + 1)
    .map(
      (one): Example => ({
        evidence: listed(NEAR, evidenceOfNearQuestion(one)),
        held: holdsRules(
          question,
          one.candidate.settledQuestion.rules.map(({ number }) => number),
        )
          ? 1
          : 0,
      }),
    );

const learnNear = (reads: readonly Read[], ranking: Weights["ranking"]) =>
  named(NEAR, fitLogistic(reads.flatMap((read) => nearExamples(read, ranking))));

/** Real questions to learn from. */
export interface Lessons {
  /** The data was never mended by these: how sure an answer or its yes or no must be is measured on these alone. */
  readonly clean: readonly RealQuestion[];
  /** Of our own, written without a look at the data, which was mended by them afterwards. */
  readonly ours: readonly RealQuestion[];
  /** The data was once written for these: right too often to measure by. */
  readonly tunedOn: readonly RealQuestion[];
}

/** What was learned, and how well it did on questions that it was not learned from. */
export interface Fitted {
  readonly weights: Weights;
  /** Of the settled answers to clean questions: how many are shown as sure, and how many of those are right (0 to 1). */
  readonly sure: ShownShare;
  /** The same of the yes and no that are stated to clean questions that ask for one. */
  readonly stated: ShownShare;
}

/**
 * Weights from real questions. The same questions and data give the same weights.
 *
 * @param nameCards finds the cards of a question: it is learned from as it would be answered
 */
export const fitWeights = (
  parts: JudgeParts,
  { clean, ours, tunedOn }: Lessons,
  nameCards: NameCards,
): Fitted => {
  const { knowledge } = parts;
  const index = settledIndexOf(knowledge);
  const all = [...clean, ...ours, ...tunedOn];
  const packed = packDifferences(fitPairs(index));
  const verdicts = { differences: unpackDifferences(packed), askedBy: index.askedBy };
  const elsewhere = learnElsewhere(knowledge, index, all, nameCards);
  const reads = all.flatMap((question): readonly Read[] => {
    if (question.kind === "refuse") return [];
    const input = ask(question.question, question.lang, {
      cards: nameCards(question.question, question.lang),
    });
    const understanding = understand(input, knowledge.vocabulary);
    const passages = retrieveRules(understanding, input, parts);
    return [{ question, understanding, gathered: gatherEvidence(index, understanding, passages) }];
  });

  const measured = new Set(clean);
  const isMeasured = ({ question }: Read) => measured.has(question);
  /** What speaks for yes, and whether it is. */
  const verdictExample = (read: Read, ranking: Weights["ranking"]): readonly Example[] => {
    const { question, understanding } = read;
    if (understanding.form !== "yes_no" || understanding.inverted || !question.expected.verdict)
      return [];
    const [best, ...others] = rankCandidates(read.gathered, { ranking });
    if (!best) return [];
    const evidence = verdictEvidence([best, ...others], understanding, verdicts);
    return [
      { evidence: listed(VERDICT, evidence), held: question.expected.verdict === "yes" ? 1 : 0 },
    ];
  };
  /** No word is likelier by itself: each example counts once more, turned round. */
  const learnVerdict = (from: readonly Read[], ranking: Weights["ranking"]) => {
    const examples = from.flatMap((read) => verdictExample(read, ranking));
    const [, ...weights] = fitLogistic(
      examples.flatMap(({ evidence, held }): readonly Example[] => [
        { evidence: [1, ...evidence], held },
        { evidence: [1, ...evidence.map((one) => -one)], held: held === 1 ? 0 : 1 },
      ]),
    );
    return named(VERDICT, weights);
  };

  const sumOf = (weights: readonly number[], evidence: readonly number[]) =>
    evidence.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

  const learn = (from: readonly Read[]): Weights => {
    const ranking = choose(from);
    const verdict = learnVerdict(from, ranking);
    const near = learnNear(from.filter(isMeasured), ranking);
    const whole = {
      ...{ ranking, verdict, near, elsewhere, ...packed },
      ...{ stating: BY_THE_WORD, stated: 0, caution: 0, decided: 0, offered: 0 },
    };
    const unsure = {
      ...whole,
      confidence: named(
        CONFIDENCE,
        CONFIDENCE.map(() => 0),
      ),
    };
    const examples = from.filter(isMeasured).flatMap((read) => confidenceExample(read, unsure));
    return { ...whole, confidence: named(CONFIDENCE, fitLogistic(examples)) };
  };
  const answerOf = (read: Read, weights: Weights) => {
    const ranked = rankCandidates(read.gathered, weights);
    const settled = settle(ranked, read.understanding, weights, verdicts);
    return settled && { ...settled, ranked };
  };
  const confidenceExample = (read: Read, weights: Weights): readonly Example[] => {
    // No yes or no is likely enough: its likelihood is learned by itself.
    const neutral = answerOf(read, { ...weights, stated: 2 });
    const [best, ...others] = neutral?.ranked ?? [];
    if (!neutral || !best) return [];
    return [
      {
        evidence: listed(CONFIDENCE, confidenceEvidence([best, ...others], read.understanding)),
        held: isRightFor(read, neutral.decision) ? 1 : 0,
      },
    ];
  };
  const triedVerdicts = acrossFolds(
    reads,
    (from) => {
      const { ranking, verdict, confidence } = learn(from);
      return (read) =>
        verdictExample(read, ranking).map(({ evidence, held }): Example => {
          const yes = sumOf(listed(VERDICT, verdict), evidence);
          const [best, ...others] = rankCandidates(read.gathered, { ranking });
          const question = best
            ? weigh(confidence, {
                ...confidenceEvidence([best, ...others], read.understanding),
                number: 0,
              })
            : 0;
          return {
            evidence: listed(STATED, statedEvidence(yes, question)),
            held: yes > 0 === (held === 1) ? 1 : 0,
          };
        });
    },
    isMeasured,
  ).flat();
  const stating = fitLogistic(triedVerdicts);
  const triedWords = triedVerdicts.map(
    ({ evidence, held }): TrialResult => ({ odds: sumOf(stating, evidence), held: held === 1 }),
  );
  const statedFrom = Math.max(
    thresholdFor(triedWords, JUST_STATED_RIGHT),
    edgeOfAll(triedWords, STATED_RIGHT),
  );
  const shownStated = triedWords.filter(({ odds }) => odds >= statedFrom);
  const saying = { stating: named(STATED, stating), stated: logistic(statedFrom) };

  const triedAnswers = acrossFolds(
    reads,
    (from) => {
      const weights = { ...learn(from), ...saying };
      return (read) => {
        const answer = answerOf(read, weights);
        return answer
          ? {
              odds: oddsOf(answer.right),
              likely: oddsOf(answer.likely),
              held: isRightFor(read, answer.decision),
            }
          : [];
      };
    },
    isMeasured,
  ).flat();
  const triedNear = acrossFolds(
    reads,
    (from) => {
      const ranking = choose(from);
      const near = listed(NEAR, learnNear(from.filter(isMeasured), ranking));
      return (read) =>
        nearExamples(read, ranking).map(({ evidence, held }) => ({
          odds: sumOf(near, evidence),
          held: held === 1,
        }));
    },
    isMeasured,
  ).flat();
  const decided = logistic(
    thresholdFor(
      triedAnswers.map(({ likely, held }) => ({ odds: likely, held })),
      DECIDED_RIGHT,
    ),
  );
  const offered = logistic(thresholdFor(triedNear, OFFERED_RIGHT));
  const edge = Math.max(
    edgeOfAll(triedAnswers, SURE_RIGHT),
    edgeOfSurest(triedAnswers, SURE_SHARE),
  );
  const caution = Math.max(0, edge - oddsOf(SURE));
  const shownSure = triedAnswers.filter(({ odds }) => odds - caution >= oddsOf(SURE));
  return {
    weights: {
      ...learn(reads),
      stating: saying.stating,
      stated: Math.round(saying.stated * 1000) / 1000,
      caution: Math.round(caution * 1000) / 1000,
      decided: Math.round(decided * 1000) / 1000,
      offered: Math.round(offered * 1000) / 1000,
    },
    sure: shownShareOf(shownSure, triedAnswers),
    stated: shownShareOf(shownStated, triedWords),
  };
};
