import type { Decision } from "../decision.ts";
import type { Answer, Interaction } from "../knowledge/interaction.ts";
import type { Understanding } from "../question/understand.ts";
import type { Ranked } from "./rank-candidates.ts";
import { logistic } from "./same-answer.ts";
import { heldAnswer, sameQuestion, suggestVerdict } from "./settle-verdict.ts";
import { type ConfidenceName, type Evidence, type Weights, weigh } from "./weights.ts";

/** A question that is one of the known wordings: somebody decided it. */
const KNOWN = 0.95;

/** What decides how sure an answer is. */
export const confidenceEvidence = (
  { candidate, evidence, asking, share }: Ranked,
  { form }: Understanding,
): Evidence<ConfidenceName> => ({
  always: 1,
  share,
  best: candidate.best / 2,
  covered: evidence.covered,
  whole: evidence.whole,
  asking,
  number: form === "number" ? 1 : 0,
});

/** The answer with a yes or no, where everything speaks for the same one. */
const statedAnswer = (
  ranked: Ranked,
  understanding: Understanding,
  weights: Weights,
  differences: ArrayLike<number>,
): Answer | undefined => {
  // Turned round (« est-il interdit… ? »), the yes of a wording would mean no.
  if (understanding.form !== "yes_no") return undefined;
  const same = sameQuestion(ranked);
  const held = heldAnswer(ranked, understanding);
  const answerOf = (verdict: "yes" | "no") =>
    held?.verdict === verdict
      ? held
      : ranked.candidate.interaction.answers.find((answer) => answer.verdict === verdict);
  if (same) return same.wording.verdict ? answerOf(same.wording.verdict) : undefined;
  if (understanding.inverted) return undefined;
  const suggested = suggestVerdict(ranked, understanding, differences);
  if (suggested === undefined || suggested.contradicted) return undefined;
  return logistic(weigh(weights.verdict, suggested.evidence)) >= weights.stated
    ? answerOf(suggested.verdict)
    : undefined;
};

const neutralOf = (ranked: Ranked, understanding: Understanding): Answer => {
  const held = heldAnswer(ranked, understanding);
  return held?.verdict === null
    ? held
    : { verdict: null, says: ranked.candidate.interaction.neutral };
};

const say = (
  interaction: Interaction,
  answer: Answer,
  { language }: Understanding,
  confidence: number,
): Decision => ({
  id: interaction.id,
  outcome: "ruling",
  verdict: answer.verdict,
  ruling: answer.says[language],
  explanation: (answer.because ?? interaction.because)[language],
  citations: interaction.rules.map(({ number, claim }) => ({ number, claim: claim[language] })),
  interactions: (interaction.pairs ?? []).map(({ between, description }) => ({
    cards: between[language].split(/\s*[+/]\s*/),
    description: description[language],
  })),
  steps: (interaction.steps ?? []).map(({ action, rule, layer }) => ({
    action: action[language],
    rule: rule ?? null,
    layer: layer ?? null,
    timing: null,
  })),
  facts: [interaction.title[language]],
  confidence,
});

/** A decision with how likely it is right, before caution. */
export interface Settled {
  readonly decision: Decision;
  /** 0 to 1, as often as answers of such evidence were right. */
  readonly likely: number;
}

/** What the most likely settled question answers: yes or no only on agreement, else its neutral sentence. */
export const settle = (
  [best]: readonly Ranked[],
  understanding: Understanding,
  weights: Weights,
  differences: ArrayLike<number>,
): Settled | undefined => {
  if (!best) return undefined;
  const { interaction } = best.candidate;
  const stated = statedAnswer(best, understanding, weights, differences);
  const answer = stated ?? neutralOf(best, understanding);
  const odds = weigh(weights.confidence, confidenceEvidence(best, understanding));
  const known = sameQuestion(best) !== undefined;
  return {
    decision: say(
      interaction,
      answer,
      understanding,
      known ? KNOWN : logistic(odds - weights.caution),
    ),
    likely: known ? KNOWN : logistic(odds),
  };
};
