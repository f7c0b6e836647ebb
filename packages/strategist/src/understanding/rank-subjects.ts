import { stem } from "@spellwright/text";
import type { StrategyQuestion } from "../strategist.ts";
import { ASKED_SUBJECTS, type AskedSubject } from "./asked-subjects.ts";
import { type Features, featuresOf } from "./question-features.ts";
import { readWeights } from "./read-weights.ts";
import learned from "./subject-weights.json" with { type: "json" };
import type { Understanding } from "./understand.ts";

/** A subject with how likely a question is about it, 0 to 1. */
export interface RankedSubject {
  readonly subject: AskedSubject;
  readonly likelihood: number;
}

/** What was learned from the examples: for each feature how much it speaks for each subject. */
export interface SubjectWeights {
  readonly rows: ReadonlyMap<string, Float32Array>;
}

const LEARNED: SubjectWeights = { rows: readWeights(learned) };
const WORDS: ReadonlySet<string> = new Set(learned.words.split(" "));

/** Whether a word stands in the examples: what people say of decks is, in small letters, no name of a card. */
export const isOrdinary = (folded: string): boolean => {
  const word = stem(folded);
  return WORDS.has(word) || LEARNED.rows.has(word);
};

/** Of several features each says a share: a long question is not surer for its length. */
const scaleOf = (features: Features): number => {
  const length = Math.hypot(...features.values());
  return length === 0 ? 0 : 1 / length;
};

/** @internal How much the features speak for each subject, in the order of `ASKED_SUBJECTS`, as likelihoods. */
export const likelihoods = (features: Features, { rows }: SubjectWeights): Float64Array => {
  const scores = new Float64Array(ASKED_SUBJECTS.length);
  const scale = scaleOf(features);
  for (const [feature, weight] of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = (scores[at] ?? 0) + scale * weight * (row[at] ?? 0);
  }
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((all, each) => all + each, 0);
  return raised.map((each) => each / sum);
};

/** The subjects by how likely a question is about them, the likeliest first. */
export const rankSubjects = (
  question: StrategyQuestion,
  understanding: Understanding,
): readonly RankedSubject[] => {
  const found = likelihoods(featuresOf(question, understanding), LEARNED);
  return ASKED_SUBJECTS.map((subject, at) => ({ subject, likelihood: found[at] ?? 0 })).toSorted(
    (one, other) => other.likelihood - one.likelihood,
  );
};
