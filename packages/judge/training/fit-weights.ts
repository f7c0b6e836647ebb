import { decline } from "../src/decline.ts";
import { retrieveRules } from "../src/evidence/retrieve-rules.ts";
import type { JudgeParts } from "../src/index.ts";
import { type Understanding, understand } from "../src/question/understand.ts";
import { gatherEvidence, type Ranked, rankCandidates } from "../src/recognise/rank-candidates.ts";
import { logistic } from "../src/recognise/same-answer.ts";
import { confidenceEvidence, settle } from "../src/recognise/settle.ts";
import { suggestVerdict } from "../src/recognise/settle-verdict.ts";
import { indexSettled } from "../src/recognise/settled-index.ts";
import {
  CONFIDENCE,
  type Evidence,
  packDifferences,
  RANKING,
  unpackDifferences,
  VERDICT,
  type Weights,
} from "../src/recognise/weights.ts";
import { ask } from "../test/ask.ts";
import { fitPairs } from "./fit-pairs.ts";
import { type Example, fitChoices, fitLogistic } from "./logistic.ts";
import { holdsRules, isRight, type RealQuestion } from "./real-questions.ts";

const FOLDS = 5;
/** Of the verdicts that are stated at least so many shall be right, on questions not learned from. */
const STATED_RIGHT = 0.85;
/** So many of the answers with a confidence of 0.7 or more. */
const SURE_RIGHT = 0.92;
const SURE = Math.log(0.7 / 0.3);
const FEWEST = 12;

interface Read {
  readonly question: RealQuestion;
  readonly understanding: Understanding;
  readonly gathered: readonly Omit<Ranked, "share">[];
}

const listed = <Name extends string>(names: readonly Name[], evidence: Evidence<Name>) =>
  names.map((name) => evidence[name]);
const named = <Name extends string>(
  names: readonly Name[],
  weights: readonly number[],
): Evidence<Name> =>
  Object.fromEntries(
    names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000]),
  ) as Evidence<Name>;

const choose = (reads: readonly Read[]) =>
  named(
    RANKING,
    fitChoices(
      reads.map(({ question, gathered }) => ({
        among: gathered.map(({ evidence }) => listed(RANKING, evidence)),
        right: gathered.map(({ candidate }) =>
          holdsRules(
            question,
            candidate.interaction.rules.map(({ number }) => number),
          ),
        ),
      })),
    ),
  );

/** What is learned of some is tried on the others: every measured question once, by weights that never saw it. */
const acrossFolds = <Result>(
  reads: readonly Read[],
  learn: (from: readonly Read[]) => (read: Read) => Result,
  isMeasured: (read: Read) => boolean,
): readonly Result[] => {
  const by = Array.from({ length: FOLDS }, (_, fold) =>
    learn(reads.filter((_read, at) => at % FOLDS !== fold)),
  );
  return reads.flatMap((read, at) => (isMeasured(read) ? (by[at % FOLDS]?.(read) ?? []) : []));
};

/** The lowest threshold from which on at least such a share held. */
const thresholdFor = (
  tried: readonly { readonly value: number; readonly held: boolean }[],
  share: number,
): number => {
  const sorted = [...tried].sort((a, b) => b.value - a.value);
  let held = 0;
  let lowest = sorted[0]?.value ?? 1;
  sorted.forEach((one, at) => {
    if (one.held) held++;
    if (at + 1 >= FEWEST && held / (at + 1) >= share) lowest = one.value;
  });
  return lowest;
};

/** Real questions to learn from. */
export interface Lessons {
  /** Thresholds are measured on these alone. */
  readonly clean: readonly RealQuestion[];
  /** The data was once written for these: right too often to measure by. */
  readonly tunedOn: readonly RealQuestion[];
}

/** Weights from real questions; the same questions and data give the same weights. */
export const fitWeights = (parts: JudgeParts, { clean, tunedOn }: Lessons): Weights => {
  const { knowledge } = parts;
  const index = indexSettled(knowledge);
  const packed = packDifferences(fitPairs(index));
  const differences = unpackDifferences(packed);
  const isClean = new Set(clean);
  const reads = [...clean, ...tunedOn].flatMap((question): readonly Read[] => {
    const input = ask(question.question, question.lang);
    const understanding = understand(input, knowledge.vocabulary);
    if (question.kind === "refuse" || decline(understanding, input, undefined)) return [];
    const passages = retrieveRules(understanding, input, parts);
    return [{ question, understanding, gathered: gatherEvidence(index, understanding, passages) }];
  });

  const isMeasured = ({ question }: Read) => isClean.has(question);
  const verdictExample = (read: Read, ranking: Weights["ranking"]): readonly Example[] => {
    const { question, understanding } = read;
    if (understanding.form !== "yes_no" || understanding.inverted || !question.expected.verdict)
      return [];
    const [best] = rankCandidates(read.gathered, { ranking });
    const suggested = best && suggestVerdict(best, understanding, differences);
    return suggested
      ? [
          {
            evidence: listed(VERDICT, suggested.evidence),
            held: suggested.verdict === question.expected.verdict ? 1 : 0,
          },
        ]
      : [];
  };
  const learnVerdict = (from: readonly Read[], ranking: Weights["ranking"]) =>
    named(VERDICT, fitLogistic(from.flatMap((read) => verdictExample(read, ranking))));

  const likely = (weights: readonly number[], evidence: readonly number[]) =>
    logistic(evidence.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));

  const triedVerdicts = acrossFolds(
    reads,
    (from) => {
      const ranking = choose(from);
      const verdict = listed(VERDICT, learnVerdict(from, ranking));
      return (read) =>
        verdictExample(read, ranking).map(({ evidence, held }) => ({
          value: likely(verdict, evidence),
          held: held === 1,
        }));
    },
    isMeasured,
  ).flat();
  const stated = thresholdFor(triedVerdicts, STATED_RIGHT);

  const learn = (from: readonly Read[]): Weights => {
    const ranking = choose(from);
    const verdict = learnVerdict(from, ranking);
    const whole = { ranking, verdict, stated, caution: 0, ...packed };
    const unsure = {
      ...whole,
      confidence: named(
        CONFIDENCE,
        CONFIDENCE.map(() => 0),
      ),
    };
    const examples = from.flatMap((read) => confidenceExample(read, unsure));
    return { ...whole, confidence: named(CONFIDENCE, fitLogistic(examples)) };
  };
  const confidenceExample = (read: Read, weights: Weights): readonly Example[] => {
    const ranked = rankCandidates(read.gathered, weights);
    const [best] = ranked;
    const settled = settle(ranked, read.understanding, weights, differences);
    if (!best || !settled) return [];
    const { decision } = settled;
    const rules = decision.citations.map(({ number }) => number);
    return [
      {
        evidence: listed(CONFIDENCE, confidenceEvidence(best, read.understanding)),
        held: isRight(read.question, { ...decision, rules }) ? 1 : 0,
      },
    ];
  };
  const triedAnswers = acrossFolds(
    reads,
    (from) => {
      const weights = learn(from);
      const confidence = listed(CONFIDENCE, weights.confidence);
      return (read) =>
        confidenceExample(read, weights).map(({ evidence, held }) => ({
          value: evidence.reduce((sum, value, at) => sum + value * (confidence[at] ?? 0), 0),
          held: held === 1,
        }));
    },
    isMeasured,
  ).flat();
  const caution = Math.max(0, thresholdFor(triedAnswers, SURE_RIGHT) - SURE);
  return {
    ...learn(reads),
    stated: Math.round(stated * 1000) / 1000,
    caution: Math.round(caution * 1000) / 1000,
  };
};
