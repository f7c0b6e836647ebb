import type { Decision } from "../decision.ts";
import type { Interaction } from "../knowledge/interaction.ts";
import { readPowerToughness } from "../question/power-toughness.ts";
import type { Understanding } from "../question/understand.ts";
import { explainQuestion } from "./explain-question.ts";
import { matchTopics, type TopicMatch } from "./match-topics.ts";

/** Where the evidence is complete; each thing that is missing takes its share away. */
const FULL = 0.93;
const LOSS = {
  /** The whole, when the topic speaks of nothing in the sentence that asks. */
  asking: 0.45,
  /** The same for all that is told. */
  whole: 0.35,
  /** Per keyword that the topic knows nothing of: its own rules may change the answer. */
  keyword: 0.1,
  /** The whole, when no group came from the question's own words. */
  fromCards: 0.45,
  /** A yes/no question without a yes or no; “before or after?” wants none. */
  noVerdict: 0.25,
  /** A number question answered without a figure. */
  noNumber: 0.2,
  /** A number is asked of a situation with figures, which a topic does not compute. */
  computed: 0.25,
  /** Another topic fits nearly as well. */
  rival: 0.08,
  /** Per named card: its text may say otherwise. */
  card: 0.04,
} as const;
/** The concept of a question that offers a choice. */
const ALTERNATIVES = "open-question";
const NEARLY = 0.25;
/** Less sure than this is a guess: the rules are shown without a decision instead. */
const LEAST_SURE = 0.46;
/** However well the concepts fit: a question unlike every wording of the topic may turn it round. */
const UNLIKE = 0.43;
const ALIKE = 0.4;
/** Nor one whose nearest wording has another verdict. */
const CONTRADICTED = 0.6;
/** A topic found by its wordings alone is never surer than this. */
const BY_WORDING = 0.62;
/** Nor a figure that a topic states: it is that of the usual situation. */
const FIGURE = 0.64;

/**
 * How often answers of that evidence were right on questions that no wording was written for
 * (docs/evaluation.md says of how many): between the points a straight line.
 */
const CALIBRATED: readonly (readonly [evidence: number, right: number])[] = [
  [0.46, 0.4],
  [0.525, 0.52],
  [0.575, 0.57],
  [0.625, 0.62],
  [0.66, 0.72],
  [0.725, 0.82],
  [0.775, 0.88],
  [1, 0.93],
];

/** The share of right answers among those of such evidence. */
const calibrated = (evidence: number): number => {
  const after = CALIBRATED.findIndex(([at]) => at >= evidence);
  const [to, high] = CALIBRATED[after] ?? [1, 0.93];
  const [from, low] = CALIBRATED[after - 1] ?? [0, 0];
  return low + ((evidence - from) / (to - from)) * (high - low);
};

/** The evidence for a topic, 0 to 1. */
const evidenceOf = (
  best: TopicMatch,
  rival: TopicMatch | undefined,
  understanding: Understanding,
): number => {
  const { asked, form, cards, text } = understanding;
  const explained = explainQuestion(best.topic, understanding);
  let evidence = FULL;
  evidence -= (1 - explained.asking) * LOSS.asking;
  evidence -= (1 - explained.whole) * LOSS.whole;
  evidence -= explained.unknownKeywords * LOSS.keyword;
  evidence -= (1 - best.ownWords) * LOSS.fromCards;
  if (form === "yes_no" && best.answer.verdict === null && !asked.has(ALTERNATIVES))
    evidence -= LOSS.noVerdict;
  if (form === "number" && !/\d/.test(best.answer.says.en)) evidence -= LOSS.noNumber;
  if (form === "number" && text.tokens.some((token) => readPowerToughness(token)))
    evidence -= LOSS.computed;
  if (rival && best.score - rival.score < NEARLY) evidence -= LOSS.rival;
  evidence -= Math.min(3, cards.length) * LOSS.card;
  const alike = (best.similar + best.asksAlike) / 2;
  const trust = Math.min(evidence, UNLIKE + alike * ALIKE);
  if (form === "yes_no" && best.contradicted) return Math.min(trust, CONTRADICTED);
  if (best.byWording) return Math.min(trust, BY_WORDING);
  return form === "number" ? Math.min(trust, FIGURE) : trust;
};

/** Decides by the topic that fits best; undefined when none does. */
export const decideByTopic = (
  interactions: readonly Interaction[],
  understanding: Understanding,
): Decision | undefined => decideAmong(matchTopics(interactions, understanding), understanding);

/** The same among given matches, best first. */
export const decideAmong = (
  [best, rival]: readonly TopicMatch[],
  understanding: Understanding,
): Decision | undefined => {
  if (!best) return undefined;
  // Topics decide questions as they are usually asked; turned round, their yes would mean no.
  if (understanding.inverted && understanding.form === "yes_no" && best.answer.verdict !== null)
    return undefined;
  const evidence = evidenceOf(best, rival, understanding);
  if (evidence < LEAST_SURE) return undefined;
  const { topic, answer } = best;
  const { language } = understanding;
  return {
    id: topic.id,
    outcome: "ruling",
    verdict: understanding.form === "yes_no" ? answer.verdict : null,
    ruling: answer.says[language],
    explanation: (answer.because ?? topic.because)[language],
    citations: topic.rules.map(({ number, claim }) => ({ number, claim: claim[language] })),
    interactions: (topic.pairs ?? []).map(({ between, description }) => ({
      cards: between[language].split(/\s*[+/]\s*/),
      description: description[language],
    })),
    steps: (topic.steps ?? []).map(({ action, rule, layer }) => ({
      action: action[language],
      rule: rule ?? null,
      layer: layer ?? null,
      timing: null,
    })),
    facts: [topic.title[language]],
    confidence: calibrated(evidence),
  };
};
