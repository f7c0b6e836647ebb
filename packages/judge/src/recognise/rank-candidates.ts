import { weightedShare } from "@spellwright/text";
import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import { answerWhoseConditionHolds, namesAsked } from "./conditions.ts";
import { explainedShare } from "./explained-share.ts";
import { type Candidate, conceptsOf, findCandidates } from "./find-candidates.ts";
import type { SettledIndex } from "./settled-index.ts";
import { type Evidence, type RankingName, type Weights, weigh } from "./weights.ts";

/** A settled question with the evidence that it is the one that is asked. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly evidence: Evidence<RankingName>;
  /** Likelihood among the candidates, 0 to 1. */
  readonly share: number;
}

/** Passages further down count half as much every so many places. */
const FADING = 4;
const OF_PARENT = 0.5;

const parentOf = (number: string): string => number.replace(/[a-z]$/, "");

/** How high the rules of a settled question stand among the passages that were found by text, 0 to 1. */
const standingAmong = (
  passages: readonly string[],
): ((rules: SettledQuestion["rules"]) => number) => {
  const parents = passages.map(parentOf);
  const pointsOf = (number: string): number => {
    const at = passages.indexOf(number);
    if (at >= 0) return 1 / (1 + at / FADING);
    const near = parents.indexOf(parentOf(number));
    return near < 0 ? 0 : OF_PARENT / (1 + near / FADING);
  };
  return (rules) =>
    rules.reduce((sum, { number }) => sum + pointsOf(number), 0) / Math.max(1, rules.length);
};

/** How much of a question a settled question speaks of, and how much of what its wordings speak of the question lacks. */
const overlapIn = (
  { byWording, spoken }: SettledIndex,
  understanding: Understanding,
): ((candidate: Candidate) => Evidence<"covered" | "lacking" | "unmet">) => {
  const weights = new Map<string, number>();
  const weightOf = (id: string): number => {
    const weight = weights.get(id) ?? byWording.concepts.weightOf(id);
    weights.set(id, weight);
    return weight;
  };
  const { fromCards, denied } = understanding;
  const own = [...conceptsOf(understanding)];
  const brought = new Set([...own, ...fromCards.keywords, ...fromCards.ideas]);
  const isMet = (group: readonly string[]): boolean =>
    group.some((id) => brought.has(id) && !denied.has(id));
  return ({ of, settledQuestion }) => ({
    covered: weightedShare(own.map((id) => [weightOf(id), spoken.holds(of, id)])),
    lacking: weightedShare(
      Array.from(spoken.sharesOf(of), ([id, share]) => [share * weightOf(id), !brought.has(id)]),
    ),
    unmet: weightedShare(
      settledQuestion.concepts.map((group) => [Math.min(...group.map(weightOf)), !isMet(group)]),
    ),
  });
};

/** The candidates with their evidence, in the order in which they were found. */
export const gatherEvidence = (
  index: SettledIndex,
  understanding: Understanding,
  passages: readonly string[],
  heldOut?: string,
): readonly Omit<Ranked, "share">[] => {
  const overlap = overlapIn(index, understanding);
  const standing = standingAmong(passages);
  return findCandidates(index, understanding, heldOut).map((candidate) => {
    const { settledQuestion, of, alike } = candidate;
    const { verdict, when } = answerWhoseConditionHolds(settledQuestion, understanding) ?? {};
    return {
      candidate,
      evidence: {
        ...{ ...alike, ...overlap(candidate) },
        named: verdict && namesAsked(when) ? 1 : 0,
        whole: explainedShare(settledQuestion, (id) => index.spoken.holds(of, id), understanding),
        passages: standing(settledQuestion.rules),
      },
    };
  });
};

/** The most likely first. The likelihoods of all add up to one. */
export const rankCandidates = (
  gathered: readonly Omit<Ranked, "share">[],
  { ranking }: Pick<Weights, "ranking">,
): readonly Ranked[] => {
  const points = gathered.map(({ evidence }) => weigh(ranking, evidence));
  const highest = Math.max(...points);
  const odds = points.map((one) => Math.exp(one - highest));
  const sum = odds.reduce((total, one) => total + one, 0);
  return gathered
    .map((one, at) => ({ ...one, share: (odds[at] ?? 0) / sum }))
    .sort((a, b) => b.share - a.share);
};
