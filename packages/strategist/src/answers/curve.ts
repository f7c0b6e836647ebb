import { knownShare } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";

/** The mana curve without lands, and its average. */
export const answerCurve: Answer = ({ facts, understanding }) => {
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
  return {
    responseType: "figures",
    headline: understanding.asksTotal ? finding("curveTotal", { total }) : average,
    title: "curve",
    items: [
      ...(understanding.asksTotal ? [average] : []),
      ...curve.flatMap((count, value) =>
        count === 0 ? [] : [finding(value === 7 ? "curveEnd" : "curveBar", { value, count })],
      ),
      finding("curveLate", { count: late, share: { percent: late / all } }),
    ],
    confidence: 0.95 * knownShare(facts),
  };
};
