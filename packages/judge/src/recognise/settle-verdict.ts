import type { Answer } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import { answerWhoseConditionHolds, namesAsked } from "./conditions.ts";
import type { NearWording } from "./find-candidates.ts";
import type { Ranked } from "./rank-candidates.ts";
import { type AskedFeatures, readAsked, sameAnswer } from "./same-answer.ts";
import type { SettledIndex } from "./settled-index.ts";
import type { Evidence, VerdictName } from "./weights.ts";

/** Near wordings count more: by this power of e for each point of likeness. */
const STEEP = 4;
/** What counts less than this beside the nearest wording of its settled question is not read. */
const LEAST_WEIGHT = 0.02;
/** Likeness of a question with itself, nearly: all four channels. */
const FULL_LIKENESS = 2.4;
const THE_SAME = 0.97 * FULL_LIKENESS;

const SIGN = { yes: 1, no: -1 } as const;

export const askedFeaturesOf = (understanding: Understanding): AskedFeatures =>
  readAsked({
    ...understanding,
    tokens: understanding.text.tokens,
    concepts: understanding.asked,
  });

/** A wording that asks the very same thing in the same words. */
export const sameQuestion = ({ candidate }: Ranked): NearWording | undefined => {
  const [first] = candidate.wordings;
  return first && first.alike >= THE_SAME ? first : undefined;
};

/** Settled questions that are asked for their yes or no, the likeliest first, and how likely they must be to matter. */
const MOST_ASKED = 6;
const LEAST_SHARE = 0.01;

/** What verdicts are read from: the learned weight of each difference, and the wordings themselves. */
export interface VerdictParts extends Pick<SettledIndex, "askedBy"> {
  readonly differences: ArrayLike<number>;
  /** Whether a named card keeps from happening what a settled question rests on, which knows nothing of it. */
  readonly isHindered?: (one: Ranked, verdict: "yes" | "no" | null) => boolean;
  /** Whether a sentence with a yes or no says it under a condition that nothing tells. */
  readonly isOpen?: (says: Answer["says"]) => boolean;
  /** Whether its yes and no are about the contrary of what is asked. */
  readonly isTurnedRound?: (one: Ranked) => boolean;
}

/**
 * How far the wordings of a settled question speak for yes (1) or for no (-1): each by its own word, turned where
 * what sets it apart from the question turns it, the nearest most.
 */
const leaningOf = (
  { candidate }: Ranked,
  asked: AskedFeatures,
  { differences, askedBy }: VerdictParts,
): number => {
  const nearest = candidate.wordings.find(({ verdict }) => verdict)?.alike ?? 0;
  // Above nothing for yes, below it for no.
  const weights = new Map<number, number>();
  for (const { place, verdict, alike } of candidate.wordings) {
    const weight = Math.exp(STEEP * (alike - nearest));
    if (verdict && weight >= LEAST_WEIGHT) weights.set(place, weight * SIGN[verdict]);
  }
  let all = 0;
  let sum = 0;
  for (const [place, other] of askedBy(candidate.of, [...weights.keys()])) {
    const weight = weights.get(place) ?? 0;
    all += Math.abs(weight);
    sum += weight * (2 * sameAnswer(differences, asked, other) - 1);
  }
  return all === 0 ? 0 : sum / all;
};

/** How much nearer the nearest wording with a yes is than the nearest with a no. */
const leadOfYes = ({ candidate: { wordings } }: Ranked): number => {
  const nearest = (word: "yes" | "no") =>
    wordings.find(({ verdict }) => verdict === word)?.alike ?? 0;
  return nearest("yes") - nearest("no");
};

/**
 * What speaks for yes, as far above nothing as it would be below it for no: the wordings and the conditions of all
 * likely settled questions, each as likely as it is. A condition that names what is asked is told apart from one
 * that is left for all the rest.
 */
export const verdictEvidence = (
  ranked: readonly [Ranked, ...Ranked[]],
  understanding: Understanding,
  parts: VerdictParts,
): Evidence<VerdictName> => {
  const asked = askedFeaturesOf(understanding);
  const [best] = ranked;
  const evidence = { wordings: 0, named: 0, rest: 0, nearest: best.share * leadOfYes(best) };
  for (const one of ranked.slice(0, MOST_ASKED)) {
    if (one.share < LEAST_SHARE) continue;
    evidence.wordings += one.share * leaningOf(one, asked, parts);
    const { verdict, when } =
      answerWhoseConditionHolds(one.candidate.settledQuestion, understanding) ?? {};
    if (verdict) evidence[namesAsked(when) ? "named" : "rest"] += one.share * SIGN[verdict];
  }
  return evidence;
};
