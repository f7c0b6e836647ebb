import type { Answer } from "../knowledge/interaction.ts";
import type { Understanding } from "../question/understand.ts";
import { conceptsFor, holds } from "./conditions.ts";
import type { NearWording } from "./find-candidates.ts";
import type { Ranked } from "./rank-candidates.ts";
import { readWording } from "./read-wording.ts";
import { type Asked, readAsked, sameAnswer } from "./same-answer.ts";
import type { Evidence, VerdictName } from "./weights.ts";

/** The yes or no that the wordings of a settled question suggest, with the evidence for it. */
export interface SuggestedVerdict {
  readonly verdict: "yes" | "no";
  readonly evidence: Evidence<VerdictName>;
  /** The conditions of the interaction say the other word. */
  readonly contradicted: boolean;
}

/** Near wordings count more: by this power of e for each point of likeness. */
const STEEP = 4;
/** Likeness of a question with itself, nearly: all four channels. */
const FULL_LIKENESS = 2.4;
const THE_SAME = 0.97 * FULL_LIKENESS;

const SIGN = { yes: 1, no: -1 } as const;

export const askedOf = (understanding: Understanding): Asked =>
  readAsked(understanding.question, {
    language: understanding.language,
    concepts: understanding.asked,
    negated: understanding.negated,
    inverted: understanding.inverted,
    mood: understanding.clause.mood,
    clauseText: understanding.clause.text,
  });

/** The answer whose condition holds. */
export const heldAnswer = (
  { candidate }: Ranked,
  understanding: Understanding,
): Answer | undefined => {
  const concepts = conceptsFor(understanding);
  return candidate.interaction.answers.find(({ when }) => holds(when, concepts, understanding));
};

/** A wording that asks the very same thing in the same words. */
export const sameQuestion = ({ candidate }: Ranked): NearWording | undefined => {
  const [first] = candidate.wordings;
  return first && first.alike >= THE_SAME ? first : undefined;
};

/** What the wordings suggest; undefined when none of them asks for a yes or no. */
export const suggestVerdict = (
  ranked: Ranked,
  understanding: Understanding,
  differences: ArrayLike<number>,
): SuggestedVerdict | undefined => {
  const { candidate, evidence, asking, share } = ranked;
  const wordings = candidate.wordings.flatMap(({ wording, alike }) =>
    wording.verdict ? [{ wording, alike, sign: SIGN[wording.verdict] }] : [],
  );
  const [nearest] = wordings;
  if (!nearest?.wording.verdict) return undefined;
  const asked = askedOf(understanding);
  let all = 0;
  let votes = 0;
  let pairs = 0;
  for (const { wording, alike, sign } of wordings) {
    const weight = Math.exp(STEEP * (alike - nearest.alike));
    all += weight;
    votes += weight * sign;
    const other = readAsked(wording.text, readWording(wording, understanding.vocabulary));
    pairs += weight * sign * (2 * sameAnswer(differences, asked, other) - 1);
  }
  const held = heldAnswer(ranked, understanding)?.verdict ?? null;
  return {
    verdict: nearest.wording.verdict,
    contradicted: held !== null && held !== nearest.wording.verdict,
    evidence: {
      always: 1,
      share,
      best: candidate.best / 2,
      agree: held === nearest.wording.verdict ? 1 : 0,
      pair: (nearest.sign * pairs) / all,
      vote: (nearest.sign * votes) / all,
      oneSided: new Set(wordings.map(({ sign }) => sign)).size === 1 ? 1 : 0,
      asking,
      whole: evidence.whole,
      fits: evidence.fits,
    },
  };
};
