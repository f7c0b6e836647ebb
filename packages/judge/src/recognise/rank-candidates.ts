import type { Understanding } from "../question/understand.ts";
import { fits } from "./conditions.ts";
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

/** More keywords missing tell no more. */
const MOST_KEYWORDS = 2;
/** Passages further down count half as much every so many places. */
const FADING = 4;
const OF_PARENT = 0.5;

const parentOf = (number: string): string => number.replace(/[a-z]$/, "");

/** How high the rules of an interaction stand among the passages that were found by text, 0 to 1. */
const standing = (rules: readonly string[], passages: readonly string[]): number => {
  const parents = passages.map(parentOf);
  const points = rules.map((number) => {
    const at = passages.indexOf(number);
    if (at >= 0) return 1 / (1 + at / FADING);
    const near = parents.indexOf(parentOf(number));
    return near < 0 ? 0 : OF_PARENT / (1 + near / FADING);
  });
  return points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length);
};

const evidenceFor = (
  candidate: Candidate,
  index: SettledIndex,
  understanding: Understanding,
  passages: readonly string[],
): Omit<Ranked, "share"> => {
  const { interaction, of } = candidate;
  const { vocabulary, asked } = understanding;
  let all = 0;
  let covered = 0;
  for (const id of conceptsOf(understanding)) {
    const weight = index.byWording.concepts.weightOf(id);
    all += weight;
    if (index.spoken.holds(of, id)) covered += weight;
  }
  const missing = [...asked].filter(
    (id) =>
      vocabulary.concepts.get(id)?.keyword &&
      !vocabulary.isOrdinary(id) &&
      !index.spoken.holds(of, id),
  );
  return {
    candidate,
    evidence: {
      best: candidate.best,
      second: candidate.second,
      textWords: candidate.words,
      textLetters: candidate.letters,
      covered: all === 0 ? 0 : covered / all,
      keywordMissing: Math.min(MOST_KEYWORDS, missing.length),
      fits: fits(interaction, understanding) ? 1 : 0,
      whole: explainedShare(interaction, (id) => index.spoken.holds(of, id), understanding),
      passages: standing(
        interaction.rules.map(({ number }) => number),
        passages,
      ),
    },
  };
};

/** The candidates with their evidence, in the order in which they were found. */
export const gatherEvidence = (
  index: SettledIndex,
  understanding: Understanding,
  passages: readonly string[],
  heldOut?: string,
): readonly Omit<Ranked, "share">[] =>
  findCandidates(index, understanding, heldOut).map((candidate) =>
    evidenceFor(candidate, index, understanding, passages),
  );

/** The most likely first; the likelihoods of all add up to one. */
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
