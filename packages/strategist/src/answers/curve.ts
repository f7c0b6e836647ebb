import { foldPhrase } from "@spellwright/text";
import { type DeckFacts, knownShare } from "../deck-facts.ts";
import { curveBounds, curveProblems } from "../report/curve-bounds.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";

const ASKS_WHETHER = /\b(?:too|trop|enough|assez|ok|okay|fine|good|bonne|correcte)\b/;

/** How the curve stands beside what lists of its kind show; undefined where none were measured. */
const curveVerdict = (facts: DeckFacts): Finding | undefined => {
  const [problem] = curveProblems(facts);
  if (problem !== undefined) {
    const { measure, lists, value, bound } = problem;
    const code = lists === "plan" ? "plan" : measure;
    return finding(`curveBeyond.${code}`, { value: { decimal: value }, bound: { decimal: bound } });
  }
  const average = curveBounds(facts).find(({ measure }) => measure === "average");
  return average === undefined
    ? undefined
    : finding("curveWithin", { bound: { decimal: average.bound } });
};

/** The mana curve without lands, and its average. */
export const answerCurve: Answer = ({ facts, question, understanding }) => {
  if (facts === null || !understanding.subjects.has("curve")) return undefined;
  const { averageManaValue, curve } = facts.statistics;
  if (averageManaValue === null) return undefined;
  const most = Math.max(...curve);
  const late = curve.slice(5).reduce((sum, count) => sum + count, 0);
  const all = curve.reduce((sum, count) => sum + count, 0);
  const total = facts.cards.reduce(
    (sum, { card, isLand, quantity }) => sum + (isLand ? 0 : quantity * card.cmc),
    0,
  );
  const average = finding("curve", {
    average: { decimal: averageManaValue },
    peak: curve.indexOf(most),
    count: most,
  });
  const verdict = curveVerdict(facts);
  const [headline, second] =
    verdict !== undefined && ASKS_WHETHER.test(foldPhrase(question.question))
      ? [verdict, average]
      : [average, verdict];
  return {
    responseType: "figures",
    headline: understanding.asksTotal ? finding("curveTotal", { total }) : headline,
    title: "curve",
    items: [
      ...(understanding.asksTotal ? [average] : []),
      ...(second === undefined || understanding.asksTotal ? [] : [second]),
      ...curve.flatMap((count, value) =>
        count === 0 ? [] : [finding(value === 7 ? "curveEnd" : "curveBar", { value, count })],
      ),
      finding("curveLate", { count: late, share: { percent: late / all } }),
    ],
    confidence: 0.95 * knownShare(facts),
  };
};
